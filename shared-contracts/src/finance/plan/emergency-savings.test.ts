import { cents } from '../../money';
import { account, financialData, transaction } from '../../testing/builders';
import { isoDate } from '../civil-date';
import { emergencyMonths, emergencySavings } from './emergency-savings';

const rent = (date: string, amount: number) =>
  transaction({ date: isoDate(date), category: 'Rent', merchant: 'Rent', amount: cents(amount) });

const rents = [
  rent('2025-03-01', -900_00),
  rent('2025-04-01', -1_000_00),
  rent('2025-05-01', -1_000_00),
  rent('2025-06-01', -1_010_01),
];

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
