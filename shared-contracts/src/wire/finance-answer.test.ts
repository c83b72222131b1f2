import * as v from 'valibot';
import { FINANCE_DECODERS } from '../testing/finance-decoders';
import { demoHousehold } from '../demo';
import { categoryKey, type FinancialData, inMonth, isoMonth, totalSpending } from '../finance';
import { cents, sum, toDollars } from '../money';
import {
  account,
  holding,
  financialData,
  liability,
  paystub,
  policy,
  transaction,
} from '../testing/builders';
import {
  accountsAnswerSchema,
  budgetAnswerSchema,
  decodeBudget,
  decodeIncome,
  decodeForecast,
  decodeNetWorth,
  decodeProtection,
  decodeScore,
  decodeSpending,
  decodeTransactions,
  FINANCE_RESOURCES,
  financeAnswer,
  type FinanceQuery,
  isFinanceResource,
} from './index';

const overHttp = (answer: object): unknown => JSON.parse(JSON.stringify(answer));
const june = isoMonth('2025-06');

/** It has one of everything, and each nullable field once with and once without a value. */
const full: FinancialData = financialData({
  asOf: '2025-06-30T12:00:00.000Z',
  profile: { ...demoHousehold().profile, income: cents(78_000_01) },
  accounts: [account(), account({ balance: null, closed: true, mask: '0000', type: 'other' })],
  liabilities: [liability(), liability({ balance: null, limit: null, aprPercent: null })],
  transactions: [
    transaction(),
    transaction({ amount: cents(200_000), category: 'Salary', note: 'paid', pending: true }),
  ],
  holdings: [
    holding(),
    holding({ ticker: null, unitPrice: null, pricedOn: null, costBasis: cents(1) }),
  ],
  paystubs: [paystub()],
  policies: [policy()],
  netWorthHistory: [{ date: june, value: cents(-1), assets: cents(1), liabilities: cents(2) }],
  scoreHistory: [{ date: june, score: 71 }],
  notifications: demoHousehold().notifications,
});

const empty = financialData();

describe.each([
  ['the sample', demoHousehold()],
  ['one of everything', full],
  ['nothing at all', empty],
])('the answers for %s', (_, each) => {
  it.each(FINANCE_RESOURCES)('decode: %s', (resource) => {
    const answer = FINANCE_DECODERS[resource](overHttp(financeAnswer(resource, each)));
    expect(answer).toMatchObject({ source: each.source, today: each.today, asOf: each.asOf });
  });

  it.each([
    'accounts',
    'liabilities',
    'transactions',
    'holdings',
    'paystubs',
    'notifications',
    'profile',
  ] as const)('decode to every entity as it was, to the cent: %s', (resource) => {
    const answer = FINANCE_DECODERS[resource](overHttp(financeAnswer(resource, each)));
    expect(answer).toMatchObject({ [resource]: each[resource] });
  });

  it('restore policies and histories', () => {
    expect(decodeProtection(overHttp(financeAnswer('protection', each))).policies).toEqual(
      each.policies,
    );
    expect(decodeNetWorth(overHttp(financeAnswer('net-worth', each))).history).toEqual(
      each.netWorthHistory,
    );
    expect(decodeScore(overHttp(financeAnswer('score', each))).history).toEqual(each.scoreHistory);
  });
});

describe('the spending answer', () => {
  const spending = (month?: string) =>
    decodeSpending(overHttp(financeAnswer('spending', demoHousehold(), { month })));

  // Covers P2-9-13, R-3.2.
  it('opens on the newest month with transactions, and takes another one', () => {
    expect(spending().month).toBe('2025-06');
    expect(spending().months[0]).toBe('2025-06');
    expect(spending('2025-02').month).toBe('2025-02');
  });

  it('adds up to the total of totalSpending', () => {
    const { categories, total } = spending();
    expect(sum(categories.map(({ amount }) => amount))).toBe(total);
    expect(total).toBe(totalSpending(inMonth(demoHousehold().transactions, june)));
  });

  it('is empty for a month without transactions', () => {
    expect(spending('2031-01')).toMatchObject({ categories: [], total: 0 });
  });

  it.each(['2025-13', 'June', ''])('throws for the month "%s"', (month) => {
    expect(() => financeAnswer('spending', demoHousehold(), { month })).toThrow(RangeError);
  });
});

describe('the budget answer', () => {
  // Covers P2-3-2.
  it('has the assigned and spent amounts of every category, budgeted or not', () => {
    const answer = decodeBudget(
      overHttp(
        financeAnswer('budget', { ...full, budget: { standard: { rent: cents(10) }, months: {} } }),
      ),
    );
    expect(answer.assigned).toEqual({ rent: 10 });
    expect(answer.spent).toEqual({ [categoryKey('Groceries')]: 2_000 });
    expect(answer.threeMonthAverage).toEqual({});
  });

  it('replaces standard lines with those of the month', () => {
    const answer = (month: string) =>
      decodeBudget(overHttp(financeAnswer('budget', demoHousehold(), { month })));
    expect(answer('2025-06').assigned.travel).not.toBe(answer('2025-05').assigned.travel);
  });
});

describe('the income answer', () => {
  it('lists the oldest month first and the basis of the annual income', () => {
    const answer = decodeIncome(overHttp(financeAnswer('income', demoHousehold())));
    expect(answer.byMonth.map(({ month }) => month)).toEqual([...answer.months].reverse());
    expect(answer.incomeBasis).toBe('profile');
    expect(decodeIncome(overHttp(financeAnswer('income', empty)))).toMatchObject({
      annualIncome: null,
      incomeBasis: null,
      byMonth: [],
    });
  });
});

describe('the transactions answer', () => {
  const days = (startDate?: string, endDate?: string) =>
    decodeTransactions(
      overHttp(financeAnswer('transactions', demoHousehold(), { startDate, endDate })),
    ).transactions.map(({ date }) => date);

  it('includes both ends of a span of days, and is open without one', () => {
    expect(days('2025-06-30').every((day) => day >= '2025-06-30')).toBe(true);
    expect(days(undefined, '2025-01-01').every((day) => day <= '2025-01-01')).toBe(true);
    expect(days('2025-06-30').length + days(undefined, '2025-06-29').length).toBe(days().length);
    expect(days('2025-06-02', '2025-06-01')).toEqual([]);
  });
});

describe('the net-worth answer', () => {
  it('is assets minus liabilities', () => {
    const { current, assets, liabilities } = decodeNetWorth(
      overHttp(financeAnswer('net-worth', full)),
    );
    expect(current).toBe(assets - liabilities);
    expect([assets, liabilities]).toEqual([100_000, 50_000]);
  });
});

describe('the score answer', () => {
  it('lists the known factors in order, with their descriptions', () => {
    const { factors, current } = decodeScore(overHttp(financeAnswer('score', demoHousehold())));
    expect(factors.map(({ key }) => key)).toEqual([
      'debt_to_income',
      'savings_rate',
      'payment_history',
      'credit_utilization',
      'emergency_fund',
      'investment_diversity',
    ]);
    expect(factors.every(({ description }) => description.length > 0)).toBe(true);
    const weighted = factors.reduce((total, { score, weight }) => total + score * weight, 0);
    expect(current).toBe(Math.round(weighted));
  });

  it.each([
    ['no factor', empty, 0, null],
    ['two factors', financialData({ accounts: [account()] }), 2, null],
    [
      'three factors',
      financialData({
        accounts: [account()],
        liabilities: [liability({ limit: cents(100_000) })],
      }),
      3,
      24,
    ],
  ])('with %s known lists only those', (_, each, known, score) => {
    const { factors, current } = decodeScore(overHttp(financeAnswer('score', each)));
    expect([factors.length, current]).toEqual([known, score]);
  });
});

describe('a decoder', () => {
  const good = overHttp(financeAnswer('accounts', full));

  it.each([
    ['nothing', undefined],
    ['another shape', { accounts: 'none' }],
    ['no provenance', { accounts: [] }],
    ['a failure', { success: false, error: 'x', code: 'Y' }],
    ['a balance that is text', { ...Object(good), accounts: [{ balance: 'a lot' }] }],
  ])('throws for %s', (_, raw) => {
    for (const decode of Object.values(FINANCE_DECODERS))
      expect(() => decode(raw)).toThrow(v.ValiError);
  });

  it('drops fields that the contract does not name', () => {
    const parsed = v.parse(accountsAnswerSchema, { ...Object(good), token: 'secret' });
    expect(JSON.stringify(parsed)).not.toContain('secret');
  });

  it('throws for a budget that is no amount', () => {
    const answer = Object(overHttp(financeAnswer('budget', full)));
    const odd = { ...answer, monthly_spending: { gas: 'much' } };
    expect(v.safeParse(budgetAnswerSchema, odd).success).toBe(false);
  });
});

it.each([
  ['accounts', true],
  ['net-worth', true],
  ['nothing', false],
  ['toString', false],
  ['__proto__', false],
])('knows whether %s is a resource', (text, known) => {
  expect(isFinanceResource(text)).toBe(known);
});

it('writes dollars with two decimals exactly', () => {
  const amounts = Array.from({ length: 200 }, (_, index) => cents(index * 1_234_567 + 1));
  const each = financialData({ transactions: amounts.map((amount) => transaction({ amount })) });
  const { transactions } = decodeTransactions(overHttp(financeAnswer('transactions', each)));
  expect(transactions.map(({ amount }) => amount)).toEqual(amounts);
  expect(toDollars(amounts[1] ?? cents(0))).toBe(12_345.68);
});

describe('the answer of the forecast', () => {
  const ofForecast = (query: FinanceQuery) =>
    decodeForecast(overHttp(financeAnswer('forecast', demoHousehold(), query))).days.length;
  const checking = demoHousehold().accounts.find(({ type }) => type === 'checking')?.id ?? '';

  it.each<[string, FinanceQuery, number]>([
    ['all cash for 90 days', {}, 90],
    ['all cash for 30 days', { days: '30' }, 30],
    ['one account', { account: checking }, 90],
    ['nothing for an account that is no cash account', { account: 'acc-unknown' }, 0],
  ])('has %s', (_what, query, days) => {
    expect(ofForecast(query)).toBe(days);
  });
});
