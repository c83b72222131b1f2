import { cents } from '../../money';
import { account, financialData, liability, transaction } from '../../testing/builders';
import { isoDate } from '../civil-date';
import type { Account, FinancialData } from '../entities';
import { monthlyDebtPayments } from './debt-payments';
import { emergencyFundTarget } from './insight/emergency-fund-insight';
import { healthInsights } from './insight/health-insights';
import { moneyFlow } from './money-flow';
import { recommendedActions } from './recommended-actions';

const holding = (type: Account['type'], balance: number) =>
  account({ type, balance: cents(balance) });

const user = (part: Partial<FinancialData>, income: number | null = null): FinancialData => {
  const base = financialData(part);
  return { ...base, profile: { ...base.profile, income: income === null ? null : cents(income) } };
};

const kinds = (part: Partial<FinancialData>, income: number | null = null) =>
  recommendedActions(user(part, income)).map(({ kind }) => kind);

describe('moneyFlow', () => {
  // Covers P2-2.wealth-3, P2-2.wealth-4, P2-2.wealth-5, P3-C6-3.
  it('sorts balances into cash, investments and debt', () => {
    const accounts = [
      holding('checking', 100),
      holding('savings', 200),
      holding('brokerage', 1_000),
      holding('retirement', 2_000),
      holding('crypto', 50_000),
      holding('cash', 10),
      holding('home', 300_000_00),
    ];
    const liabilities = [liability({ balance: cents(700) })];
    expect(moneyFlow(user({ accounts, liabilities }, 120_00))).toEqual({
      monthlyIncome: 10_00,
      cash: 310,
      investments: 3_000,
      debt: 700,
    });
    expect(moneyFlow(financialData()).monthlyIncome).toBeNull();
  });
});

describe('recommendedActions', () => {
  // Covers P2-9-6.
  it.each([
    [11_999_99, ['emergency_fund']],
    [12_000_00, []],
  ])('with savings of %d are %j', (saved, expected) => {
    expect(kinds({ accounts: [holding('savings', saved)] })).toEqual(expected);
  });

  // Covers P2-9-7.
  it.each([
    [0, []],
    [1, ['pay_debt']],
  ])('with a debt of %d are %j', (owed, expected) => {
    const accounts = [holding('savings', 12_000_00)];
    expect(kinds({ accounts, liabilities: [liability({ balance: cents(owed) })] })).toEqual(
      expected,
    );
  });

  // Covers P2-9-8.
  it.each([
    [59_999_99, ['invest_more']],
    [60_000_00, []],
  ])('with %d invested on $60,000 a year are %j', (invested, expected) => {
    const accounts = [holding('savings', 12_000_00), holding('retirement', invested)];
    expect(kinds({ accounts }, 60_000_00)).toEqual(expected);
  });

  it('do not advise investing on an unknown income', () => {
    expect(kinds({ accounts: [holding('savings', 12_000_00)] })).toEqual([]);
  });

  // Covers P2-9-6, P2-9-7, P2-9-8.
  it('have the figures of the specification', () => {
    const accounts = [holding('savings', 9_400_01), holding('brokerage', 500_00)];
    const liabilities = [liability({ balance: cents(321_00) })];
    expect(recommendedActions(user({ accounts, liabilities }, 60_000_00))).toEqual([
      {
        kind: 'emergency_fund',
        saved: 9_400_01,
        target: 24_000_00,
        targetMonths: null,
        missing: 14_599_99,
        extraPerMonth: 500_00,
        months: 30,
      },
      { kind: 'pay_debt', debt: 321_00, extraPerMonth: 200_00, isPlannable: false },
      {
        kind: 'invest_more',
        invested: 500_00,
        target: 60_000_00,
        extraPerMonthFrom: 200_00,
        extraPerMonthTo: 300_00,
      },
    ]);
  });
});

describe('monthlyDebtPayments', () => {
  it('adds payments, else minimums, of open debts only, and counts unknown ones', () => {
    const debts = [
      liability({ monthlyPayment: cents(100), minimumPayment: cents(50) }),
      liability({ minimumPayment: cents(7) }),
      liability({ monthlyPayment: null, minimumPayment: null }),
      liability({ monthlyPayment: cents(900), balance: cents(0) }),
      liability({ monthlyPayment: cents(900), closed: true }),
    ];
    expect(monthlyDebtPayments(debts)).toEqual({ total: 107, unknown: 1 });
  });
});

describe('the insight about debt payments', () => {
  const unknown = liability({ type: 'auto_loan', monthlyPayment: null, minimumPayment: null });

  it.each<[number, number]>([
    [360_00, 0],
    [361_00, 1],
  ])(
    'with a payment of %d and an unknown one of a monthly $1,000 appears %d times',
    (paid, times) => {
      const liabilities = [liability({ id: 'known', monthlyPayment: cents(paid) }), unknown];
      const found = healthInsights(user({ liabilities }, 12_000_00));
      expect(found.filter(({ kind }) => kind === 'debt_payments')).toHaveLength(times);
    },
  );
});

describe('healthInsights', () => {
  const on = (day: string, category: 'Salary' | 'Rent', amount: number) =>
    transaction({ date: isoDate(day), category, amount: cents(amount) });

  const household = (saved: number): FinancialData =>
    user(
      {
        accounts: [holding('savings', saved)],
        liabilities: [liability({ monthlyPayment: cents(400_00) })],
        transactions: [
          on('2025-06-01', 'Salary', 3_000_00),
          on('2025-06-02', 'Rent', -1_500_00),
          on('2025-05-02', 'Rent', -1_000_00),
          on('2025-03-31', 'Rent', -9_000_00),
        ],
      },
      12_000_00,
    );

  it.each([
    ['floor', -1, 'low'],
    ['floor', 0, 'growing'],
    ['target', -1, 'growing'],
    ['target', 0, 'funded'],
  ] as const)(
    'report the savings rate, debt payments, and that savings at the %s (%d cents) are %s',
    (bound, cent, level) => {
      const fund = emergencyFundTarget(household(0));
      const saved = fund[bound] + cent;
      const insights = healthInsights(household(saved));
      expect(insights).toEqual([
        { kind: 'savings_rate', percent: 100 / 6, months: 2, level: 'okay' },
        {
          kind: 'debt_payments',
          percent: 40,
          payments: 400_00,
          incomeBasis: 'profile',
          level: 'high',
        },
        { kind: 'emergency_fund', saved, target: fund.target, months: saved / 1_250_00, level },
      ]);
    },
  );

  it('leave out the emergency fund when a month costs less than a cent', () => {
    const insights = healthInsights({
      ...user({}, 0),
      transactions: [
        on('2025-06-02', 'Rent', -1),
        on('2025-05-02', 'Salary', 1),
        on('2025-04-02', 'Salary', 1),
      ],
    });
    expect(insights.map(({ kind }) => kind)).toEqual(['savings_rate', 'debt_payments']);
  });

  it('leave out insights that the data cannot support', () => {
    expect(healthInsights(financialData())).toEqual([]);
    expect(healthInsights(user({}, 0))).toEqual([]);
  });
});
