import fc from 'fast-check';
import { CATEGORIES, type FinancialData, isoDate, type Transaction } from '../../finance';
import { cents } from '../../money';
import { financialData, transaction } from '../../testing';
import { decodeTransactions, financeAnswer, transactionLines } from '../index';

const overHttp = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const byColumns = (given: FinancialData) =>
  decodeTransactions(overHttp([...transactionLines(given, given.transactions)]));

const byRows = (given: FinancialData) =>
  decodeTransactions(overHttp(financeAnswer('transactions', given)));

const amount = fc.integer({ min: 0, max: 1e9 }).map(cents);

/** Few rows have these. */
const links = fc.record(
  {
    transfer: fc.record({ id: fc.string(), accountId: fc.string() }),
    loanPayment: fc.record({
      loanId: fc.string(),
      interest: amount,
      principal: amount,
      rest: amount,
      mismatch: amount,
    }),
  },
  { requiredKeys: [] },
);

const anyTransaction = fc
  .record({
    id: fc.string(),
    accountId: fc.constantFrom('acc-1', 'liab-2'),
    date: fc.constantFrom('2024-02-29', '2025-06-01').map(isoDate),
    merchant: fc.string(),
    name: fc.constantFrom('A', 'B', ''),
    category: fc.constantFrom(...CATEGORIES),
    amount: fc.integer({ min: -1e12, max: 1e12 }).map(cents),
    type: fc.constantFrom('debit', 'credit'),
    pending: fc.boolean(),
    currency: fc.constantFrom('USD', 'EUR'),
    note: fc.option(fc.string()),
    source: fc.constantFrom('bank', 'manual', 'sample'),
  })
  .chain((part) => links.map((linked) => transaction({ ...part, ...linked })));

describe('transactions by columns', () => {
  it('are those of the rows', () => {
    fc.assert(
      fc.property(fc.array(anyTransaction, { maxLength: 40 }), (transactions) => {
        const given = financialData({ transactions });
        expect(byColumns(given)).toEqual(byRows(given));
        expect(byRows(given).transactions).toEqual(transactions);
      }),
    );
  });

  it.each([0, 1, 1000, 1001, 2100])('are complete for %d rows', (count) => {
    const transactions = Array.from({ length: count }, (_, at) => transaction({ id: `t-${at}` }));
    const { transactions: found } = byColumns(financialData({ transactions }));
    expect(found.map(({ id }) => id)).toEqual(transactions.map(({ id }) => id));
  });

  it('are frozen, so that a store need not visit every row', () => {
    expect(Object.isFrozen(byColumns(financialData()))).toBe(true);
  });
});

type Line = Readonly<Record<string, unknown>>;

describe('decodeTransactions', () => {
  const rows: Transaction[] = [transaction({ id: 'a' }), transaction({ id: 'b' })];
  const lines = (): [Line, Line] => {
    const [head, block] = [...transactionLines(financialData(), rows)].map(overHttp);
    return [head as Line, block as Line];
  };

  it('decodes lines', () => {
    expect(decodeTransactions(lines()).transactions).toHaveLength(2);
  });

  it.each<[string, (head: Line, block: Line) => unknown[]]>([
    ['no line', () => []],
    ['no block although rows are counted', (head) => [head]],
    ['a block twice', (head, block) => [head, block, block]],
    ['fewer rows than are counted', (head, block) => [{ ...head, count: 3 }, block]],
    ['no current day', (head, block) => [{ ...head, today: 'today' }, block]],
    ['a column that is missing', (head, block) => [head, { ...block, note: undefined }]],
    ['a column that is shorter', (head, block) => [head, { ...block, id: ['a'] }]],
    ['an id that is no text', (head, block) => [head, { ...block, id: ['a', 1] }]],
    ['an amount that is text', (head, block) => [head, { ...block, amount: [1, '2'] }]],
    ['an amount that is null', (head, block) => [head, { ...block, amount: [1, null] }]],
    ['a flag that is a number', (head, block) => [head, { ...block, pending: [false, 1] }]],
    ['a day that does not exist', (head, block) => withValue(head, block, 'date', '2025-02-30')],
    ['an unknown source', (head, block) => withValue(head, block, 'source', 'rumour')],
    ['a place beyond the values', (head, block) => withPlaces(head, block, [0, 9])],
    ['a place below the first', (head, block) => withPlaces(head, block, [0, -1])],
    ['a place between two', (head, block) => withPlaces(head, block, [0, 0.5])],
  ])('refuses %s', (_, change) => {
    const [head, block] = lines();
    expect(() => decodeTransactions(change(head, block))).toThrow();
  });

  const withValue = (head: Line, block: Line, name: string, value: string) => [
    head,
    { ...block, [name]: { values: [value], places: [0, 0] } },
  ];
  const withPlaces = (head: Line, block: Line, places: number[]) => [
    head,
    { ...block, merchant: { values: ['Shop'], places } },
  ];
});
