import {
  amortise,
  comparePayoffs,
  type Debt,
  type FinancialData,
  type IsoMonth,
  type Liability,
  debtsToPayOff,
  owedAfter,
  payoffMonth,
  payoffPlan,
  plannableDebts,
} from '../../finance';
import { cents, type Cents, sum, ZERO } from '../../money';
import { yearlyDebtPayments } from '../household/debt-payments';
import { MOST_YEARS } from '../settings';

const MONTHS = 12;

type Owing = Pick<FinancialData, 'liabilities' | 'transactions' | 'today'>;

export interface DebtCourse {
  /** It is the month of the last payment of the debts with known terms, or 'none' without such debts. */
  readonly free: IsoMonth | 'never' | 'none';
  /** It has the ids of debts without a rate or a payment, which the other figures leave out. */
  readonly leftOut: readonly Liability['id'][];
  /** It has the payments of each year from now, by contract and with the extra ones. */
  readonly yearly: readonly Cents[];
  /** Returns the sum of debts with known terms after some months. */
  readonly owedIn: (months: number) => Cents;
  readonly inAYear: ReadonlyMap<string, Cents>;
}

function asNow(
  debts: readonly Debt[],
  { liabilities, transactions, today }: Owing,
): Omit<DebtCourse, 'leftOut'> {
  const { asNow: cost } = comparePayoffs(debts, { extra: ZERO, start: payoffMonth(today, 1) });
  const owedBy = (debt: Debt, months: number): Cents => {
    const loan = amortise(debt.balance, debt.aprPercent, debt.payment);
    if (months === 0 || loan === 'never') return debt.balance;
    return loan.schedule[months - 1]?.balance ?? ZERO;
  };
  return {
    free: cost === 'never' ? 'never' : payoffMonth(today, cost.months),
    yearly: yearlyDebtPayments(debtsToPayOff({ liabilities, transactions, today })),
    owedIn: (months) => sum(debts.map((debt) => owedBy(debt, months))),
    inAYear: new Map(debts.map((debt) => [debt.id, owedBy(debt, MONTHS)])),
  };
}

/** Each month pays the same sum until the last one, which pays the rest. */
function yearlyOf(budget: Cents, total: Cents, months: number): Cents[] {
  return Array.from({ length: Math.ceil(months / MONTHS) }, (_, year) => {
    const until = Math.min(months, (year + 1) * MONTHS);
    if (until === months) return cents(total - budget * year * MONTHS);
    return cents(budget * MONTHS);
  });
}

/** Extra payments go to the highest rate first. The payment of a debt that has ended goes to the next. */
export function debtCourse(data: Owing, extra: Cents): DebtCourse {
  const { debts, incomplete: leftOut } = plannableDebts(debtsToPayOff(data));
  if (debts.length === 0)
    return { free: 'none', leftOut, yearly: [], owedIn: () => ZERO, inAYear: new Map() };
  if (extra <= 0) return { ...asNow(debts, data), leftOut };
  const options = { strategy: 'avalanche', extra, start: payoffMonth(data.today, 1) } as const;
  const plan = payoffPlan(debts, options);
  const inAYear = owedAfter(debts, options, MONTHS);
  const budget = cents(sum(debts.map(({ payment }) => payment)) + extra);
  if (plan === 'never') {
    const yearly = Array.from({ length: MOST_YEARS }, () => cents(budget * MONTHS));
    const owedIn = () => sum(debts.map(({ balance }) => balance));
    return { free: 'never', leftOut, yearly, owedIn, inAYear };
  }
  const total = cents(plan.owed[0]! + plan.interest);
  return {
    free: payoffMonth(data.today, plan.months),
    leftOut,
    yearly: yearlyOf(budget, total, plan.months),
    owedIn: (months) => plan.owed[months] ?? ZERO,
    inAYear,
  };
}
