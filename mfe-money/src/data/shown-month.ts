import type { IsoMonth } from '@halyard/shared-contracts/finance';

/** If a change fails, the shown month must still match the figures. */
export function shownMonth(
  answered: IsoMonth,
  chosen: IsoMonth | undefined,
  isFetching: boolean,
): IsoMonth {
  return isFetching && chosen !== undefined ? chosen : answered;
}
