import type { IsoMonth } from '@halyard/shared-contracts/finance';

export function monthsBeside(month: IsoMonth, months: readonly IsoMonth[]) {
  return {
    previous: months.find((each) => each < month),
    next: months.findLast((each) => each > month),
  };
}
