import { originOf } from '../categories/user-category';
import { type Cents, negate } from '../../money';
import { addDays, type IsoDate } from '../civil-date';
import { debtTypeFacts } from '../debt/debt-types';
import type { Liability, LoanPayment, Transaction } from '../entities';
import { isPart } from '../movement/part-id';
import { splitLoanPayment } from './split-payment';

export interface BalancePoint {
  readonly date: IsoDate;
  readonly balance: Cents;
}

/** The loan's balance may fall this many days after the payment left the account. */
const BOOKING_DAYS = 5;

type Loan = Liability & { readonly aprPercent: number };

const isLoan = (debt: Liability): debt is Loan =>
  !debtTypeFacts(debt.type).isCard && debt.aprPercent !== null && debt.currency === 'USD';

function paymentsOf(loan: Loan, loans: readonly Loan[], rows: readonly Transaction[]) {
  const { paidBy } = debtTypeFacts(loan.type);
  const isOnly = loans.filter(({ type }) => type === loan.type).length === 1;
  return rows.filter(
    (row) =>
      row.amount < 0 &&
      row.currency === loan.currency &&
      !isPart(row) &&
      (row.transfer
        ? row.transfer.accountId === loan.id
        : isOnly && paidBy !== null && originOf(row) === paidBy),
  );
}

function paymentFor(
  payments: readonly Transaction[],
  before: BalancePoint,
  after: BalancePoint,
): Transaction | null {
  const from = addDays(before.date, -BOOKING_DAYS);
  const [found, ...others] = payments.filter(({ date }) => date > from && date <= after.date);
  return found && others.length === 0 ? found : null;
}

function paymentsByRow(
  loan: Loan,
  payments: readonly Transaction[],
  points: readonly BalancePoint[],
): [string, LoanPayment][] {
  const split = new Map<string, LoanPayment>();
  points.slice(1).forEach((after, at) => {
    const before = points[at]!;
    if (after.balance >= before.balance) return;
    const open = payments.filter(({ id }) => !split.has(id));
    const row = paymentFor(open, before, after);
    if (!row) return;
    const parts = splitLoanPayment({
      payment: negate(row.amount),
      balanceBefore: before.balance,
      balanceAfter: after.balance,
      aprPercent: loan.aprPercent,
    });
    split.set(row.id, { loanId: loan.id, ...parts });
  });
  return [...split];
}

/**
 * Splits payments into interest, principal, and the rest (P3-A3-1). A payment stays whole if no fall of the balance
 * is known. `balances` are by loan, oldest first.
 */
export function withLoanPayments(
  rows: readonly Transaction[],
  liabilities: readonly Liability[],
  balances: ReadonlyMap<Liability['id'], readonly BalancePoint[]>,
): Transaction[] {
  const loans = liabilities.filter(isLoan);
  const byRow = new Map(
    loans.flatMap((loan) =>
      paymentsByRow(loan, paymentsOf(loan, loans, rows), balances.get(loan.id) ?? []),
    ),
  );
  if (byRow.size === 0) return [...rows];
  return rows.map((row) => {
    const loanPayment = byRow.get(row.id);
    return loanPayment ? { ...row, loanPayment } : row;
  });
}
