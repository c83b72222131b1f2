import { abs, add, type Cents, subtract, ZERO } from '../../money';
import { monthlyInterest } from '../debt/interest';
import type { LoanPayment } from '../entities';

/** Amounts are positive. */
interface PaidLoan {
  readonly payment: Cents;
  readonly balanceBefore: Cents;
  readonly balanceAfter: Cents;
  readonly aprPercent: number;
}

const MOST_MISMATCH_SHARE = 0.01;

const smaller = (a: Cents, b: Cents): Cents => (a < b ? a : b);

/**
 * Returns a month's interest on the balance before, the fall of the balance, and the rest (P3-A3-1). If the first
 * two exceed the payment, the interest is reduced.
 */
export function splitLoanPayment(paid: PaidLoan): Omit<LoanPayment, 'loanId'> {
  const { payment, balanceBefore, balanceAfter, aprPercent } = paid;
  const computed = monthlyInterest(balanceBefore, aprPercent);
  const fallen = subtract(balanceBefore, balanceAfter);
  const principal = smaller(fallen, payment);
  const interest = smaller(computed, subtract(payment, principal));
  const rest = subtract(subtract(payment, principal), interest);
  const excess = subtract(add(computed, fallen), payment);
  const isMismatch = excess > ZERO && abs(excess) > payment * MOST_MISMATCH_SHARE;
  return { interest, principal, rest, mismatch: isMismatch ? excess : ZERO };
}
