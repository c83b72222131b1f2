import {
  debtsToPayOff,
  type FinancialData,
  type IncomeSource,
  type IsoDate,
  regularIncome,
} from '../../finance';
import { cents, type Cents, scale, sum } from '../../money';
import type { LongPlan } from '../projection/plan';
import {
  MOST_YEARS,
  USUAL_CLAIM_AGE,
  USUAL_FEE_PERCENT,
  USUAL_INFLATION_PERCENT,
  USUAL_LAST_AGE,
  USUAL_RETIREMENT_AGE,
} from '../settings';
import { monthlyBenefit } from '../social-security/claiming';
import { benefitFormula } from '../sourced/social-security';
import type { FilingStatus } from '../sourced/filing-status';
import type { PlanChoices } from './choices';
import { yearlyDebtPayments } from './debt-payments';
import { estimatedPrimaryAmount } from './estimated-benefit';
import { type NamedPlanAccount, planAccounts } from './plan-accounts';
import { usualYear } from './usual-year';

export type PlanData = Pick<
  FinancialData,
  'accounts' | 'liabilities' | 'transactions' | 'holdings' | 'profile' | 'today'
>;

export interface DatedNeed {
  readonly name: string;
  readonly amount: Cents;
  readonly by: IsoDate;
}

/** It says where a figure of the plan comes from. */
export type Basis = 'chosen' | 'usual' | 'estimated' | 'received' | 'unknown';

export interface HouseholdPlan {
  readonly plan: LongPlan & { readonly accounts: readonly NamedPlanAccount[] };
  readonly basis: {
    readonly saving: Basis;
    readonly spending: Basis;
    readonly benefits: Basis;
    readonly pension: Basis;
  };
  /** It is per month at full retirement age, and null if not known. */
  readonly primary: Cents | null;
  /** It counts the debts without a known rate or payment. */
  readonly debtsLeftOut: number;
}

const MONTHS = 12;
const NONE = cents(0);

const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));

const statusOf = (maritalStatus: string | null): FilingStatus =>
  maritalStatus !== null && /^married\b/i.test(maritalStatus.trim()) ? 'joint' : 'single';

const yearlyOf = (sources: readonly IncomeSource[], category: string): Cents =>
  sum(sources.filter((source) => source.category === category).map(({ yearly }) => yearly));

interface Benefits {
  readonly yearly: Cents;
  readonly claimAge: number;
  readonly basis: Basis;
  readonly primary: Cents | null;
}

interface BenefitFacts {
  readonly choices: PlanChoices;
  readonly age: number;
  readonly birthYear: number;
  readonly retirementAge: number;
  readonly received: Cents;
  readonly income: Cents | null;
  readonly thisYear: number;
}

/**
 * Uses the amount that the user typed, or else the benefits that already arrive, or else an estimate from today's
 * pay.
 */
function benefitsOf(facts: BenefitFacts): Benefits {
  const { choices, age, birthYear, received, income } = facts;
  const claimAge = choices.claimAge ?? USUAL_CLAIM_AGE;
  if (choices.socialSecurity === null && received > 0)
    return { yearly: received, claimAge: age, basis: 'received', primary: null };
  const primary =
    choices.socialSecurity ??
    (income === null ? null : estimatedPrimaryAmount({ ...facts, income }));
  if (primary === null) return { yearly: NONE, claimAge, basis: 'unknown', primary };
  const monthly = monthlyBenefit(primary, claimAge * MONTHS, birthYear);
  return {
    yearly: scale(monthly, MONTHS),
    claimAge,
    basis: choices.socialSecurity === null ? 'estimated' : 'chosen',
    primary,
  };
}

/** Returns null without an age. */
export function planOf(
  data: PlanData,
  choices: PlanChoices,
  needs: readonly DatedNeed[] = [],
): HouseholdPlan | null {
  const age = choices.age ?? data.profile.age;
  if (age === null) return null;
  const thisYear = yearOf(data.today);
  const birthYear = thisYear - age;
  const retirementAge = choices.retirementAge ?? USUAL_RETIREMENT_AGE;
  const year = usualYear(data);
  const { sources } = regularIncome(data);
  const isRetired = age >= retirementAge;
  const debts = debtsToPayOff(data);
  const debtPayments = yearlyDebtPayments(debts);
  const received = age >= benefitFormula.value.eligibleAge ? yearlyOf(sources, 'Benefits') : NONE;
  const income = isRetired ? null : data.profile.income;
  const benefits = benefitsOf({
    choices,
    age,
    birthYear,
    retirementAge,
    received,
    income,
    thisYear,
  });
  const pension = choices.pension ?? (isRetired ? yearlyOf(sources, 'Pension') : NONE);
  const living = year && cents(Math.max(0, year.spending - year.loans));
  const lastAge = choices.lastAge ?? USUAL_LAST_AGE;
  return {
    plan: {
      age,
      birthYear,
      retirementAge,
      lastAge: Math.min(Math.max(lastAge, age + 1), age + MOST_YEARS - 1),
      status: choices.status ?? statusOf(data.profile.maritalStatus),
      statePercent: choices.statePercent ?? 0,
      accounts: planAccounts(data, choices),
      saving: choices.saving ?? year?.saved ?? NONE,
      contributions: choices.contributions ?? NONE,
      spending: choices.spending ?? living ?? NONE,
      benefits: benefits.yearly,
      claimAge: benefits.claimAge,
      pension,
      debtPayments,
      needs: needs.map(({ name, amount, by }) => ({
        name,
        amount,
        year: Math.max(0, yearOf(by) - thisYear),
      })),
      feePercent: choices.feePercent ?? USUAL_FEE_PERCENT,
      inflationPercent: choices.inflationPercent ?? USUAL_INFLATION_PERCENT,
      firstYearFall: 0,
    },
    basis: {
      saving: basisOf(choices.saving, year !== null),
      spending: basisOf(choices.spending, year !== null),
      benefits: benefits.basis,
      pension: choices.pension === null ? 'received' : 'chosen',
    },
    primary: benefits.primary,
    debtsLeftOut: debts.filter(
      ({ balance, aprPercent, monthlyPayment, minimumPayment }) =>
        balance !== null &&
        balance > 0 &&
        (aprPercent === null || (monthlyPayment === null && minimumPayment === null)),
    ).length,
  };
}

/** A plan without spending always succeeds, so its result means nothing. */
export const isSpendingKnown = ({ basis }: Pick<HouseholdPlan, 'basis'>): boolean =>
  basis.spending !== 'unknown';

function basisOf(chosen: Cents | null, isKnown: boolean): Basis {
  if (chosen !== null) return 'chosen';
  return isKnown ? 'usual' : 'unknown';
}
