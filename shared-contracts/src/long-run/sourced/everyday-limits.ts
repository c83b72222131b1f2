import { isoDate } from '../../finance';
import type { Sourced } from './sourced';

const ENTERED = { checkedOn: isoDate('2026-11-29'), verified: false } as const;
const OF_2026 = { validFrom: isoDate('2026-01-01'), validTo: isoDate('2026-12-31') } as const;

/** The limit is for each depositor, insured bank, and kind of ownership. */
export const depositInsurance: Sourced<number> = {
  ...ENTERED,
  value: 250_000,
  validFrom: isoDate('2008-10-03'),
  validTo: null,
  citation: '12 U.S.C. 1821(a)(1)(E)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title12-section1821',
};

/** This much of the gain on an own home is not income. */
export const homeSaleExclusion: Sourced<{ readonly single: number; readonly joint: number }> = {
  ...ENTERED,
  value: { single: 250_000, joint: 500_000 },
  validFrom: isoDate('1997-05-07'),
  validTo: null,
  citation: '26 U.S.C. 121',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section121',
};

/** A gift tax return is due only above it, for each giver and recipient. */
export const giftExclusion: Sourced<number> = {
  ...ENTERED,
  ...OF_2026,
  value: 19_000,
  citation: 'IRS Rev. Proc. 2025-32, annual exclusion for gifts',
  url: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
};

/** It is the standard premium of a month. */
export const medicarePremium: Sourced<number> = {
  ...ENTERED,
  ...OF_2026,
  value: 202.9,
  citation: 'CMS, 2026 Medicare Parts A and B Premiums and Deductibles',
  url: 'https://www.cms.gov/newsroom/fact-sheets/2026-medicare-parts-b-premiums-deductibles',
};

/** It is in cents for a business mile. */
export const mileageRate: Sourced<number> = {
  ...ENTERED,
  ...OF_2026,
  value: 72.5,
  citation: 'IRS Notice 2026-10',
  url: 'https://www.irs.gov/tax-professionals/standard-mileage-rates',
};

export const healthSavingsLimit: Sourced<{
  readonly self: number;
  readonly family: number;
  readonly from55: number;
}> = {
  ...ENTERED,
  ...OF_2026,
  value: { self: 4_400, family: 8_750, from55: 1_000 },
  citation: 'IRS Rev. Proc. 2025-19',
  url: 'https://www.irs.gov/pub/irs-drop/rp-25-19.pdf',
};

/** Mortgage insurance ends at these parts of the home's original value, on request or by itself. */
export const mortgageInsuranceEnd: Sourced<{
  readonly onRequestPercent: number;
  readonly alwaysPercent: number;
}> = {
  ...ENTERED,
  value: { onRequestPercent: 80, alwaysPercent: 78 },
  validFrom: isoDate('1999-07-29'),
  validTo: null,
  citation: '12 U.S.C. 4901 and 4902',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title12-section4902',
};

/** A part of the tax of a year is due on each of these days. The last one is in the year after. */
export const estimatedTaxDays: Sourced<
  readonly { readonly month: number; readonly day: number }[]
> = {
  ...ENTERED,
  value: [
    { month: 4, day: 15 },
    { month: 6, day: 15 },
    { month: 9, day: 15 },
    { month: 1, day: 15 },
  ],
  validFrom: isoDate('1987-01-01'),
  validTo: null,
  citation: '26 U.S.C. 6654(c)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section6654',
};

/** Below the first amount, no estimated tax is due. The percentages of a year's tax avoid a penalty. */
export const estimatedTax: Sourced<{
  readonly least: number;
  readonly ofThisYearPercent: number;
  readonly ofLastYearPercent: number;
}> = {
  ...ENTERED,
  value: { least: 1_000, ofThisYearPercent: 90, ofLastYearPercent: 100 },
  validFrom: isoDate('1998-01-01'),
  validTo: null,
  citation: '26 U.S.C. 6654',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section6654',
};

/** Self-employment tax begins with this net profit of a year. */
export const leastSelfEmployment: Sourced<number> = {
  ...ENTERED,
  value: 400,
  validFrom: isoDate('1954-01-01'),
  validTo: null,
  citation: '26 U.S.C. 1402(b)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section1402',
};
