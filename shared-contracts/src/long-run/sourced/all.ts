import {
  depositInsurance,
  estimatedTax,
  giftExclusion,
  healthSavingsLimit,
  homeSaleExclusion,
  leastSelfEmployment,
  medicarePremium,
  mileageRate,
} from './everyday-limits';
import {
  benefitsTaxation,
  childTaxCredit,
  gainsTaxBrackets,
  incomeTaxBrackets,
  seniorDeduction,
  standardDeduction,
} from './income-tax';
import { marketReturns } from './market-returns';
import { payrollTax, wageBase } from './payroll-tax';
import { distributionAges, iraLimit, uniformLifetime, workplaceLimit } from './retirement-accounts';
import { benefitFormula, claimingFactors, fullRetirementAge } from './social-security';
import type { Sourced } from './sourced';
import { averageWageIndex, costOfLiving, wageBases } from './wage-index';

export const SOURCED = {
  averageWageIndex,
  benefitFormula,
  benefitsTaxation,
  childTaxCredit,
  claimingFactors,
  costOfLiving,
  depositInsurance,
  distributionAges,
  estimatedTax,
  fullRetirementAge,
  gainsTaxBrackets,
  giftExclusion,
  healthSavingsLimit,
  homeSaleExclusion,
  incomeTaxBrackets,
  iraLimit,
  leastSelfEmployment,
  marketReturns,
  medicarePremium,
  mileageRate,
  payrollTax,
  seniorDeduction,
  standardDeduction,
  uniformLifetime,
  wageBase,
  wageBases,
  workplaceLimit,
} as const satisfies Readonly<Record<string, Sourced<unknown>>>;

export const PROJECTION_SOURCES = [
  marketReturns,
  incomeTaxBrackets,
  standardDeduction,
  benefitsTaxation,
  uniformLifetime,
  distributionAges,
  benefitFormula,
  averageWageIndex,
  wageBases,
  costOfLiving,
  fullRetirementAge,
  claimingFactors,
] as const;
