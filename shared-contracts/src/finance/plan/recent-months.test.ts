import { cents } from '../../money';
import { transaction } from '../../testing/builders';
import { isoDate, monthOf } from '../civil-date';
import { savingsRate } from '../movement/savings-rate';
import { recentMonths } from './recent-months';

const rowOn = (day: string) => transaction({ date: isoDate(day), amount: cents(-10_00) });

const monthsOn = (today: string, days: readonly string[]) => {
  const known = { transactions: days.map(rowOn), today: isoDate(today) };
  return [...new Set(recentMonths(known).map(({ date }) => monthOf(date)))].sort();
};

const YEAR = ['2026-11-01', '2026-10-01', '2026-09-01', '2026-08-01', '2026-07-01'];

//
describe('recentMonths', () => {
  it.each([
    ['are the last three full months', '2026-11-29', YEAR, ['2026-08', '2026-09', '2026-10']],
    ['include a month on its last day', '2026-11-30', YEAR, ['2026-09', '2026-10', '2026-11']],
    ['are two while there are only two', '2026-09-20', YEAR.slice(2), ['2026-07', '2026-08']],
    ['are the month in progress without another', '2026-07-20', ['2026-07-01'], ['2026-07']],
    [
      'leave out a first month that begins late',
      '2026-11-29',
      ['2026-11-01', '2026-10-01', '2026-09-20'],
      ['2026-10'],
    ],
    [
      'are those of older data when nothing newer exists',
      '2027-03-02',
      YEAR,
      ['2026-09', '2026-10', '2026-11'],
    ],
  ])('%s', (_, today, days, months) => {
    expect(monthsOn(today, days)).toEqual(months);
  });

  it('count no rent of a month whose pay comes at its end', () => {
    const months = ['2026-08', '2026-09', '2026-10'];
    const moved = (day: string, category: 'Salary' | 'Rent', amount: number) =>
      transaction({ date: isoDate(day), category, amount: cents(amount) });
    const transactions = [
      moved('2026-11-01', 'Rent', -1_500_00),
      ...months
        .toReversed()
        .flatMap((month) => [
          moved(`${month}-28`, 'Salary', 2_000_00),
          moved(`${month}-01`, 'Rent', -1_500_00),
        ]),
    ];
    const rows = recentMonths({ transactions, today: isoDate('2026-11-27') });
    expect(savingsRate(rows)).toBe(25);
  });
});
