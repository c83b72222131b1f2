import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { liability } from '@halyard/shared-contracts/testing';
import { paidOffBy } from './paid-off-by';

describe('paidOffBy', () => {
  it.each([
    [{ aprPercent: 0, monthlyPayment: cents(250_00) }, 'August 2025'],
    [{ aprPercent: 12, monthlyPayment: cents(5_00) }, 'Never at today’s payment'],
    [{ aprPercent: null, monthlyPayment: cents(5_00) }, 'Unknown without the interest rate'],
    [{ aprPercent: 5 }, 'Unknown without the monthly payment'],
    [{ aprPercent: null }, 'Unknown without the rate and the payment'],
    [{ balance: cents(0) }, null],
    [{ closed: true }, null],
  ])('of %j is %p', (part, words) => {
    const debt = liability({ balance: cents(500_00), ...part });
    expect(paidOffBy({ debt, transactions: [], today: isoDate('2025-06-30') })).toBe(words);
  });
});
