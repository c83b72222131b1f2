import { demoHousehold } from '@halyard/shared-contracts/demo';
import {
  debtPaymentsSentence,
  type FinancialData,
  isoDate,
  MANAGEABLE_DEBT_PERCENT,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import {
  account,
  financialData,
  liability,
  transaction,
} from '@halyard/shared-contracts/testing/builders';
import { drafts } from './drafts';

/** A household with $1,000 a month can manage these payments, in cents. */
const LIMIT_OF_1000 = MANAGEABLE_DEBT_PERCENT * 10_00;

const on = (date: string, amount: number, part: Partial<Transaction> = {}) =>
  transaction({ date: isoDate(date), amount: cents(amount), ...part });
const monthly = (amounts: readonly number[], part: Partial<Transaction>) =>
  amounts.map((amount, index) => on(`2025-0${7 - amounts.length + index}-05`, amount, part));
const pay = (amount: number) =>
  monthly([amount, amount, amount], { category: 'Salary', merchant: 'Acme' });
const budget = (groceries: number) => ({ standard: { groceries: cents(groceries) }, months: {} });
const saved = account({ type: 'savings', balance: cents(12_000_00) });

/** These households are on both sides of the threshold of each rule. */
const CASES: readonly (readonly [
  rule: string,
  matching: Partial<FinancialData>,
  silent: Partial<FinancialData>,
])[] = [
  [
    'over_budget',
    { budget: budget(20_00), transactions: [on('2025-06-02', -20_01)] },
    { budget: budget(20_00), transactions: [on('2025-06-02', -20_00)] },
  ],
  [
    'nearly_spent',
    { budget: budget(20_00), transactions: [on('2025-06-02', -18_00)] },
    { budget: budget(20_00), transactions: [on('2025-06-02', -17_99)] },
  ],
  [
    'spending_spike',
    { transactions: monthly([-80_00, -80_00, -80_00, -100_01], {}) },
    { transactions: monthly([-80_00, -80_00, -80_00, -100_00], {}) },
  ],
  ['savings_rate', { transactions: pay(1_000_00) }, {}],
  [
    'debt_payments',
    {
      transactions: pay(1_000_00),
      liabilities: [liability({ monthlyPayment: cents(LIMIT_OF_1000 + 1) })],
      profile: { ...financialData().profile, income: cents(12_000_00) },
    },
    {
      transactions: pay(1_000_00),
      liabilities: [liability({ monthlyPayment: cents(LIMIT_OF_1000) })],
      profile: { ...financialData().profile, income: cents(12_000_00) },
    },
  ],
  [
    'emergency_fund',
    { accounts: [{ ...saved, balance: cents(11_999_99) }] },
    { accounts: [saved] },
  ],
  ['highest_rate', { liabilities: [liability(), liability()] }, { liabilities: [liability()] }],
  [
    'card_use',
    { liabilities: [liability({ balance: cents(300_01), limit: cents(1_000_00) })] },
    { liabilities: [liability({ balance: cents(300_00), limit: cents(1_000_00) })] },
  ],
  [
    'price_rise',
    { transactions: monthly([-10_00, -10_00, -10_00, -11_00], { category: 'Subscriptions' }) },
    { transactions: monthly([-10_00, -10_00, -10_00, -10_99], { category: 'Subscriptions' }) },
  ],
  [
    'missed_deposit',
    { transactions: pay(1_000_00), today: isoDate('2025-07-12') },
    { transactions: pay(1_000_00), today: isoDate('2025-07-11') },
  ],
  [
    'low_cash',
    {
      accounts: [account({ balance: cents(1_000_00) })],
      transactions: monthly([-501_00, -501_00, -501_00], { category: 'Rent' }),
    },
    {
      accounts: [account({ balance: cents(1_000_00) })],
      transactions: monthly([-500_00, -500_00, -500_00], { category: 'Rent' }),
    },
  ],
  [
    'overdrawn',
    { accounts: [account({ balance: cents(-1) })] },
    { accounts: [account({ balance: cents(0) })] },
  ],
  [
    'idle_cash',
    {
      accounts: [account({ balance: cents(1_300_00) })],
      transactions: pay(1).concat(on('2025-06-01', -100_00)),
    },
    {
      accounts: [account({ balance: cents(1_099_98) })],
      transactions: pay(1).concat(on('2025-06-01', -100_00)),
    },
  ],
  [
    'missing_asset',
    { source: 'own', liabilities: [liability({ type: 'mortgage', balance: cents(1) })] },
    { source: 'own', liabilities: [liability({ type: 'mortgage', balance: cents(0) })] },
  ],
  [
    'large_payment',
    { transactions: monthly([-70_00, -70_00, -70_00, -210_00], {}) },
    { transactions: monthly([-70_00, -70_00, -70_00, -209_99], {}) },
  ],
  [
    'paid_twice',
    { transactions: [on('2025-06-20', -5_00), on('2025-06-21', -5_00)] },
    { transactions: [on('2025-06-20', -5_00), on('2025-06-22', -5_00)] },
  ],
  [
    'fees',
    { transactions: [on('2025-06-20', -35_00, { name: 'OVERDRAFT FEE' })] },
    { transactions: [on('2025-06-20', -35_00, { name: 'COFFEE' })] },
  ],
  [
    'spending_down',
    { transactions: monthly([-100_00, -90_00], {}) },
    { transactions: monthly([-100_00, -91_00], {}) },
  ],
  [
    'income_down',
    { transactions: monthly([1_000_00, 799_99], { category: 'Salary' }) },
    { transactions: monthly([1_000_00, 800_00], { category: 'Salary' }) },
  ],
  [
    'unbudgeted',
    { budget: budget(1_00), transactions: [on('2025-06-02', -100_00, { category: 'Travel' })] },
    { budget: budget(1_00), transactions: [on('2025-06-02', -99_99, { category: 'Travel' })] },
  ],
  [
    'debt_free_sooner',
    { liabilities: [liability({ balance: cents(5_000_00), monthlyPayment: cents(150_00) })] },
    { liabilities: [liability({ balance: cents(100_00), monthlyPayment: cents(50_00) })] },
  ],
  [
    'subscriptions',
    {
      transactions: ['A', 'B', 'C'].flatMap((merchant) =>
        monthly([-9_00, -9_00, -9_00], { merchant, category: 'Subscriptions' }),
      ),
    },
    {
      transactions: ['A', 'B'].flatMap((merchant) =>
        monthly([-9_00, -9_00, -9_00], { merchant, category: 'Subscriptions' }),
      ),
    },
  ],
];

const rulesOf = (part: Partial<FinancialData>) =>
  drafts(financialData(part)).map(({ rule }) => rule);

describe.each(CASES)('the rule %s', (rule, matching, silent) => {
  it('gives an insight at its threshold and none just below it', () => {
    expect(rulesOf(matching)).toContain(rule);
    expect(rulesOf(silent)).not.toContain(rule);
  });

  it('prints no figure that is not a fact', () => {
    const found = drafts(financialData(matching)).find((each) => each.rule === rule);
    const { text, spans } = found!.message;
    const shown = spans.map((span) => span.text);
    const printed = text.match(/−?\$[\d,]+(?:\.\d\d)?/g) ?? [];
    expect(printed.filter((figure) => !shown.some((each) => each.startsWith(figure)))).toEqual([]);
  });
});

// Covers P3-A5-4.
describe('a finding about a merchant', () => {
  it.each([
    ['price_rise', [-10_00, -10_00, -10_00, -11_00]],
    ['missed_deposit', [1_000_00, 1_000_00, 1_000_00]],
  ])(
    'of the rule %s links to the page of the merchant, even with a long number in the name',
    (rule, amounts) => {
      const merchant = 'Acme & Sons 4111111111111111';
      const category = amounts[0]! < 0 ? 'Subscriptions' : 'Salary';
      const transactions = monthly(amounts, { merchant, category });
      const found = drafts(financialData({ transactions, today: isoDate('2025-07-12') }));
      const href = new URL(found.find((each) => each.rule === rule)!.href, 'https://halyard.test');
      expect(href.pathname).toBe('/transactions');
      expect([...href.searchParams]).toEqual([['merchant', merchant]]);
    },
  );
});

describe('a fee that a bank may refund', () => {
  it.each([
    ['OVERDRAFT FEE', true],
    ['MONTHLY MAINTENANCE FEE', true],
    ['First Platypus checking service charge', true],
    ['Service fee', true],
    ['PALM GROVE VILLAGE HOA MAINTENANCE FEE', false],
    ['TICKET OFFICE SERVICE FEE', false],
  ])('of %s is %s', (name, isReported) => {
    const rules = rulesOf({ transactions: [on('2025-06-20', -35_00, { name, merchant: name })] });
    expect(rules.includes('fees')).toBe(isReported);
  });
});

describe('the share of debt payments', () => {
  it('is not rounded down to the limit that it exceeds', () => {
    const found = drafts(
      financialData({
        transactions: pay(1_000_00),
        liabilities: [liability({ monthlyPayment: cents(361_00) })],
        profile: { ...financialData().profile, income: cents(12_000_00) },
      }),
    ).find(({ rule }) => rule === 'debt_payments');
    expect(found?.message.text).toBe(
      debtPaymentsSentence({ percent: 36.1, payments: cents(361_00), incomeBasis: 'profile' }),
    );
    expect(found?.message.spans.map(({ text }) => text)).toContain('36.1%');
  });
});

describe('an insight about payments', () => {
  it('never calls a refund the largest payment', () => {
    const rows = (last: number) =>
      monthly([-70_00, -70_00, -70_00, last], { category: 'Shopping' });
    expect(rulesOf({ transactions: rows(-210_00) })).toContain('large_payment');
    expect(rulesOf({ transactions: rows(210_00) })).not.toContain('large_payment');
  });

  it.each([
    ['a first payment to a landlord', [], true],
    ['three times the rent before', [-291_66, -291_66], true],
    ['the rent of each month', [-875_00, -875_00], false],
  ])('decides whether %s is a large payment', (_, before, isLarge) => {
    const rent = (amounts: readonly number[]) =>
      monthly(amounts, { category: 'Other', merchant: 'Mr J Patel Rent' });
    const shop = { category: 'Other', merchant: 'Corner Shop' } as const;
    const others = Array.from({ length: 10 }, () => monthly([-20_00, -20_00, -20_00], shop)).flat();
    const transactions = [...others, ...rent([...before, -875_00])].sort((a, b) =>
      a.date < b.date ? 1 : -1,
    );
    expect(rulesOf({ transactions }).includes('large_payment')).toBe(isLarge);
  });

  it('never calls two refunds a double payment', () => {
    const twice = (amount: number) => [on('2025-06-20', amount), on('2025-06-21', amount)];
    expect(rulesOf({ transactions: twice(-5_00) })).toContain('paid_twice');
    expect(rulesOf({ transactions: twice(5_00) })).not.toContain('paid_twice');
  });

  it.each(['Rent', 'Mortgage'] as const)(
    'gives no insight about a %s budget that is used up',
    (category) => {
      const standard = { rent: cents(900_00), mortgage: cents(900_00) };
      const data = {
        budget: { standard, months: {} },
        transactions: [on('2025-06-02', -900_00, { category })],
      };
      expect(rulesOf(data)).not.toContain('nearly_spent');
    },
  );
});

describe('drafts', () => {
  const found = drafts(demoHousehold());

  it('are unique, the most urgent first and then the largest amounts', () => {
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    const order = found.map(({ priority, worth }) => [
      ['high', 'medium', 'low'].indexOf(priority),
      -worth,
    ]);
    expect(order).toEqual(order.toSorted(([a, b], [c, d]) => a! - c! || b! - d!));
  });

  it('keep their ids when figures change, and the ids fit into a link', () => {
    const id = (spent: number) =>
      drafts(financialData({ budget: budget(20_00), transactions: [on('2025-06-02', spent)] }))[0]
        ?.id;
    expect(id(-30_00)).toBe(id(-40_00));
    for (const draft of found) expect(draft.id).toMatch(/^[a-z_]+-[0-9a-f]{12}$/);
  });
});
