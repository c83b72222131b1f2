import { type Cents, divide, scale } from '../../money';

const MONTHS_PER_YEAR = 12;
const PAYCHECKS_PER_YEAR = 26;

export function monthlyIncome(annualIncome: Cents): Cents {
  return divide(annualIncome, MONTHS_PER_YEAR);
}

/** Converts biweekly pay to a month, rounded to the cent (P2-9-2). */
export function monthlyNetIncome(averageNet: Cents): Cents {
  return divide(scale(averageNet, PAYCHECKS_PER_YEAR), MONTHS_PER_YEAR);
}
