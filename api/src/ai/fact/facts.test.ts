import { demoHousehold } from '@halyard/shared-contracts/demo';
import { isoMonth, type FinancialData, monthsWithData } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { financialData, transaction } from '@halyard/shared-contracts/testing/builders';
import { balanceFact, cashFact, worthFacts } from './balance-facts';
import { budgetFacts, budgetLineFacts } from './budget-facts';
import { debtFacts } from './debt-facts';
import type { Fact } from './fact';
import { factHref } from './fact-href';
import { factRows } from './fact-rows';
import { located } from './located';
import { joined, say } from './figured-text';
import { categoriesIn, earnedIn, movement, spentIn } from './spending-facts';

const demo = demoHousehold();
const JUNE = isoMonth('2025-06');

/** Adds up the rows behind a fact with the sign of its value. */
function sumOfRows(fact: Fact, of: FinancialData): number {
  const owed = new Set(of.liabilities.map(({ id }) => id));
  return factRows(fact.query, of).reduce((total, row) => {
    if ('merchant' in row) return total + row.amount;
    const sign = owed.has(row.id) && fact.id === 'net_worth' ? -1 : 1;
    return total + sign * (row.balance ?? 0);
  }, 0);
}

describe('budgetFacts', () => {
  it('has no budget and no remaining amount if no budget is set', () => {
    const without = { ...demo, budget: { standard: {}, months: {} } };
    expect(budgetFacts(without, JUNE)).toMatchObject({ budgeted: null, remaining: null });
    expect(budgetFacts(without, JUNE).spent).toEqual(budgetFacts(demo, JUNE).spent);
  });
});

describe('every amount of a household', () => {
  const amounts: Fact[] = [
    ...monthsWithData(demo.transactions).flatMap((month) => [
      spentIn(demo, month),
      earnedIn(demo, month),
      ...categoriesIn(demo, month).map(({ spent }) => spent),
      ...budgetLineFacts(demo, month).map(({ spent }) => spent),
      budgetFacts(demo, month).spent,
      ...demo.transactions.slice(0, 30).map((row) => movement(row).amount),
    ]),
    ...[...demo.accounts, ...demo.liabilities].flatMap((held) => balanceFact(held) ?? []),
    ...Object.values(worthFacts(demo)).flatMap((fact) => (fact && 'query' in fact ? [fact] : [])),
    ...debtFacts(demo).flatMap(({ balance }) => balance ?? []),
    cashFact(demo),
  ];

  it('is the sum of the rows that its query names', () => {
    expect(amounts.length).toBeGreaterThan(100);
    const wrong = amounts.filter(
      (fact) => Math.abs(Number(fact.value)) !== Math.abs(sumOfRows(fact, demo)),
    );
    expect(wrong).toEqual([]);
  });

  it('has a unique id within its kind', () => {
    const ids = categoriesIn(demo, JUNE).flatMap(({ spent, payments, share }) =>
      [spent, payments, share].map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('counts the payments of a category as its rows', () => {
  for (const { payments } of categoriesIn(demo, JUNE)) {
    expect(factRows(payments.query, demo)).toHaveLength(payments.value);
  }
});

describe('the link of a fact', () => {
  const row = transaction({ merchant: 'A & B?x=1' });
  const mine = financialData({ transactions: [row] });
  it.each([
    ['/transactions?type=expense&month=2025-06&transfers=no', spentIn(mine, JUNE)],
    [
      '/transactions?category=groceries&type=expense&month=2025-06&transfers=no',
      categoriesIn(mine, JUNE)[0]?.spent,
    ],
    [`/transactions?id=${row.id}`, movement(row).amount],
  ])('is %s', (href, fact) => {
    expect(fact && factHref(fact.query)).toBe(href);
  });

  it('encodes the names that other people chose', () => {
    const query = { of: 'transactions', merchants: [row.merchant] } as const;
    expect(factHref(query)).toBe('/transactions?merchant=A+%26+B%3Fx%3D1&transfers=no');
  });

  it('opens the details of one account, or a list of only these accounts', () => {
    const [first] = demo.accounts;
    expect(factHref({ of: 'holdings', ids: [first!.id] })).toBe(`/accounts?details=${first!.id}`);
    expect(factHref({ of: 'holdings', ids: ['a', 'b'] })).toBe('/accounts?only=a&only=b');
    expect(factHref({ of: 'holdings', ids: [] })).toBe('/accounts');
  });
});

describe('a text of facts', () => {
  const spent = spentIn(demo, JUNE);
  it('knows where its figures are', () => {
    const line = joined([say`It was ${spent}.`, say`Again ${spent}`], ' ');
    for (const { at, text } of line.spans) expect(line.text.slice(at, at + text.length)).toBe(text);
    expect(line.spans).toHaveLength(2);
  });

  it('finds figures in a finished text, but never inside a longer figure', () => {
    const fact = (value: number): Fact => ({ ...spent, id: String(value), value: cents(value) });
    const line = located('Of $15.00, then $5.00.', [fact(5_00), fact(15_00), fact(1_00)]);
    expect(line.spans.map(({ at, text }) => [at, text])).toEqual([
      [3, '$15.00'],
      [16, '$5.00'],
    ]);
  });
});
