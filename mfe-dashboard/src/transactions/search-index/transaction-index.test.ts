import {
  CATEGORIES,
  filterTransactions,
  isoDate,
  isoMonth,
  sortTransactions,
  totalIncome,
  totalSetAside,
  totalSpending,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { cents, ZERO } from '@halyard/shared-contracts/money';
import { NO_FILTER } from '@halyard/shared-contracts/wire';
import { transaction } from '@halyard/shared-contracts/testing';
import fc from 'fast-check';
import { TransactionIndex, type TransactionSearch } from './transaction-index';

const TODAY = isoDate('2025-06-30');

const search = (part: Partial<TransactionSearch> = {}): TransactionSearch => ({
  ...NO_FILTER,
  today: TODAY,
  sort: 'date',
  direction: 'desc',
  tag: null,
  ...part,
});

const hasTag =
  (tag: string | null) =>
  ({ tags = [] }: Transaction): boolean =>
    tag === null || tags.includes(tag);

const byRule = (rows: readonly Transaction[], wanted: TransactionSearch) =>
  sortTransactions(
    filterTransactions(rows.filter(hasTag(wanted.tag)), wanted),
    wanted.sort,
    wanted.direction,
  );

const anyTransaction = fc
  .record({
    merchant: fc.constantFrom('Corner Market', 'corner market', 'Café', 'Cafe\u0301', 'Acme', ''),
    category: fc.constantFrom(...CATEGORIES),
    amount: fc.constantFrom(-500, -500, 0, 100, 4000).map(cents),
    date: fc
      .constantFrom('2024-06-30', '2025-03-31', '2025-04-01', '2025-05-31', '2025-06-01')
      .map(isoDate),
    accountId: fc.constantFrom('acc-1', 'liab-2'),
    id: fc.constantFrom('txn-1', 'txn-2', 'txn-3'),
    currency: fc.constantFrom('USD', 'EUR'),
    tags: fc.constantFrom(undefined, undefined, ['trip'], ['work', 'trip'], ['work'], ['trips']),
    hidden: fc.constantFrom(undefined, undefined, true as const),
  })
  .map(({ tags, hidden, ...row }) =>
    transaction({ ...row, ...(tags && { tags }), ...(hidden && { hidden }) }),
  );

const loanPayment = { loanId: 'liab-2', mismatch: ZERO };

/** A row of $5.00 has $3.00 of interest and $1.50 or nothing of principal. */
const anyLoanRow = fc.constantFrom(1_50, 0).chain((principal) =>
  anyTransaction.map((row) => ({
    ...row,
    amount: cents(-5_00),
    loanPayment: {
      ...loanPayment,
      interest: cents(3_00),
      principal: cents(principal),
      rest: cents(2_00 - principal),
    },
  })),
);

const anyRow = fc.oneof({ weight: 8, arbitrary: anyTransaction }, anyLoanRow);

const anySearch: fc.Arbitrary<TransactionSearch> = fc.record({
  query: fc.constantFrom('', ' ', 'corner', 'CAF', 'o', 'din', 'zzz'),
  category: fc.constantFrom('all', 'all', 'Groceries', 'Transfer', 'Loan Interest', 'Fees'),
  type: fc.constantFrom('all', 'income', 'expense'),
  date: fc.constantFrom('all', 'month', '30', '90'),
  today: fc.constant(TODAY),
  account: fc.constantFrom(null, 'acc-1', 'acc-none'),
  months: fc.constantFrom([], [isoMonth('2025-05')], [isoMonth('2025-03'), isoMonth('2024-06')]),
  from: fc.constantFrom(null, isoDate('2025-04-01')),
  to: fc.constantFrom(null, isoDate('2025-05-31')),
  categories: fc.constantFrom([], [], ['Groceries', 'Travel'], ['Mortgage', 'Loan Interest']),
  merchants: fc.constantFrom([], ['Acme'], ['CORNER MARKET', 'Café']),
  ids: fc.constantFrom([], ['txn-1', 'txn-2']),
  countedOnly: fc.boolean(),
  tag: fc.constantFrom(null, null, 'trip', 'work', 'none'),
  sort: fc.constantFrom('date', 'amount', 'merchant', 'category'),
  direction: fc.constantFrom('asc', 'desc'),
});

describe('TransactionIndex', () => {
  // Covers P3-A8-3.
  it('finds, sorts, and adds up like the plain rules', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 60 }), anySearch, (rows, wanted) => {
        const expected = byRule(rows, wanted);
        const { count, rows: found, ...sums } = new TransactionIndex(rows).search(wanted);
        expect(found(0, count)).toEqual(expected);
        expect(sums).toMatchObject({
          income: totalIncome(expected),
          expenses: totalSpending(expected),
          setAside: totalSetAside(expected),
        });
      }),
      { numRuns: 400 },
    );
  });

  it('gives a second search its own order', () => {
    const rows = [transaction({ merchant: 'Acme' }), transaction({ merchant: 'Zoo' })];
    const index = new TransactionIndex(rows);
    index.search(search({ query: 'acme', sort: 'merchant' }));
    const { rows: found } = index.search(search({ sort: 'merchant', direction: 'desc' }));
    expect(found(0, 2)).toEqual(rows.toReversed());
  });

  it('keeps the result of a search when another search follows', () => {
    const rows = [transaction({ merchant: 'Acme' }), transaction({ merchant: 'Zoo' })];
    const index = new TransactionIndex(rows);
    const first = index.search(search({ query: 'acme', sort: 'merchant' }));
    index.search(search({ query: 'zoo', sort: 'merchant' }));
    expect(first.rows(0, 1)).toEqual([rows[0]]);
  });

  //
  it('counts the parts of a split once in each search', () => {
    const ids = ['txn-1~1', 'txn-1~2', 'txn-2', 'txn-3~1'];
    const index = new TransactionIndex(ids.map((id) => transaction({ id, merchant: id })));
    const wholes = (query: string) => index.search(search({ query })).wholes;
    expect([index.wholes, wholes('txn-1'), wholes('~2'), wholes('txn')]).toEqual([3, 1, 1, 3]);
  });

  it('returns the rows of a window and none beyond the last row', () => {
    const rows = ['A', 'B', 'C'].map((merchant) => transaction({ merchant }));
    const { rows: found } = new TransactionIndex(rows).search(
      search({ sort: 'merchant', direction: 'asc' }),
    );
    expect(found(1, 2)).toEqual([rows[1]]);
    expect(found(2, 9)).toEqual([rows[2]]);
    expect(found(3, 9)).toEqual([]);
  });
});
