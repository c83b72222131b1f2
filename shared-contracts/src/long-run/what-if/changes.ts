import type { Cents } from '../../money';

/** Null means that nothing changes. */
export interface WhatIfChanges {
  /** It is per month, on top of all payments. */
  readonly extra: Cents | null;
  readonly retirementAge: number | null;
  readonly homePrice: Cents | null;
  readonly homeDown: Cents | null;
  /** Null stands for Halyard's own rate and years. */
  readonly homeRate: number | null;
  readonly homeYears: number | null;
  /** It is per month, and ends with a home of the user's own. */
  readonly rent: Cents | null;
  /** It is per month. */
  readonly child: Cents | null;
  readonly monthsWithoutIncome: number | null;
  /** Stocks fall by this percentage in the first year. */
  readonly marketFall: number | null;
}

export const NO_CHANGES: WhatIfChanges = {
  extra: null,
  retirementAge: null,
  homePrice: null,
  homeDown: null,
  homeRate: null,
  homeYears: null,
  rent: null,
  child: null,
  monthsWithoutIncome: null,
  marketFall: null,
};

/** Details of a home without a price change nothing. */
export const changesNothing = (changes: WhatIfChanges): boolean =>
  (['extra', 'retirementAge', 'homePrice', 'child', 'monthsWithoutIncome', 'marketFall'] as const)
    .map((key) => changes[key] ?? 0)
    .every((value) => value === 0);
