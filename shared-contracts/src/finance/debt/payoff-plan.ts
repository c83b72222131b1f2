import { add, cents, subtract, sum, ZERO, type Cents } from '../../money';
import { addMonths, type IsoMonth } from '../civil-date';
import { isLastPayment } from './amortise';
import type { Debt } from './debt';
import { MAX_MONTHS, monthlyInterest } from './interest';

export type PayoffStrategy = 'avalanche' | 'snowball' | 'custom';

/** `extra` cents are paid on top of all payments each month, from `start` on, which is `payoffMonth(today, 1)`. */
export interface PayoffOptions {
  readonly strategy: PayoffStrategy;
  readonly order?: readonly string[];
  readonly extra: Cents;
  readonly start: IsoMonth;
}

export interface DebtPayoff {
  readonly id: string;
  readonly months: number;
  readonly payoffMonth: IsoMonth;
  readonly interest: Cents;
}

export interface PayoffPlan {
  readonly months: number;
  readonly interest: Cents;
  readonly owed: readonly Cents[];
  readonly perDebt: readonly DebtPayoff[];
}

/** Debts that a custom order does not name come last. */
function payoffOrder(
  debts: readonly Debt[],
  strategy: PayoffStrategy,
  order: readonly string[] = [],
): Debt[] {
  const place = ({ id }: Debt): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const compare: Record<PayoffStrategy, (a: Debt, b: Debt) => number> = {
    avalanche: (a, b) => b.aprPercent - a.aprPercent || a.balance - b.balance,
    snowball: (a, b) => a.balance - b.balance || b.aprPercent - a.aprPercent,
    custom: (a, b) => place(a) - place(b),
  };
  return debts.toSorted(compare[strategy]);
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

function payMonth(open: readonly Running[], budget: Cents, month: number): void {
  for (const running of open) {
    const interest = monthlyInterest(running.owed, running.debt.aprPercent);
    running.owed = add(running.owed, interest);
    running.interest = add(running.interest, interest);
    running.months = month;
  }
  const due = sum(open.map(({ owed }) => owed));
  if (isLastPayment(due, budget)) {
    for (const running of open) pay(running, due);
    return;
  }
  const own = open.map((running) => pay(running, running.debt.payment));
  let spare = subtract(budget, sum(own));
  for (const running of open) spare = subtract(spare, pay(running, spare));
}

const outgrows = ({ owed, debt }: Running, budget: Cents): boolean =>
  monthlyInterest(owed, debt.aprPercent) >= budget;

const owing = (line: readonly Running[]): Running[] => line.filter(({ owed }) => owed > 0);

const lineOf = (debts: readonly Debt[], { strategy, order }: PayoffOptions): Running[] =>
  payoffOrder(debts, strategy, order).map((debt) => ({
    debt,
    owed: debt.balance,
    interest: ZERO,
    months: 0,
  }));

const budgetOf = (debts: readonly Debt[], { extra }: PayoffOptions): Cents =>
  add(sum(debts.map(({ payment }) => payment)), extra);

/** Returns what each debt still owes after some months, by the id of the debt. */
export function owedAfter(
  debts: readonly Debt[],
  options: PayoffOptions,
  months: number,
): ReadonlyMap<string, Cents> {
  const line = lineOf(debts, options);
  const budget = budgetOf(debts, options);
  for (let month = 1; month <= months; month += 1) payMonth(owing(line), budget, month);
  return new Map(line.map(({ debt, owed }) => [debt.id, owed]));
}

/** The payment of a finished debt goes to the next one. The result is 'never' after a hundred years. */
export function payoffPlan(debts: readonly Debt[], options: PayoffOptions): PayoffPlan | 'never' {
  const line = lineOf(debts, options);
  const budget = budgetOf(debts, options);
  const owed = [sum(line.map((running) => running.owed))];
  let months = 0;
  for (let open = owing(line); open.length > 0; open = owing(line)) {
    months += 1;
    if (months > MAX_MONTHS || open.some((running) => outgrows(running, budget))) return 'never';
    payMonth(open, budget, months);
    owed.push(sum(line.map((running) => running.owed)));
  }
  return {
    months,
    interest: sum(line.map(({ interest }) => interest)),
    owed,
    perDebt: line.map(({ debt, months: taken, interest }) => ({
      id: debt.id,
      months: taken,
      payoffMonth: addMonths(options.start, Math.max(taken, 1) - 1),
      interest,
    })),
  };
}
