import { addMonths, type IsoDate, lastDay, monthOf } from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import type { QuestionParts } from '../question-parts';
import type { Form } from './form';

interface FormPeriod {
  readonly period: Query['period'];
}

const NO_PERIOD: FormPeriod = { period: null };

/** Returns null if the form has no place for the time of the question. */
export function periodOfForm(
  { times }: Form,
  { periods }: QuestionParts,
  today: IsoDate,
): FormPeriod | null {
  const [only] = periods;
  if (!only) return NO_PERIOD;
  if (periods.length > 1) return null;
  const { from, to } = only.period;
  // What is asked of today is asked of now.
  if (from === today && to === today)
    return times === 'ahead' ? { period: { from, to } } : NO_PERIOD;
  const year = today.slice(0, 4);
  switch (times) {
    case 'this_year':
      return from === `${year}-01-01` && (to ?? '') >= today ? NO_PERIOD : null;
    case 'this_or_next_year':
      return isNearYear(from, to, Number(year)) ? NO_PERIOD : null;
    case 'last_or_this_month':
      return monthOf(from ?? today) >= addMonths(monthOf(today), -1) &&
        monthOf(from ?? today) <= monthOf(today)
        ? NO_PERIOD
        : null;
    case 'this_month':
      return (from ?? '') >= `${today.slice(0, 7)}-01` && (to ?? '9') <= lastDay(monthOf(today))
        ? NO_PERIOD
        : null;
    case 'ahead':
      return to !== null && to > today ? { period: { from, to } } : null;
    case 'any':
      return { period: { from, to } };
    default:
      return null;
  }
}

const isNearYear = (from: IsoDate | null, to: IsoDate | null, year: number): boolean =>
  [year, year + 1].some((each) => from === `${String(each)}-01-01`) &&
  (to ?? '') >= `${String(year)}-01-01`;
