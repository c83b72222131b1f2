import { divide, scale, type Cents } from '../../money';

const PAYCHECKS_PER_YEAR = 26;
const MONTHS_PER_YEAR = 12;

/** Monthly net income of bi-weekly pay: average net × 26 / 12, rounded to the cent (P2-9-2). */
export function monthlyNetIncome(averageNet: Cents): Cents {
  return divide(scale(averageNet, PAYCHECKS_PER_YEAR), MONTHS_PER_YEAR);
}
