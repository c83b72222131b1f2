import type { IsoMonth } from '@halyard/shared-contracts/finance';

/**
 * The month a screen says it shows: the chosen one while its figures are on their way, so that a press is seen at
 * once, and otherwise the month the figures are of, so that a failed change never puts a wrong month above them.
 */
export function shownMonth(
  answered: IsoMonth,
  chosen: IsoMonth | undefined,
  isFetching: boolean,
): IsoMonth {
  return isFetching && chosen !== undefined ? chosen : answered;
}
