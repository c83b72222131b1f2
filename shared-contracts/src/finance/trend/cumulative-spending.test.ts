import fc from 'fast-check';
import { cents } from '../../money';
import { transaction } from '../../testing';
import { isoDate, isoMonth } from '../civil-date';
import { cumulativeSpending } from './cumulative-spending';
import { inMonth } from '../movement/month/months';
import { totalSpending } from '../movement/totals';

const june = isoMonth('2025-06');
const on = (day: string, amount: number) =>
  transaction({ date: isoDate(day), amount: cents(amount) });

describe('cumulativeSpending', () => {
  it('adds up each day, lets a refund lower the line, and ends today', () => {
    const rows = [on('2025-06-01', -10_00), on('2025-06-03', -5_00), on('2025-06-03', 2_00)];
    const { current, previous, compared } = cumulativeSpending(rows, june, isoDate('2025-06-03'));
    expect(current.slice(0, 5)).toEqual([10_00, 10_00, 13_00, null, null]);
    expect(previous).toBeNull();
    expect(compared).toBeNull();
  });

  //
  it.each([
    ['2025-06-10', 10_00, 7_00],
    ['2025-06-30', 40_00, 99_00],
    ['2025-07-02', 40_00, 99_00],
  ])('on %s compares %d with %d cents of the month before', (today, current, previous) => {
    const rows = [
      on('2025-06-10', -10_00),
      on('2025-06-30', -30_00),
      on('2025-05-10', -7_00),
      on('2025-05-11', -92_00),
    ].filter(({ date }) => date <= today);
    expect(cumulativeSpending(rows, june, isoDate(today)).compared).toEqual({ current, previous });
  });

  it('has as many days as the longer of both months', () => {
    const rows = [on('2025-05-31', -1_00), on('2025-06-01', -1_00)];
    const { days, current, previous } = cumulativeSpending(rows, june, isoDate('2025-06-30'));
    expect(days).toHaveLength(31);
    expect(current.at(-1)).toBeNull();
    expect(previous?.at(-1)).toBe(1_00);
  });

  it('leaves out a row that is dated after today', () => {
    const rows = [on('2025-06-01', -1_00), on('2025-06-20', -9_00)];
    const { current } = cumulativeSpending(rows, june, isoDate('2025-06-10'));
    expect(current[9]).toBe(1_00);
  });

  it('ends at the total of a month that is over', () => {
    const rows = fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: -1e6, max: 1e6 }))
        .map(([day, amount]) => on(`2025-06-${String(day).padStart(2, '0')}`, amount)),
    );
    fc.assert(
      fc.property(rows, (list) => {
        const { current } = cumulativeSpending(list, june, isoDate('2025-07-01'));
        expect(current[29]).toBe(totalSpending(inMonth(list, june)));
      }),
    );
  });
});
