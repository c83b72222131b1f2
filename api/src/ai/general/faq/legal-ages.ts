import { SOURCED } from '@halyard/shared-contracts/long-run';
import type { LegalFigure } from './faq';
import { usd, yearOf } from './legal-figures';

const {
  benefitFormula,
  careCreditAge,
  childTaxCredit,
  claimingFactors,
  earlyWithdrawal,
  fullRetirementAge,
  healthSavingsAge,
  medicareAge,
  mortgageInsuranceEnd,
  reverseMortgageAge,
} = SOURCED;

/** 59.5 becomes '59½'. */
const ageOf = (age: number): string => `${Math.floor(age)}${age % 1 === 0 ? '' : '½'}`;

export const EARLY_WITHDRAWAL: LegalFigure = {
  ...earlyWithdrawal,
  says: `Before age ${ageOf(earlyWithdrawal.value.age)}, the penalty is ${String(earlyWithdrawal.value.percent)}% of what is taken.`,
};

export const HEALTH_SAVINGS_LATER: LegalFigure = {
  ...healthSavingsAge,
  says: `After ${ageOf(healthSavingsAge.value)}, the money can be spent on anything and is then taxed as income.`,
};

export const MEDICARE_AGE: LegalFigure = {
  ...medicareAge,
  says: `It begins at ${ageOf(medicareAge.value.age)}, and the time to sign up is the ${String(medicareAge.value.monthsToSignUp)} months around that birthday.`,
};

export const CLAIMING_AGES: LegalFigure = {
  ...claimingFactors,
  citation: `${benefitFormula.citation}; ${claimingFactors.citation}`,
  says: `The first age is ${ageOf(benefitFormula.value.eligibleAge)}, and the last one that adds to it is ${ageOf(claimingFactors.value.lastAge)}.`,
};

const MONTHS = 12;
const latestFullAge = fullRetirementAge.value.at(-1)!.months / MONTHS;

export const FULL_AGE: LegalFigure = {
  ...fullRetirementAge,
  says: `Full retirement age is ${ageOf(latestFullAge)} for those born from ${String(fullRetirementAge.value.at(-2)!.bornThrough! + 1)} on, and lower for those born before.`,
};

export const CHILD_CREDIT: LegalFigure = {
  ...childTaxCredit,
  says: `In ${yearOf(childTaxCredit)}, it is up to ${usd(childTaxCredit.value.each)} for each child under ${ageOf(childTaxCredit.value.under)}, and it shrinks from ${usd(childTaxCredit.value.above.single)} of income on, or ${usd(childTaxCredit.value.above.joint)} on a joint return.`,
};

export const CARE_CREDIT: LegalFigure = {
  ...careCreditAge,
  says: `The child has to be under ${ageOf(careCreditAge.value)}.`,
};

export const REVERSE_MORTGAGE: LegalFigure = {
  ...reverseMortgageAge,
  says: `A reverse mortgage that the government insures begins at ${ageOf(reverseMortgageAge.value)}.`,
};

export const MORTGAGE_INSURANCE: LegalFigure = {
  ...mortgageInsuranceEnd,
  says: `It can end on request at ${String(mortgageInsuranceEnd.value.onRequestPercent)}% of that value, and it has to end at ${String(mortgageInsuranceEnd.value.alwaysPercent)}%.`,
};
