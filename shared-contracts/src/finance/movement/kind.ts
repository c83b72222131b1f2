import { categoryFacts, originOf } from '../categories/user-category';
import type { CategoryKind } from '../category';
import type { Transaction } from '../entities';

type Movement = Pick<Transaction, 'category' | 'custom' | 'amount'>;

/** Money that came in and that nobody has classified yet counts as income (P3-A1-4). */
export function isUnsortedDeposit(movement: Movement): boolean {
  return movement.amount > 0 && originOf(movement) === 'Other';
}

/**
 * What a row is (P3-A1-1). Its category decides; a positive row of an expense category is a refund. The
 * arriving side of money set aside is a transfer, so that it counts once.
 */
function kindOf(movement: Movement): CategoryKind {
  const { kind } = categoryFacts(movement);
  if (kind === 'saving' && movement.amount > 0) return 'transfer';
  return isUnsortedDeposit(movement) ? 'income' : kind;
}

const isCounted = ({ amount, currency, hidden }: Transaction): boolean =>
  amount !== 0 && currency === 'USD' && hidden !== true;

/** Money that only moves between the user's own accounts, such as a card payment. */
export function isTransfer(transaction: Transaction): boolean {
  return kindOf(transaction) === 'transfer';
}

/** Income in USD; a payroll correction is a negative row of it. */
export function isIncome(transaction: Transaction): boolean {
  return isCounted(transaction) && kindOf(transaction) === 'income';
}

/** What a payment of a loan costs counts even if the bank calls the payment a transfer (P3-A3-4). */
const costsInterest = ({ amount, loanPayment: paid }: Transaction): boolean =>
  paid !== undefined && amount < 0 && (paid.interest > 0 || paid.rest > 0);

/**
 * Spending in USD, including money put into savings or investments (P2-2.budget-9); a refund is a
 * positive row of it. `spendingParts` says how much of a row it is.
 */
export function isSpending(transaction: Transaction): boolean {
  if (!isCounted(transaction)) return false;
  const kind = kindOf(transaction);
  return (
    kind === 'expense' || kind === 'saving' || (kind === 'transfer' && costsInterest(transaction))
  );
}

/** A positive row of spending. */
export function isRefund(transaction: Transaction): boolean {
  return isSpending(transaction) && transaction.amount > 0;
}

/** Money put into savings or investments is spent from the budget but not consumed. */
export function isSetAside(transaction: Transaction): boolean {
  return isCounted(transaction) && kindOf(transaction) === 'saving';
}
