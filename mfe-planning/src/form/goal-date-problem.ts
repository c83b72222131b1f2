import { isNewPastDate } from '@halyard/shared-contracts/finance';

const LATEST_DATE = '2100-12-31';

/** A date that the goal had before may have passed. */
export function goalDateProblem(
  date: string,
  before: readonly (string | null)[],
  today: string,
): string | null {
  if (before.includes(date)) return null;
  if (date > LATEST_DATE) return 'Check the year: it is after 2100';
  return isNewPastDate(date, null, today) ? 'Choose today or a later day, or leave it open' : null;
}
