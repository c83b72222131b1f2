import { categoryFacts, originOf } from '../categories/user-category';
import type { CategoryKind } from '../category';
import type { Transaction } from '../entities';

type Movement = Pick<Transaction, 'category' | 'custom' | 'amount'>;

/** Such a deposit counts as income until the user or a rule classifies it (P3-A1-4). */
export function isUnsortedDeposit(movement: Movement): boolean {
  return movement.amount > 0 && originOf(movement) === 'Other';
}

/**
 * P3-A1-1. The category decides. A positive row of an expense category is a refund. The arriving side of money set
 * aside is a transfer.
 */
function kindOf(movement: Movement): CategoryKind {
  const { kind } = categoryFacts(movement);
  if (kind === 'saving' && movement.amount > 0) return 'transfer';
  return isUnsortedDeposit(movement) ? 'income' : kind;
}

/** The shares of other people are not the user's own (P3-A9-1). */
const isOwn = ({ forOthers, repays }: Transaction): boolean =>
  forOthers === undefined && repays === undefined;

const isCounted = (row: Transaction): boolean =>
  row.amount !== 0 && row.currency === 'USD' && row.hidden !== true && isOwn(row);

/** A transfer is between the user's own accounts, such as a card payment. */
export function isTransfer(transaction: Transaction): boolean {
  return kindOf(transaction) === 'transfer';
}

/** The row is in USD. A payroll correction is negative. */
export function isIncome(transaction: Transaction): boolean {
  return isCounted(transaction) && kindOf(transaction) === 'income';
}

/** This also holds if the bank calls the payment a transfer (P3-A3-4). */
const costsInterest = ({ amount, loanPayment: paid }: Transaction): boolean =>
  paid !== undefined && amount < 0 && (paid.interest > 0 || paid.rest > 0);

/**
 * Counts rows in USD, including money put aside (P2-2.budget-9). A refund is positive. `spendingParts` says how
 * much of a row is spending.
 */
export function isSpending(transaction: Transaction): boolean {
  if (!isCounted(transaction)) return false;
  const kind = kindOf(transaction);
  return (
    kind === 'expense' || kind === 'saving' || (kind === 'transfer' && costsInterest(transaction))
  );
}

export function isRefund(transaction: Transaction): boolean {
  return isSpending(transaction) && transaction.amount > 0;
}

/** The money is spent from the budget but not consumed. */
export function isSetAside(transaction: Transaction): boolean {
  return isCounted(transaction) && kindOf(transaction) === 'saving';
}
