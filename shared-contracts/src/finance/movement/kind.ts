import type { Category } from '../category';
import type { Transaction } from '../entities';

const SET_ASIDE: readonly Category[] = ['Savings', 'Investments'];

/**
 * Whether money only moves between the user's own accounts: card payments, own transfers,
 * and the arriving side of money set aside. The leaving side of savings and investments is a budget line, no transfer.
 */
export function isTransfer({ category, amount }: Transaction): boolean {
  return category === 'Transfer' || (amount > 0 && SET_ASIDE.includes(category));
}

/** Money in, in USD, that is no transfer. A refund is money in; zero is neither in nor out. */
export function isIncome(transaction: Transaction): boolean {
  return transaction.amount > 0 && transaction.currency === 'USD' && !isTransfer(transaction);
}

/** Money out, in USD, that is no transfer. Money put into savings or investments counts (P2-2.budget-9). */
export function isSpending(transaction: Transaction): boolean {
  return transaction.amount < 0 && transaction.currency === 'USD' && !isTransfer(transaction);
}

/** Spending that is kept rather than consumed: money put into savings or investments. */
export function isSetAside(transaction: Transaction): boolean {
  return isSpending(transaction) && SET_ASIDE.includes(transaction.category);
}
