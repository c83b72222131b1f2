import { demoHousehold } from '../../demo';
import { cents } from '../../money';
import { account, financialData, transaction } from '../../testing/builders';
import type { Category } from '../category';
import { isoDate } from '../civil-date';
import { emergencyFundTarget } from './emergency-fund';
import { emergencyMonths, emergencySavings } from './emergency-savings';
import { healthInsights } from './insight/health-insights';
import { recommendedActions } from './recommended-actions';

const on = (date: string, category: Category, amount: number) =>
  transaction({ date: isoDate(date), category, merchant: category, amount: cents(amount) });

const rents = [
  on('2025-03-01', 'Rent', -900_00),
  on('2025-04-01', 'Rent', -1_000_00),
  on('2025-05-01', 'Rent', -1_000_00),
  on('2025-06-01', 'Rent', -1_010_01),
];

describe('emergencyFundTarget', () => {
  // Covers P2-9-6.
  it('is fixed for the sample and for a user whose spending is unknown', () => {
    const fixed = { floor: 12_000_00, target: 24_000_00, months: null };
    expect(emergencyFundTarget(demoHousehold())).toEqual(fixed);
    expect(emergencyFundTarget(financialData())).toEqual(fixed);
  });

  //
  it('is six months of spending, in whole hundreds, and three months is the floor', () => {
    expect(emergencyFundTarget(financialData({ transactions: rents }))).toEqual({
      floor: 3_100_00,
      target: 6_100_00,
      months: 6,
    });
  });

  //
  it('is nine months of spending for irregular income', () => {
    const invoices = [
      on('2025-04-03', 'Income', 2_000_00),
      on('2025-05-29', 'Income', 700_00),
      on('2025-06-11', 'Income', 3_100_00),
    ];
    const transactions = [...rents, ...invoices];
    const today = isoDate('2025-07-02');
    expect(emergencyFundTarget(financialData({ transactions, today })).months).toBe(9);
  });

  it('leaves out a month in progress and a month that the history cuts', () => {
    const rows = [
      on('2025-04-20', 'Rent', -10_00),
      on('2025-05-01', 'Rent', -1_000_00),
      on('2025-06-01', 'Rent', -10_00),
    ];
    const user = financialData({ transactions: rows, today: isoDate('2025-06-12') });
    expect(emergencyFundTarget(user).target).toBe(6_000_00);
  });

  it('decides the advice and the level of the savings', () => {
    const user = (saved: number) =>
      financialData({
        accounts: [account({ type: 'savings', balance: cents(saved) })],
        transactions: rents,
      });
    expect(recommendedActions(user(3_099_99))[0]).toMatchObject({
      kind: 'emergency_fund',
      target: 6_100_00,
      targetMonths: 6,
      missing: 3_000_01,
    });
    expect(recommendedActions(user(3_100_00))).toEqual([]);
    expect(healthInsights(user(6_100_00)).at(-1)).toMatchObject({ level: 'funded' });
    expect(healthInsights(user(6_099_99)).at(-1)).toMatchObject({ level: 'growing' });
  });
});

describe('emergencySavings', () => {
  //
  it.each([
    ['Tax reserve', null, 0],
    ['Savings', 'Estimated Taxes', 0],
    ['Wedding', null, 0],
    ['Health savings account', null, 0],
    ['Rainy day', null, 500_00],
    ['School Fund', null, 0],
    ['Education', null, 0],
    ['New car', null, 0],
    ['House down payment', null, 0],
    ['Trip to Japan', null, 0],
    ['Christmas club', null, 0],
    ['Taxi fund', null, 500_00],
    ['Card cash back', null, 500_00],
    ['Home Federal Savings', null, 500_00],
    ['School Employees Savings', null, 500_00],
  ])('of an account named %s (%s) are %d cents', (name, officialName, saved) => {
    const savings = account({ type: 'savings', name, officialName, balance: cents(500_00) });
    expect(emergencySavings([savings])).toBe(saved);
  });
});

describe('emergencyMonths', () => {
  it.each([
    [3_500_00, 3.4883],
    [-1_00, -0.001],
  ])('of %d saved cents are %d months of usual spending', (saved, months) => {
    const accounts = [account({ type: 'savings', balance: cents(saved) })];
    expect(emergencyMonths(financialData({ accounts, transactions: rents }))).toBeCloseTo(
      months,
      3,
    );
  });

  it('is unknown without spending', () => {
    expect(emergencyMonths(financialData({ accounts: [account({ type: 'savings' })] }))).toBeNull();
  });
});
