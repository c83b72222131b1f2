import { add, cents, subtract, sum, ZERO, type Cents } from '../../money';
import { addMonths, type IsoMonth } from '../civil-date';
import type { Debt } from './debt';
import { MAX_MONTHS, monthlyInterest } from './interest';
import { payoffOrder, type PayoffStrategy } from './payoff-order';

/** How to pay: `extra` cents a month on top of all payments, the first payment in `start`. */
export interface PayoffOptions {
  readonly strategy: PayoffStrategy;
  readonly order?: readonly string[];
  readonly extra: Cents;
  readonly start: IsoMonth;
}

/** When one debt ends and what it cost until then. */
export interface DebtPayoff {
  readonly id: string;
  readonly months: number;
  readonly payoffMonth: IsoMonth;
  readonly interest: Cents;
}

/** A plan for all debts: months until the last one ends, interest in cents. */
export interface PayoffPlan {
  readonly months: number;
  readonly interest: Cents;
  readonly perDebt: readonly DebtPayoff[];
}

interface Running {
  readonly debt: Debt;
  owed: Cents;
  interest: Cents;
  months: number;
}

const pay = (running: Running, available: Cents): Cents => {
  const paid = cents(Math.min(running.owed, available));
  running.owed = subtract(running.owed, paid);
  return paid;
};

/** One month: interest on all, everyone's own payment, then what is left to the first in line. */
function payMonth(open: readonly Running[], budget: Cents, month: number): void {
  for (const running of open) {
    const interest = monthlyInterest(running.owed, running.debt.aprPercent);
    running.owed = add(running.owed, interest);
    running.interest = add(running.interest, interest);
    running.months = month;
  }
  const own = open.map((running) => pay(running, running.debt.payment));
  let spare = subtract(budget, sum(own));
  for (const running of open) spare = subtract(spare, pay(running, spare));
}

/** A debt whose interest alone eats the whole monthly sum only grows, whatever is paid on it. */
const outgrows = ({ owed, debt }: Running, budget: Cents): boolean =>
  monthlyInterest(owed, debt.aprPercent) >= budget;

const owing = (line: readonly Running[]): Running[] => line.filter(({ owed }) => owed > 0);

/**
 * Pays all debts with one steady monthly sum: their payments plus `extra`. A finished debt's payment moves on to
 * the next in line. `'never'` when a debt outgrows that sum, or when it takes more than a hundred years. Debts come back in attack order.
 */
export function payoffPlan(debts: readonly Debt[], options: PayoffOptions): PayoffPlan | 'never' {
  const line = payoffOrder(debts, options.strategy, options.order).map((debt): Running => ({
    debt,
    owed: debt.balance,
    interest: ZERO,
    months: 0,
  }));
  const budget = add(sum(debts.map(({ payment }) => payment)), options.extra);
  let months = 0;
  for (let open = owing(line); open.length > 0; open = owing(line)) {
    months += 1;
    if (months > MAX_MONTHS || open.some((running) => outgrows(running, budget))) return 'never';
    payMonth(open, budget, months);
  }
  return {
    months,
    interest: sum(line.map(({ interest }) => interest)),
    perDebt: line.map(({ debt, months: taken, interest }) => ({
      id: debt.id,
      months: taken,
      payoffMonth: addMonths(options.start, Math.max(taken, 1) - 1),
      interest,
    })),
  };
}
