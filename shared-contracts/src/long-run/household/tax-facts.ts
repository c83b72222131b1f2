import {
  annualIncome,
  type FinancialData,
  incomeBasis,
  type IncomeBasis,
  type IncomeSource,
  type Paystub,
  regularIncome,
} from '../../finance';
import { type Cents, scale, sum, ZERO } from '../../money';
import type { FilingStatus } from '../sourced/filing-status';
import type { TaxYear } from '../tax/yearly-tax';

export interface TaxFacts {
  readonly status: FilingStatus;
  readonly wages: Cents | null;
  readonly selfEmployment: Cents | null;
  readonly contributions: Cents | null;
  readonly otherIncome: Cents | null;
  readonly benefits: Cents | null;
  readonly children: number;
  readonly aged: number;
  readonly statePercent: number;
}

interface KnownIncome {
  readonly annualIncome: Cents | null;
  readonly incomeBasis: IncomeBasis | null;
  readonly incomeSources: readonly IncomeSource[];
  readonly paystubs: readonly Paystub[];
}

/** Returns what /income knows about the user's income. */
export const knownIncome = (data: FinancialData): KnownIncome => ({
  annualIncome: annualIncome(data),
  incomeBasis: incomeBasis(data),
  incomeSources: regularIncome(data).sources,
  paystubs: data.paystubs,
});

const CAPITAL = ['Interest Income', 'Dividends'];

function yearlyOf({ incomeSources }: KnownIncome, ...categories: readonly string[]): Cents | null {
  const total = sum(
    incomeSources
      .filter(({ category }) => categories.includes(category))
      .map(({ yearly }) => yearly),
  );
  return total > 0 ? total : null;
}

/** Returns wages before tax from the profile, or else from deposits and the paystubs' ratio of gross to net pay. */
function wagesOf(known: KnownIncome): Cents | null {
  if (known.incomeBasis === 'profile') return known.annualIncome;
  const net = sum(known.paystubs.map((stub) => stub.net));
  const gross = sum(known.paystubs.map((stub) => stub.gross));
  const salary = yearlyOf(known, 'Salary');
  return salary === null || net <= 0 ? null : scale(salary, gross / net);
}

/** Deposits of wages are after tax, so they do not show the pay before tax. */
export function firstTaxFacts(known: KnownIncome): TaxFacts {
  return {
    status: 'single',
    wages: wagesOf(known),
    selfEmployment: null,
    contributions: null,
    otherIncome: yearlyOf(known, 'Pension', ...CAPITAL),
    benefits: yearlyOf(known, 'Benefits'),
    children: 0,
    aged: 0,
    statePercent: 0,
  };
}

const isPaid = ({ incomeSources }: KnownIncome): boolean =>
  incomeSources.some(({ category }) => category === 'Salary');

/**
 * Returns whether the taxes of a year can be computed. Deposits of pay are after tax, so a year without the pay
 * before tax would have too little tax, and so would one of interest and dividends alone.
 */
export function isTaxKnown(facts: TaxFacts, known: KnownIncome): boolean {
  if (facts.wages !== null) return true;
  const others = [facts.selfEmployment, facts.benefits];
  const isMoreThanCapital =
    facts.otherIncome !== null && facts.otherIncome !== yearlyOf(known, ...CAPITAL);
  return !isPaid(known) && (isMoreThanCapital || others.some((income) => income !== null));
}

export function taxYearOf(facts: TaxFacts): TaxYear {
  return {
    status: facts.status,
    wages: facts.wages ?? ZERO,
    selfEmployment: facts.selfEmployment ?? ZERO,
    contributions: facts.contributions ?? ZERO,
    otherIncome: facts.otherIncome ?? ZERO,
    benefits: facts.benefits ?? ZERO,
    longTermGains: ZERO,
    children: facts.children,
    aged: facts.aged,
    seniors: facts.aged,
    statePercent: facts.statePercent,
  };
}
