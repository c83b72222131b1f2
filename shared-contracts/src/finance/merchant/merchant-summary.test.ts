import { cents } from '../../money';
import { transaction } from '../../testing';
import { isoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { merchantSummary } from './merchant-summary';

const TODAY = isoDate('2025-06-30');

const gym = (date: string, amount: number, part: Partial<Transaction> = {}): Transaction =>
  transaction({
    merchant: 'Gym',
    category: 'Fitness',
    date: isoDate(date),
    amount: cents(amount),
    ...part,
  });

describe('merchantSummary', () => {
  // Covers P3-A5-4.
  it('subtracts refunds, counts a split once, and leaves out transfers and other merchants', () => {
    const rows = [
      gym('2025-06-20', 1_000),
      gym('2025-06-10', -3_000, { id: 'a~1' }),
      gym('2025-06-10', -2_000, { id: 'a~2', category: 'Shopping' }),
      gym('2025-04-10', -6_000, { merchant: 'GYM ' }),
      gym('2025-06-11', -9_000, { category: 'Transfer' }),
      gym('2025-06-11', -9_000, { currency: 'EUR' }),
      gym('2025-06-11', -9_000, { merchant: 'Gym Bar' }),
    ];
    expect(merchantSummary(rows, 'gym', TODAY)).toEqual({
      direction: 'spent',
      total: 10_000,
      count: 3,
      average: 3_333,
      months: [
        { month: '2025-04', amount: 6_000 },
        { month: '2025-05', amount: 0 },
        { month: '2025-06', amount: 4_000 },
      ],
      streams: [],
    });
  });

  // Covers P3-A5-4.
  it('reports recurring payments and their prices for the last twelve months', () => {
    const months = ['2024-01', '2025-01', '2025-02', '2025-03', '2025-04', '2025-05', '2025-06'];
    const rows = months.map((month, at) =>
      gym(`${month}-05`, at === months.length - 1 ? -1_500 : -1_200),
    );
    const { months: shown, streams } = merchantSummary(rows.toReversed(), 'Gym', TODAY);
    expect(shown).toHaveLength(12);
    expect(streams).toMatchObject([
      { cadence: 'monthly', nextDate: '2025-07-05', priceRise: { from: 1_200, to: 1_500 } },
    ]);
  });

  it('is positive for money that comes in, and empty for a merchant without rows', () => {
    const pay = gym('2025-06-10', 200_000, { merchant: 'Acme', category: 'Salary' });
    expect(merchantSummary([pay], 'Acme', TODAY)).toMatchObject({
      direction: 'received',
      total: 200_000,
      average: 200_000,
    });
    expect(merchantSummary([pay], 'Nobody', TODAY)).toMatchObject({
      total: 0,
      count: 0,
      average: 0,
    });
  });
});
