import { add, cents, type Cents, fromDollars, scale } from '../../money';
import type { FilingStatus } from '../sourced/filing-status';
import { childTaxCredit, seniorDeduction, standardDeduction } from '../sourced/income-tax';
import { percent } from './income-tax';

/** `aged` counts persons of 65 or older, at most two on a joint return. */
export function deductionFor(status: FilingStatus, aged: number): Cents {
  const { basic, aged: each } = standardDeduction.value;
  return add(fromDollars(basic[status]), scale(fromDollars(each[status]), aged));
}

/** Each person's amount falls with income above the threshold. */
export function seniorDeductionFor(status: FilingStatus, aged: number, income: Cents): Cents {
  if (status === 'separate') return cents(0);
  const { each, above, lessPercent } = seniorDeduction.value;
  const excess = Math.max(0, income - fromDollars(above[status]));
  return cents(aged * Math.max(0, fromDollars(each) - percent(excess, lessPercent)));
}

/** Returns the credit before it is limited to the tax. */
export function childCredit(status: FilingStatus, children: number, income: Cents): Cents {
  const { each, above, less, step } = childTaxCredit.value;
  const excess = Math.max(0, income - fromDollars(above[status]));
  const steps = Math.ceil(excess / fromDollars(step));
  return cents(Math.max(0, children * fromDollars(each) - steps * fromDollars(less)));
}
