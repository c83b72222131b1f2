import {
  careCreditAge,
  earlyWithdrawal,
  healthSavingsAge,
  medicareAge,
  reverseMortgageAge,
} from './ages';
import {
  depositInsurance,
  estimatedTax,
  estimatedTaxDays,
  giftExclusion,
  healthSavingsLimit,
  homeSaleExclusion,
  leastSelfEmployment,
  medicarePremium,
  mileageRate,
  mortgageInsuranceEnd,
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
  careCreditAge,
  childTaxCredit,
  claimingFactors,
  costOfLiving,
  depositInsurance,
  distributionAges,
  earlyWithdrawal,
  estimatedTax,
  estimatedTaxDays,
  fullRetirementAge,
  gainsTaxBrackets,
  giftExclusion,
  healthSavingsAge,
  healthSavingsLimit,
  homeSaleExclusion,
  incomeTaxBrackets,
  iraLimit,
  leastSelfEmployment,
  marketReturns,
  medicareAge,
  medicarePremium,
  mileageRate,
  mortgageInsuranceEnd,
  payrollTax,
  reverseMortgageAge,
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
