import { isoDate } from '../../finance';
import type { Sourced } from './sourced';

export interface ContributionLimit {
  readonly most: number;
  /** An entry holds from an age until an age. Of several, that with the highest `from` counts. */
  readonly catchUps: readonly {
    readonly from: number;
    readonly to: number | null;
    readonly more: number;
  }[];
}

const NOTICE = {
  validFrom: isoDate('2026-01-01'),
  validTo: isoDate('2026-12-31'),
  citation: 'IRS Notice 2025-67',
  url: 'https://www.irs.gov/pub/irs-drop/n-25-67.pdf',
  checkedOn: isoDate('2026-11-24'),
  verified: false,
} as const;

/** The limit is for a 401(k), 403(b), or 457(b). */
export const workplaceLimit: Sourced<ContributionLimit> = {
  ...NOTICE,
  value: {
    most: 24_500,
    catchUps: [
      { from: 50, to: null, more: 8_000 },
      { from: 60, to: 63, more: 11_250 },
    ],
  },
};

export const iraLimit: Sourced<ContributionLimit> = {
  ...NOTICE,
  value: { most: 7_500, catchUps: [{ from: 50, to: null, more: 1_100 }] },
};

export const distributionAges: Sourced<
  readonly { readonly bornThrough: number | null; readonly age: number }[]
> = {
  value: [
    { bornThrough: 1950, age: 72 },
    { bornThrough: 1959, age: 73 },
    { bornThrough: null, age: 75 },
  ],
  validFrom: isoDate('2023-01-01'),
  validTo: null,
  citation: '26 U.S.C. 401(a)(9)(C)(v)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section401',
  checkedOn: isoDate('2026-11-24'),
  verified: false,
};

/** `from` is the age of the first entry. The last entry holds for all later ages. */
export interface LifetimeTable {
  readonly from: number;
  readonly periods: readonly number[];
}

/** The balance at the end of the year before is divided by the number. */
export const uniformLifetime: Sourced<LifetimeTable> = {
  value: {
    from: 72,
    periods: [
      27.4, 26.5, 25.5, 24.6, 23.7, 22.9, 22.0, 21.1, 20.2, 19.4, 18.5, 17.7, 16.8, 16.0, 15.2,
      14.4, 13.7, 12.9, 12.2, 11.5, 10.8, 10.1, 9.5, 8.9, 8.4, 7.8, 7.3, 6.8, 6.4, 6.0, 5.6, 5.2,
      4.9, 4.6, 4.3, 4.1, 3.9, 3.7, 3.5, 3.4, 3.3, 3.1, 3.0, 2.9, 2.8, 2.7, 2.5, 2.3, 2.0,
    ],
  },
  validFrom: isoDate('2022-01-01'),
  validTo: null,
  citation: '26 CFR 1.401(a)(9)-9(c); IRS Pub. 590-B, Appendix B, Table III',
  url: 'https://www.irs.gov/publications/p590b',
  checkedOn: isoDate('2026-11-24'),
  verified: false,
};
