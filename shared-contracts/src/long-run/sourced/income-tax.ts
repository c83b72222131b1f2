import { isoDate } from '../../finance';
import type { ByStatus } from './filing-status';
import type { Sourced } from './sourced';

/** `percent` applies to the part of the income above `above` dollars. */
export interface Bracket {
  readonly above: number;
  readonly percent: number;
}

const REV_PROC = {
  validFrom: isoDate('2026-01-01'),
  validTo: isoDate('2026-12-31'),
  url: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
  checkedOn: isoDate('2026-11-24'),
  verified: true,
} as const;

const STATUTE = {
  validFrom: isoDate('2026-01-01'),
  validTo: null,
  checkedOn: isoDate('2026-11-24'),
  verified: true,
} as const;

const brackets = (tops: readonly [number, number, number, number, number, number]): Bracket[] => {
  const percents = [10, 12, 22, 24, 32, 35, 37];
  return [0, ...tops].map((above, at) => ({ above, percent: percents[at]! }));
};

export const incomeTaxBrackets: Sourced<ByStatus<readonly Bracket[]>> = {
  ...REV_PROC,
  citation: 'IRS Rev. Proc. 2025-32, section 4.01, tables 1 to 4',
  value: {
    single: brackets([12_400, 50_400, 105_700, 201_775, 256_225, 640_600]),
    joint: brackets([24_800, 100_800, 211_400, 403_550, 512_450, 768_700]),
    separate: brackets([12_400, 50_400, 105_700, 201_775, 256_225, 384_350]),
    head: brackets([17_700, 67_450, 105_700, 201_750, 256_200, 640_600]),
  },
};

const gains = (most0: number, most15: number): readonly Bracket[] => [
  { above: 0, percent: 0 },
  { above: most0, percent: 15 },
  { above: most15, percent: 20 },
];

/** Gains count on top of other income. */
export const gainsTaxBrackets: Sourced<ByStatus<readonly Bracket[]>> = {
  ...REV_PROC,
  citation: 'IRS Rev. Proc. 2025-32, section 4.03',
  value: {
    single: gains(49_450, 545_500),
    joint: gains(98_900, 613_700),
    separate: gains(49_450, 306_850),
    head: gains(66_200, 579_600),
  },
};

export const standardDeduction: Sourced<{
  readonly basic: ByStatus<number>;
  readonly aged: ByStatus<number>;
}> = {
  ...REV_PROC,
  citation: 'IRS Rev. Proc. 2025-32, section 4.14',
  value: {
    basic: { single: 16_100, joint: 32_200, separate: 16_100, head: 24_150 },
    aged: { single: 2_050, joint: 1_650, separate: 1_650, head: 2_050 },
  },
};

/** A separate return has no such deduction. */
export const seniorDeduction: Sourced<{
  readonly each: number;
  readonly above: ByStatus<number>;
  readonly lessPercent: number;
  readonly age: number;
}> = {
  ...STATUTE,
  validTo: isoDate('2028-12-31'),
  citation: '26 U.S.C. 151(d)(5)(C)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section151',
  value: {
    each: 6_000,
    above: { single: 75_000, joint: 150_000, separate: 0, head: 75_000 },
    lessPercent: 6,
    age: 65,
  },
};

/** The refundable part is not included. */
export const childTaxCredit: Sourced<{
  readonly each: number;
  readonly above: ByStatus<number>;
  /** The credit falls by this much for each `step` of income above, or a part of one. */
  readonly less: number;
  readonly step: number;
  readonly under: number;
}> = {
  ...REV_PROC,
  citation: 'IRS Rev. Proc. 2025-32, section 4.05; 26 U.S.C. 24',
  value: {
    each: 2_200,
    above: { single: 200_000, joint: 400_000, separate: 200_000, head: 200_000 },
    less: 50,
    step: 1_000,
    under: 17,
  },
};

/** A separate return of a married person has no base amount. */
export const benefitsTaxation: Sourced<{
  readonly base: ByStatus<number>;
  readonly adjustedBase: ByStatus<number>;
  readonly lowerPercent: number;
  readonly upperPercent: number;
}> = {
  ...STATUTE,
  citation: '26 U.S.C. 86',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section86',
  value: {
    base: { single: 25_000, joint: 32_000, separate: 0, head: 25_000 },
    adjustedBase: { single: 34_000, joint: 44_000, separate: 0, head: 34_000 },
    lowerPercent: 50,
    upperPercent: 85,
  },
};
