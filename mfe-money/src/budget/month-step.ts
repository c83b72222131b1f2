import type { IsoMonth } from '@halyard/shared-contracts/finance';

/** The nearest months with data on either side of `month`; undefined at an end. `months` is newest first. */
export function monthsBeside(month: IsoMonth, months: readonly IsoMonth[]) {
  return {
    previous: months.find((each) => each < month),
    next: months.findLast((each) => each > month),
  };
}
