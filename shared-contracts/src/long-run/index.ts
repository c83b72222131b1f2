export { PROJECTION_SOURCES, SOURCED } from './sourced/all';
export { FILING_STATUSES, type FilingStatus } from './sourced/filing-status';
export type { Sourced } from './sourced/sourced';
export { legalBirthYear } from './social-security/birth';
export { fullRetirementMonths, monthlyBenefit, spousalBenefit } from './social-security/claiming';
export {
  averageIndexedEarnings,
  type EarningsYear,
  primaryAmount,
} from './social-security/primary-amount';
export {
  contributionLimit,
  distributionAge,
  requiredDistribution,
} from './tax/retirement-accounts';
export { type TaxYear, type YearlyTax, yearlyTax } from './tax/yearly-tax';
export { futureSteps } from './projection/future-steps';
export { type Outcome, outcomeOf, outcomeSteps } from './projection/outcome';
export { type LongPlan, type Mix, type PlanAccount, type Pool, yearsOf } from './projection/plan';
export { type SteadyPath, steadyPath } from './projection/steady-path';
export { marketFor, type Method, METHODS } from './random/market';
export {
  BLOCK_YEARS,
  FAN_PERCENTS,
  CHILD_YEARS,
  LIKELY_OF_100,
  MOST_YEARS,
  NET_WORTH_YEARS,
  PATHS,
  SEED,
  USUAL_CLAIM_AGE,
  USUAL_FEE_PERCENT,
  USUAL_GROWTH_PERCENT,
  USUAL_INFLATION_PERCENT,
  USUAL_LAST_AGE,
  USUAL_MIX,
  USUAL_MORTGAGE_PERCENT,
  USUAL_MORTGAGE_YEARS,
  USUAL_OWN_SHARE_PERCENT,
  USUAL_RETIREMENT_AGE,
  YEAR_DAYS,
} from './settings';
export type { PlanChoices } from './household/choices';
export { type NamedPlanAccount } from './household/plan-accounts';
export {
  type Basis,
  type DatedNeed,
  type HouseholdPlan,
  isSpendingKnown,
  type PlanData,
  planOf,
} from './household/plan-of';
export { type PaycheckCheck, paycheckCheck } from './household/paycheck-check';
export {
  firstTaxFacts,
  isTaxKnown,
  knownIncome,
  type TaxFacts,
  taxYearOf,
} from './household/tax-facts';
export {
  type Cover,
  coverOf,
  debtsOf,
  dimeNeed,
  type LifeNeed,
  lifeValueNeed,
  type NeedFacts,
  type NeedTerm,
} from './protection/life-need';
export {
  missingAnswer,
  type NeedAnswers,
  needAnswers,
  needFacts,
} from './protection/household-need';
export {
  ALLOCATIONS,
  type Allocation,
  allocationOf,
  type AllocationShare,
} from './returns/allocation';
export { feesSince, type FundCost, fundCosts, knownCosts } from './returns/fees';
export { isInvestment, returnFacts, valuesOf } from './returns/history-facts';
export { type MoneyReturn, moneyWeighted } from './returns/money-weighted';
export {
  type Flow,
  hasNoReturn,
  type NoReturnReason,
  type ReturnFacts,
  type ValuePoint,
} from './returns/series';
export { type ChainedReturn, timeWeighted } from './returns/time-weighted';
export { combineReturns } from './returns/combine-returns';
export { holdingGain, homeEquity, lacksHome, purchaseOf } from './returns/worth';
export { goalNeeds, isSpentGoal } from './household/goal-needs';
export { changesNothing, NO_CHANGES, type WhatIfChanges } from './what-if/changes';
export {
  whatIfFigures,
  type WhatIfContext,
  type WhatIfData,
  type WhatIfFigures,
} from './what-if/figures';
export { breakWords, chanceOf100, chanceWords, intervalWords } from './projection/outcome-words';
export { type CompareRow, compareRows, debtWords } from './what-if/compare-rows';
export {
  inPercent,
  noReturnWords,
  periodWords,
  type ReturnRow,
  returnRows,
  sharedNoReturnWords,
} from './returns/return-rows';
export { planSummary, type PlanLine, type PlanSummary } from './plan-summary/plan-summary';
