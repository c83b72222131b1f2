import fc from 'fast-check';
import { cents } from '../../money';
import { transaction } from '../../testing/builders';
import {
  addDays,
  addMonths,
  firstDay,
  isoDate,
  isoMonth,
  monthOf,
  type IsoDate,
} from '../civil-date';
import { recurringStreams } from './streams';
import { upcoming } from './upcoming';
import { weekdayOfMonth } from './weekday-of-month';

const dates = (...days: string[]) => days.map((day) => isoDate(`2026-${day}`));

/**
 * These are the paydays of Social Security for birthdays from the 1st to the 10th:
 * https://www.ssa.gov/pubs/EN-05-10031-2026.pdf
 */
const SECOND_WEDNESDAYS = dates('06-10', '07-08', '08-12', '09-09', '10-14');

const benefits = (days: readonly IsoDate[]) =>
  days.map((date) =>
    transaction({ merchant: 'SSA', category: 'Benefits', date, amount: cents(1_986_00) }),
  );

const calendarDay = (date: IsoDate) => new Date(`${date}T00:00:00Z`).getUTCDay();

describe('a monthly payment', () => {
  it.each([
    ['of the second Wednesday', SECOND_WEDNESDAYS, '2026-11-11'],
    ['of the fourth Wednesday', dates('06-24', '07-22', '08-26', '09-23', '10-28'), '2026-11-25'],
    ['of the last Friday', dates('06-26', '07-31', '08-28', '09-25', '10-30'), '2026-11-27'],
    [
      'of the first Thursday in a leap year',
      ['2023-12-07', '2024-01-04', '2024-02-01', '2024-03-07', '2024-04-04'].map((day) =>
        isoDate(day),
      ),
      '2024-05-02',
    ],
    ['of the 10th', dates('06-10', '07-10', '08-10', '09-10', '10-10'), '2026-11-10'],
    ['with only three Wednesdays', SECOND_WEDNESDAYS.slice(2), '2026-11-14'],
    [
      'of a second Wednesday that one holiday moved',
      [...dates('05-13'), ...SECOND_WEDNESDAYS.slice(0, 4), isoDate('2026-10-13')],
      '2026-11-11',
    ],
  ])('%s is next expected on its day', (_, days, next) => {
    const [stream] = recurringStreams(benefits(days), addDays(days.at(-1)!, 2));
    expect(stream?.nextDate).toBe(next);
  });

  it('of the second Wednesday is expected on each of the next ones', () => {
    const streams = recurringStreams(benefits(SECOND_WEDNESDAYS), isoDate('2026-10-30'));
    expect(upcoming(streams, isoDate('2026-10-30'), 90).map(({ date }) => date)).toEqual(
      dates('11-11', '12-09').concat(isoDate('2027-01-13')),
    );
  });

  it('keeps any weekday of any year, from whichever month it starts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 5, max: 10 }),
        (start, weekday, week, count) => {
          const of = (index: number): IsoDate => {
            const month = addMonths(isoMonth('2010-01'), start + index);
            const all = Array.from({ length: 28 }, (_, day) => addDays(firstDay(month), day));
            return all.filter((day) => calendarDay(day) === weekday)[week - 1]!;
          };
          const paid = Array.from({ length: count }, (_, index) => of(index));
          const [stream] = recurringStreams(benefits(paid), addDays(paid.at(-1)!, 3));
          expect(stream?.nextDate).toBe(of(count));
        },
      ),
      { examples: [[166, 4, 1, 6]] },
    );
  });
});

describe('weekdayOfMonth', () => {
  it.each(['weekly', 'biweekly', 'semimonthly', 'quarterly', 'yearly'] as const)(
    'finds none in %s payments',
    (cadence) => expect(weekdayOfMonth(SECOND_WEDNESDAYS, cadence)).toBeNull(),
  );

  it('finds no weekday in payments that keep a day of the month', () => {
    const days = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 28 }));
    fc.assert(
      fc.property(days, ([start, day]) => {
        const paid = Array.from({ length: 6 }, (_, index) =>
          addDays(firstDay(addMonths(monthOf(isoDate('2010-01-01')), start + index)), day - 1),
        );
        expect(weekdayOfMonth(paid, 'monthly')).toBeNull();
      }),
    );
  });
});
