import { transaction } from '../../../testing/builders';
import { isoDate, isoMonth } from '../../civil-date';
import { inMonth, monthsWithData, referenceMonth } from './months';

const on = (...dates: string[]) => dates.map((date) => transaction({ date: isoDate(date) }));

describe('inMonth, monthsWithData, and referenceMonth', () => {
  it('lists the months with transactions, newest first', () => {
    expect(monthsWithData(on('2024-12-31', '2025-02-01', '2025-02-28', '2025-01-01'))).toEqual([
      '2025-02',
      '2025-01',
      '2024-12',
    ]);
  });

  it('includes the first and last day of a month and no other day', () => {
    const days = on('2025-01-31', '2025-02-01', '2025-02-28', '2025-03-01');
    expect(inMonth(days, isoMonth('2025-02'))).toEqual([days[1], days[2]]);
  });

  // Covers P2-1-2, P2-9-13, R-3.2.
  it('opens on the newest month with data, or on the current one without data', () => {
    const now = isoMonth('2026-11');
    expect(referenceMonth(on('2025-03-01', '2025-06-30'), now)).toBe('2025-06');
    expect(referenceMonth([], now)).toBe(now);
  });

  it('never opens on a future month', () => {
    const now = isoMonth('2025-06');
    expect(referenceMonth(on('2025-05-30', '2025-06-30', '2025-07-01', '2031-06-01'), now)).toBe(
      now,
    );
    expect(referenceMonth(on('2025-05-30', '2031-06-01'), now)).toBe('2025-05');
    expect(referenceMonth(on('2031-06-01'), now)).toBe(now);
  });
});
