import {
  addDays,
  addMonths,
  daysBetween,
  firstDay,
  lastDay,
  monthOf,
  type IsoDate,
  type IsoMonth,
} from '../civil-date';
import { type Cadence, RHYTHMS } from './cadence';
import { weekdayIn, type WeekdayOfMonth } from './weekday-of-month';

const dayOf = (date: IsoDate): number => Number(date.slice(8));

/**
 * Returns the most frequent day of the month. Of equals it takes the latest, so that a 31st stays one after
 * February.
 */
const usual = (days: readonly number[]): number => {
  const times = (day: number): number => days.filter((other) => other === day).length;
  return days.reduce((best, day) =>
    times(day) > times(best) || (times(day) === times(best) && day > best) ? day : best,
  );
};

const inMonthAt = (month: IsoMonth, day: number): IsoDate => {
  const end = lastDay(month);
  return day >= dayOf(end) ? end : addDays(firstDay(month), day - 1);
};

/**
 * Returns the days of the month that a stream is paid on: two for semimonthly, one for longer rhythms, and none for
 * weeks.
 */
export function anchorDays(dates: readonly IsoDate[], cadence: Cadence): readonly number[] {
  if (cadence === 'weekly' || cadence === 'biweekly') return [];
  if (cadence !== 'semimonthly') return [usual(dates.map(dayOf))];
  const everyOther = (first: number): number[] =>
    dates.filter((_, index) => index % 2 === first).map(dayOf);
  return [usual(everyOther(0)), usual(everyOther(1))].sort((a, b) => a - b);
}

const MONTHS_BETWEEN = { monthly: 1, quarterly: 3, yearly: 12 } as const;

const HALF_PERIOD_DAYS = 7;

function nextHalfMonth(last: IsoDate, anchors: readonly number[]): IsoDate {
  const month = monthOf(last);
  const days = [month, addMonths(month, 1)].flatMap((m) => anchors.map((day) => inMonthAt(m, day)));
  const soonest = addDays(last, HALF_PERIOD_DAYS);
  return days.find((day) => day > soonest) ?? addDays(last, 2 * HALF_PERIOD_DAYS);
}

/**
 * Returns the next expected day after `last`. A day that a month lacks becomes its last day. A rent due on the 1st
 * that is paid on the 31st still counts as the payment of the 1st, and the other way around.
 */
export function nextDate(
  last: IsoDate,
  cadence: Cadence,
  anchors: readonly number[],
  weekday: WeekdayOfMonth | null = null,
): IsoDate {
  if (cadence === 'weekly') return addDays(last, 7);
  if (cadence === 'biweekly') return addDays(last, 14);
  if (cadence === 'semimonthly') return nextHalfMonth(last, anchors);
  const period = addDays(last, RHYTHMS[cadence].days);
  const distance = (day: IsoDate): number => Math.abs(daysBetween(day, period));
  return [-1, 0, 1]
    .map((by) => addMonths(monthOf(last), MONTHS_BETWEEN[cadence] + by))
    .map((month) =>
      weekday ? weekdayIn(month, weekday) : inMonthAt(month, anchors[0] ?? dayOf(last)),
    )
    .reduce((best, day) => (distance(day) < distance(best) ? day : best));
}
