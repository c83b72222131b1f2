import { cents } from '../../money';
import { transaction } from '../../testing';
import { isoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { merchantYear } from './merchant-year';

const TODAY = isoDate('2025-06-30');

const gym = (date: string, amount: number, part: Partial<Transaction> = {}): Transaction =>
  transaction({
    merchant: 'Gym',
    category: 'Fitness',
    date: isoDate(date),
    amount: cents(amount),
    ...part,
  });

describe('merchantYear', () => {
  it('adds 365 days, subtracts refunds, counts a split once, and leaves out transfers and other merchants', () => {
    const rows = [
      gym('2025-06-30', -4_000),
      gym('2025-06-20', 1_000),
      gym('2024-07-01', -3_000, { id: 'a~1' }),
      gym('2024-07-01', -2_000, { id: 'a~2' }),
      gym('2024-06-30', -9_000),
      gym('2025-07-01', -9_000),
      gym('2025-06-11', -9_000, { category: 'Transfer' }),
      gym('2025-06-11', -9_000, { merchant: 'Gym Bar' }),
    ];
    expect(merchantYear(rows, 'gym', TODAY)).toEqual({
      direction: 'spent',
      total: 8_000,
      count: 3,
    });
  });

  it('reports the income from an employer', () => {
    const rows = [gym('2025-06-15', 250_000, { merchant: 'Acme', category: 'Salary' })];
    const { direction, total } = merchantYear(rows, 'Acme', TODAY);
    expect([direction, total]).toEqual(['received', 250_000]);
  });

  it('is zero for a merchant without payments', () => {
    expect(merchantYear([], 'Gym', TODAY)).toEqual({ direction: 'spent', total: 0, count: 0 });
  });
});
