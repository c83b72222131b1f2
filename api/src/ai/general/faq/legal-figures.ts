import { SOURCED } from '@halyard/shared-contracts/long-run';
import { formatUsd, fromDollars } from '@halyard/shared-contracts/money';
import type { LegalFigure } from './faq';

export const usd = (dollars: number): string =>
  formatUsd(fromDollars(dollars)).replace(/\.00$/, '');
export const yearOf = ({ validFrom }: { readonly validFrom: string }): string =>
  validFrom.slice(0, 4);

const {
  benefitsTaxation,
  depositInsurance,
  distributionAges,
  estimatedTax,
  giftExclusion,
  healthSavingsLimit,
  homeSaleExclusion,
  iraLimit,
  leastSelfEmployment,
  medicarePremium,
  mileageRate,
  payrollTax,
  standardDeduction,
  wageBase,
  workplaceLimit,
} = SOURCED;

const { base, adjustedBase, upperPercent } = benefitsTaxation.value;

export const BENEFITS_TAXED: LegalFigure = {
  ...benefitsTaxation,
  says: `The two limits are ${usd(base.single)} and ${usd(adjustedBase.single)} for a single person, and ${usd(base.joint)} and ${usd(adjustedBase.joint)} for a joint return. At most ${String(upperPercent)}% of the benefits counts.`,
};

const HALVES = 2;
const { socialSecurityPercent, medicarePercent } = payrollTax.value;
const bothHalves = HALVES * (socialSecurityPercent + medicarePercent);

export const SELF_EMPLOYMENT: LegalFigure = {
  ...payrollTax,
  says: `Self-employment tax is ${bothHalves.toFixed(1)}% of ${String(payrollTax.value.selfEmployedPercent)}% of the profit.`,
};

export const PAYROLL: LegalFigure = {
  ...payrollTax,
  says: `An employee pays ${String(socialSecurityPercent)}% for Social Security and ${String(medicarePercent)}% for Medicare.`,
};

export const PAYROLL_LIMIT: LegalFigure = {
  ...wageBase,
  says: `In ${yearOf(wageBase)}, the Social Security part ends at ${usd(wageBase.value)} of wages.`,
};

export const ESTIMATED: LegalFigure = {
  ...estimatedTax,
  says: `They are due if at least ${usd(estimatedTax.value.least)} will be owed after withholding. No penalty is due if the payments reach ${String(estimatedTax.value.ofThisYearPercent)}% of the tax of the year or, for most people, ${String(estimatedTax.value.ofLastYearPercent)}% of that of the year before.`,
};

export const LEAST_PROFIT: LegalFigure = {
  ...leastSelfEmployment,
  says: `Self-employment tax is due once the net profit of a year reaches ${usd(leastSelfEmployment.value)}.`,
};

export const HOME_SALE: LegalFigure = {
  ...homeSaleExclusion,
  says: `Up to ${usd(homeSaleExclusion.value.single)} of the gain is left out, or ${usd(homeSaleExclusion.value.joint)} on a joint return.`,
};

export const MILEAGE: LegalFigure = {
  ...mileageRate,
  says: `In ${yearOf(mileageRate)}, it is ${String(mileageRate.value)} cents a mile.`,
};

export const GIFTS: LegalFigure = {
  ...giftExclusion,
  says: `In ${yearOf(giftExclusion)}, the yearly amount is ${usd(giftExclusion.value)} for each giver and recipient.`,
};

const { basic, aged } = standardDeduction.value;

export const STANDARD_DEDUCTION: LegalFigure = {
  ...standardDeduction,
  says: `In ${yearOf(standardDeduction)}, it is ${usd(basic.joint)} for a joint return, ${usd(basic.single)} for a single person or a separate return, and ${usd(basic.head)} for a head of household. From age 65 on, each spouse adds ${usd(aged.joint)}, and somebody unmarried ${usd(aged.single)}.`,
};

export const DEPOSITS: LegalFigure = {
  ...depositInsurance,
  says: `The limit is ${usd(depositInsurance.value)} for each depositor, bank, and kind of ownership.`,
};

export const PART_B: LegalFigure = {
  ...medicarePremium,
  says: `In ${yearOf(medicarePremium)}, the standard premium of Part B is ${usd(medicarePremium.value)} a month.`,
};

export const HEALTH_SAVINGS: LegalFigure = {
  ...healthSavingsLimit,
  says: `In ${yearOf(healthSavingsLimit)}, up to ${usd(healthSavingsLimit.value.self)} can be paid in for one person and ${usd(healthSavingsLimit.value.family)} for a family, and ${usd(healthSavingsLimit.value.from55)} more from age 55 on.`,
};

const [first, second, last] = distributionAges.value;

export const DISTRIBUTIONS: LegalFigure = {
  ...distributionAges,
  says: `They begin at ${String(second!.age)} for those born from ${String(first!.bornThrough! + 1)} through ${String(second!.bornThrough)}, and at ${String(last!.age)} for later births.`,
};

export const WORKPLACE: LegalFigure = {
  ...workplaceLimit,
  says: `In ${yearOf(workplaceLimit)}, an employee can pay ${usd(workplaceLimit.value.most)} into a 401(k), and ${usd(workplaceLimit.value.catchUps[0]!.more)} more from age ${String(workplaceLimit.value.catchUps[0]!.from)} on.`,
};

export const IRA: LegalFigure = {
  ...iraLimit,
  says: `In ${yearOf(iraLimit)}, ${usd(iraLimit.value.most)} can go into IRAs, and ${usd(iraLimit.value.catchUps[0]!.more)} more from age ${String(iraLimit.value.catchUps[0]!.from)} on.`,
};
