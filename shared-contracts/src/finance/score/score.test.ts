import fc from 'fast-check';
import { cents } from '../../money';
import { account, financialData, liability, transaction } from '../../testing/builders';
import type { Category } from '../category';
import { isoDate } from '../civil-date';
import type { FinancialData, Liability } from '../entities';
import { EXCELLENT_SAVINGS_PERCENT } from '../plan/insight/savings-rate-insight';
import { filledSegments, scoreBand } from './band';
import { ramp, SCORE_FACTORS, type ScoreFactor, type ScoreFactorKey } from './factor';
import { scoreInputs } from './inputs';
import { MEASURES } from './measures';
import { lostPoints, score, scoreFactors } from './score';

const earning = (income: number | null, part: Partial<FinancialData> = {}): FinancialData => {
  const base = financialData(part);
  return { ...base, profile: { ...base.profile, income: income === null ? null : cents(income) } };
};

const pointsOf = (key: ScoreFactorKey, data: FinancialData): number | null =>
  MEASURES[key].points(scoreInputs(data));

const moved = (day: string, category: Category, amount: number, accountId = 'acc-1') =>
  transaction({ date: isoDate(day), category, amount: cents(amount), accountId });

describe('scoreBand', () => {
  // Covers P1-4-11.
  it.each([
    [100, 'excellent'],
    [80, 'excellent'],
    [79, 'good'],
    [60, 'good'],
    [59, 'fair'],
    [40, 'fair'],
    [39, 'poor'],
    [0, 'poor'],
  ])('of %d is %s', (points, band) => {
    expect(scoreBand(points)).toBe(band);
  });
});

describe('filledSegments', () => {
  // Covers P1-2.6-37.
  it.each([
    [-5, 0],
    [0, 0],
    [2, 0],
    [3, 1],
    [50, 10],
    [79, 16],
    [97, 19],
    [98, 20],
    [100, 20],
    [120, 20],
  ])('of %d are %d of 20', (points, filled) => {
    expect(filledSegments(points)).toBe(filled);
  });

  it('are proportional to the score', () => {
    expect(filledSegments(50, 8)).toBe(4);
  });
});

describe('ramp', () => {
  it('stays between 0 and 100 for rising and falling scales', () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(value, (measured) => {
        for (const scale of [
          { worst: 0, best: 20 },
          { worst: 50, best: 10 },
        ]) {
          expect(ramp(measured, scale)).toBeGreaterThanOrEqual(0);
          expect(ramp(measured, scale)).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

describe('the factors', () => {
  it.each([
    [100_00, 100],
    [300_00, 50],
    [500_00, 0],
    [900_00, 0],
  ])('debt_to_income of %d a month on $1,000 is %d', (payment, expected) => {
    const debts = [liability({ monthlyPayment: cents(payment) })];
    expect(pointsOf('debt_to_income', earning(12_000_00, { liabilities: debts }))).toBeCloseTo(
      expected,
      9,
    );
  });

  it.each([[null], [0]])('debt_to_income is unknown on an income of %s', (income) => {
    expect(pointsOf('debt_to_income', earning(income))).toBeNull();
  });

  it.each([
    [-100, 0],
    [EXCELLENT_SAVINGS_PERCENT / 2 - 100, 50],
    [EXCELLENT_SAVINGS_PERCENT - 100, 100],
    [-10, 100],
  ])('savings_rate after %d of 100 spent is %d', (spent, expected) => {
    const transactions = [moved('2025-06-02', 'Salary', 100), moved('2025-06-03', 'Rent', spent)];
    expect(pointsOf('savings_rate', financialData({ transactions }))).toBe(expected);
  });

  it('savings_rate looks back three months and no further', () => {
    const transactions = [
      moved('2025-06-02', 'Salary', 100),
      moved('2025-04-01', 'Rent', EXCELLENT_SAVINGS_PERCENT / 2 - 100),
      moved('2025-03-31', 'Rent', -900),
    ];
    expect(pointsOf('savings_rate', financialData({ transactions }))).toBe(50);
    expect(pointsOf('savings_rate', financialData())).toBeNull();
  });

  it.each([
    [500_00, 5_000_00, 100],
    [2_750_00, 5_000_00, 50],
    [5_000_00, 5_000_00, 0],
    [-10_00, 5_000_00, 100],
  ])('credit_utilization of %d on a limit of %d is %d', (owed, limit, expected) => {
    const card = liability({ balance: cents(owed), limit: cents(limit) });
    expect(pointsOf('credit_utilization', financialData({ liabilities: [card] }))).toBeCloseTo(
      expected,
      9,
    );
  });

  it.each<[string, Partial<Liability>]>([
    ['has no limit', { limit: null }],
    ['has a limit of zero', { limit: cents(0) }],
    ['is no card', { type: 'auto_loan' }],
  ])('credit_utilization is unknown when the only debt %s', (_, part) => {
    expect(
      pointsOf('credit_utilization', financialData({ liabilities: [liability(part)] })),
    ).toBeNull();
  });

  it.each([
    [0, 0],
    [12_000_00, 50],
    [24_000_00, 100],
    [30_000_00, 100],
  ])('emergency_fund of %d saved is %d', (saved, expected) => {
    const accounts = [account({ type: 'savings', balance: cents(saved) })];
    expect(pointsOf('emergency_fund', financialData({ accounts }))).toBe(expected);
    expect(pointsOf('emergency_fund', financialData())).toBeNull();
  });

  it.each([
    [[0, 0, 0], 0],
    [[100, 0, 0], 1],
    [[96, 4, 0], 1],
    [[95, 5, 0], 2],
    [[90, 5, 5], 3],
  ])('investment_diversity of %j counts %d kinds', ([brokerage, retirement, crypto], kinds) => {
    const accounts = [
      account({ type: 'brokerage', balance: cents(brokerage!) }),
      account({ type: 'retirement', balance: cents(retirement!) }),
      account({ type: 'crypto', balance: cents(crypto!) }),
    ];
    const diversity = pointsOf('investment_diversity', financialData({ accounts }));
    expect(diversity).toBeCloseTo((kinds * 100) / 3, 9);
  });

  it('investment_diversity is unknown without accounts', () => {
    expect(pointsOf('investment_diversity', financialData())).toBeNull();
  });
});

describe('score', () => {
  const factor = (points: number, weight: number): ScoreFactor => ({
    key: 'savings_rate',
    score: points,
    weight,
  });

  it.each([
    [[factor(100, 0.25), factor(0, 0.5), factor(0, 0.25)], 25],
    [[factor(50, 0.2), factor(50, 0.1), factor(50, 0.1)], 50],
    [[factor(79.5, 0.2), factor(79.5, 0.2), factor(79.5, 0.2)], 80],
    [[factor(79.4, 0.2), factor(79.4, 0.2), factor(79.4, 0.2)], 79],
    [[factor(50, 0.25), factor(50, 0.25)], null],
    [[factor(50, 0.25)], null],
    [[], null],
  ])('weighs %j to %s', (factors, expected) => {
    expect(score(factors)).toBe(expected);
  });

  it('leaves out factors without data', () => {
    expect(scoreFactors(financialData())).toEqual([]);
    const accounts = [account()];
    expect(scoreFactors(financialData({ accounts })).map(({ key }) => key)).toEqual([
      'emergency_fund',
      'investment_diversity',
    ]);
  });

  it('is null with fewer than three factors', () => {
    const two = financialData({ accounts: [account()] });
    expect(scoreFactors(two)).toHaveLength(2);
    expect(score(scoreFactors(two))).toBeNull();
    const three = { ...two, liabilities: [liability({ limit: cents(100_000) })] };
    expect(scoreFactors(three)).toHaveLength(3);
    expect(score(scoreFactors(three))).toBe(24);
  });

  it('leaves out the debts of a user who has a debt without a known payment', () => {
    const unknown = liability({ type: 'auto_loan', monthlyPayment: null, minimumPayment: null });
    const keys = scoreFactors(earning(12_000_00, { liabilities: [unknown] })).map(({ key }) => key);
    expect(keys).not.toContain('debt_to_income');
  });

  // Covers P1-3-18, P1-9-8.
  it('has the weights of the specification', () => {
    const loan = liability({ type: 'auto_loan', monthlyPayment: cents(1) });
    const user = earning(12_000_00, {
      accounts: [account()],
      liabilities: [loan, liability({ monthlyPayment: cents(1) })],
      transactions: [moved('2025-06-01', 'Salary', 100), moved('2025-06-05', 'Auto Loan', -1)],
    });
    const factors = scoreFactors(user);
    expect(factors.map(({ key }) => key)).toEqual(SCORE_FACTORS);
    expect(factors.map(({ weight }) => weight)).toEqual([0.25, 0.2, 0.2, 0.15, 0.1, 0.1]);
  });
});

it('the points that factors take add up to what the score lacks', () => {
  const factors = [
    { key: 'savings_rate', score: 0, weight: 0.2 },
    { key: 'emergency_fund', score: 50, weight: 0.1 },
    { key: 'credit_utilization', score: 100, weight: 0.2 },
  ] as const;
  const lost = lostPoints(factors);
  expect(lost.map(({ key, lost: points }) => [key, points])).toEqual([
    ['savings_rate', expect.closeTo(40)],
    ['emergency_fund', expect.closeTo(10)],
    ['credit_utilization', 0],
  ]);
  expect(score(factors)).toBe(50);
});
