import type { Cents } from '../../money';

/** What a user tries out. Null where nothing changes. */
export interface WhatIfChanges {
  /** A month, on top of all payments. */
  readonly extra: Cents | null;
  readonly retirementAge: number | null;
  readonly homePrice: Cents | null;
  readonly homeDown: Cents | null;
  /** Halyard's own rate and years where these are null. */
  readonly homeRate: number | null;
  readonly homeYears: number | null;
  /** A month, which a home of one's own ends. */
  readonly rent: Cents | null;
  /** A month. */
  readonly child: Cents | null;
  readonly monthsWithoutIncome: number | null;
  /** Of stocks in the first year, in percent. */
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
