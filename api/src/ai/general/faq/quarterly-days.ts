import {
  addDays,
  type IsoDate,
  isoDate,
  spokenDate,
  spokenDay,
  weekdayOf,
  WEEKDAYS,
} from '@halyard/shared-contracts/finance';
import { SOURCED } from '@halyard/shared-contracts/long-run';
import { listed } from '../../fact/listed';
import type { LegalFigure } from './faq';

const { estimatedTaxDays } = SOURCED;

const twoDigits = (part: number): string => String(part).padStart(2, '0');

const daysOf = (year: number): IsoDate[] =>
  estimatedTaxDays.value.map(({ month, day }) =>
    isoDate(`${String(year)}-${twoDigits(month)}-${twoDigits(day)}`),
  );

const SUNDAY = 0;
const SATURDAY = 6;

/** A day on a weekend moves to Monday. Holidays are not known here. */
function afterWeekend(day: IsoDate): IsoDate {
  if (weekdayOf(day) === SATURDAY) return addDays(day, 2);
  return weekdayOf(day) === SUNDAY ? addDays(day, 1) : day;
}

/** Returns the next day on which a part of the year's estimated tax is due. */
function nextQuarterlyDay(today: IsoDate): IsoDate {
  const year = Number(today.slice(0, 4));
  const days = [...daysOf(year), ...daysOf(year + 1)].map(afterWeekend).toSorted();
  return days.find((day) => day >= today)!;
}

export function nextQuarterlySays(today: IsoDate): string {
  const next = nextQuarterlyDay(today);
  return `The next one is due on ${WEEKDAYS[weekdayOf(next)]!}, ${spokenDate(next)}.`;
}

export const ESTIMATED_DAYS: LegalFigure = {
  ...estimatedTaxDays,
  says: `The days are ${listed(daysOf(2000).map(spokenDay))} of the next year, or the next business day.`,
};
