import { transaction } from '../../testing/builders';
import { isoDate, isoMonth } from '../civil-date';
import { inMonth, monthsWithData, referenceMonth } from './months';

const on = (...dates: string[]) => dates.map((date) => transaction({ date: isoDate(date) }));

describe('months', () => {
  it('are those with transactions, newest first', () => {
    expect(monthsWithData(on('2024-12-31', '2025-02-01', '2025-02-28', '2025-01-01'))).toEqual([
      '2025-02',
      '2025-01',
      '2024-12',
    ]);
  });

  it('hold their first and their last day and no neighbour', () => {
    const days = on('2025-01-31', '2025-02-01', '2025-02-28', '2025-03-01');
    expect(inMonth(days, isoMonth('2025-02'))).toEqual([days[1], days[2]]);
  });

  it('open on the newest, or on the fallback when there is none', () => {
    const fallback = isoMonth('2026-11');
    expect(referenceMonth(on('2025-03-01', '2025-06-30'), fallback)).toBe('2025-06');
    expect(referenceMonth([], fallback)).toBe(fallback);
  });
});
