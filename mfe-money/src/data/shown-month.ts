import type { IsoMonth } from '@halyard/shared-contracts/finance';

/** A failed change must not name a month that the figures are not of. */
export function shownMonth(
  answered: IsoMonth,
  chosen: IsoMonth | undefined,
  isFetching: boolean,
): IsoMonth {
  return isFetching && chosen !== undefined ? chosen : answered;
}
