import { add, cents, subtract, ZERO, type Cents } from '../../money';
import { amortise } from './amortise';
import type { Debt } from './debt';
import { monthlyInterest, monthlyRate } from './interest';

interface SpareMoney {
  readonly extra: Cents;
  readonly returnPercent: number;
}

export interface DebtOrInvest {
  readonly better: 'debt' | 'invest' | 'equal';
  readonly months: number;
  readonly debtFirst: Cents;
  readonly investFirst: Cents;
}

function investedAfter(
  months: number,
  debt: Debt,
  { extra, returnPercent }: SpareMoney,
  towardDebt: Cents,
): Cents | 'too-large' {
  const budget = add(debt.payment, extra);
  const growth = 1 + monthlyRate(returnPercent);
  let owed = debt.balance;
  let invested: Cents = ZERO;
  for (let month = 0; month < months; month += 1) {
    const due = add(owed, monthlyInterest(owed, debt.aprPercent));
    const isLast = month === months - 1;
    const paid = isLast ? due : cents(Math.min(due, towardDebt));
    owed = subtract(due, paid);
    const next = Math.round(invested * growth) + subtract(budget, paid);
    if (!Number.isSafeInteger(next)) return 'too-large';
    invested = cents(next);
  }
  return invested;
}

/** Returns 'never' if the payment does not end the debt, and 'too-large' beyond safe integers. */
export function payDebtOrInvest(
  debt: Debt,
  spare: SpareMoney,
): DebtOrInvest | 'never' | 'too-large' {
  const loan = amortise(debt.balance, debt.aprPercent, debt.payment);
  if (loan === 'never') return 'never';
  const debtFirst = investedAfter(loan.months, debt, spare, add(debt.payment, spare.extra));
  const investFirst = investedAfter(loan.months, debt, spare, debt.payment);
  if (debtFirst === 'too-large' || investFirst === 'too-large') return 'too-large';
  const gap = Math.sign(debt.aprPercent - spare.returnPercent);
  return {
    better: gap > 0 ? 'debt' : gap < 0 ? 'invest' : 'equal',
    months: loan.months,
    debtFirst,
    investFirst,
  };
}
