import { cents, type Cents } from '../../money';
import { MOST_TAX_TABLES, TAX_GRID } from '../settings';
import { seniorDeduction } from '../sourced/income-tax';
import { yearlyTax } from '../tax/yearly-tax';
import type { LongPlan } from './plan';

/** Inside a test's own context, each use of a global is slow. */
const { floor, min } = Math;

/**
 * The table is for one amount of Social Security. It is exact at the points of the grid and linear in between,
 * because a projection reads it a million times.
 */
export interface AfterTax {
  /** The result includes Social Security and is after tax. */
  left(income: number): number;
  incomeFor(more: number, income: number): number;
}

const { fine, fineUntil, coarse, steps } = TAX_GRID;
const FINE_STEPS = fineUntil / fine;

const pointAt = (at: number): number =>
  at <= FINE_STEPS ? at * fine : fineUntil + (at - FINE_STEPS) * coarse;

const cellOf = (income: number): number =>
  min(
    FINE_STEPS + steps - 1,
    income < fineUntil ? floor(income / fine) : FINE_STEPS + floor((income - fineUntil) / coarse),
  );

type TaxFacts = Pick<LongPlan, 'status' | 'statePercent'>;

function leftAt({ status, statePercent }: TaxFacts, benefits: Cents, aged: number): Float64Array {
  const nothing = cents(0);
  return Float64Array.from({ length: FINE_STEPS + steps + 1 }, (_, at) => {
    const otherIncome = cents(pointAt(at));
    const { total } = yearlyTax({
      status,
      statePercent,
      benefits,
      otherIncome,
      aged,
      // This deduction ends in 2028.
      seniors: 0,
      wages: nothing,
      selfEmployment: nothing,
      contributions: nothing,
      longTermGains: nothing,
      children: 0,
    });
    return benefits + otherIncome - total;
  });
}

function cellFor(left: Float64Array, amount: number): number {
  let [low, high] = [0, left.length - 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (left[middle + 1]! >= amount) high = middle;
    else low = middle + 1;
  }
  return low;
}

function afterTax(left: Float64Array): AfterTax {
  const slope = (cell: number): number =>
    (left[cell + 1]! - left[cell]!) / (pointAt(cell + 1) - pointAt(cell));
  const leftOf = (income: number): number => {
    const cell = cellOf(income);
    return left[cell]! + (income - pointAt(cell)) * slope(cell);
  };
  return {
    left: leftOf,
    incomeFor(more, income) {
      const amount = leftOf(income) + more;
      const cell = cellFor(left, amount);
      return pointAt(cell) + (amount - left[cell]!) / slope(cell) - income;
    },
  };
}

const PAIR = 2;

const known = new Map<string, AfterTax>();

function taxFor(plan: TaxFacts, benefits: Cents, aged: number): AfterTax {
  const key = `${plan.status} ${plan.statePercent} ${benefits} ${aged}`;
  const found = known.get(key) ?? afterTax(leftAt(plan, benefits, aged));
  known.delete(key);
  known.set(key, found);
  for (const oldest of known.keys()) {
    if (known.size <= MOST_TAX_TABLES) break;
    known.delete(oldest);
  }
  return found;
}

export function taxByYear(plan: LongPlan, years: number): AfterTax[] {
  const persons = plan.status === 'joint' ? PAIR : 1;
  return Array.from({ length: years }, (_, year) => {
    const age = plan.age + year;
    const benefits = age >= plan.claimAge ? plan.benefits : cents(0);
    return taxFor(plan, benefits, age >= seniorDeduction.value.age ? persons : 0);
  });
}
