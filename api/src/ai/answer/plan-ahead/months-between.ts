import type { IsoMonth } from '@halyard/shared-contracts/finance';

const MONTHS_OF_YEAR = 12;
export const monthsBetween = (from: IsoMonth, to: IsoMonth): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * MONTHS_OF_YEAR +
  Number(to.slice(5)) -
  Number(from.slice(5));
