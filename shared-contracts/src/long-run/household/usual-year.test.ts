import { cents } from '../../money';
import { isoDate, type Transaction } from '../../finance';
import { transaction } from '../../testing/builders';
import { usualYear } from './usual-year';

const row = (date: string, amount: number, part: Partial<Transaction> = {}): Transaction =>
  transaction({
    id: `${date} ${amount} ${part.category ?? ''}`,
    date: isoDate(date),
    amount: cents(amount),
    ...part,
  });

const today = isoDate('2025-07-10');

describe('usualYear', () => {
  it('is null without a full month', () => {
    expect(usualYear({ transactions: [], today })).toBeNull();
  });

  // Covers P3-C1-8.
  it('is twelve average months of the last three full ones', () => {
    const transactions = ['2025-03', '2025-04', '2025-05', '2025-06'].flatMap((month) => [
      row(`${month}-01`, 5_000_00, { category: 'Salary' }),
      row(`${month}-03`, -3_000_00, { category: 'Groceries' }),
      row(`${month}-05`, -500_00, { category: 'Savings' }),
    ]);
    expect(usualYear({ transactions, today })).toEqual({
      income: 60_000_00,
      spending: 36_000_00,
      loans: 0,
      saved: 24_000_00,
    });
  });

  it('counts the whole payment of a loan as spent', () => {
    const loanPayment = {
      loanId: 'loan',
      interest: cents(300_00),
      principal: cents(600_00),
      rest: cents(100_00),
      mismatch: cents(0),
    };
    const transactions = ['2025-03', '2025-04', '2025-05', '2025-06'].flatMap((month) => [
      row(`${month}-01`, 5_000_00, { category: 'Salary' }),
      row(`${month}-03`, -1_000_00, { category: 'Mortgage', loanPayment }),
    ]);
    expect(usualYear({ transactions, today })).toEqual({
      income: 60_000_00,
      spending: 12_000_00,
      loans: 12_000_00,
      saved: 48_000_00,
    });
  });
});
