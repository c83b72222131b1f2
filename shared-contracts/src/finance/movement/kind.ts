import type { Category } from '../category';
import type { Transaction } from '../entities';

const SET_ASIDE: readonly Category[] = ['Savings', 'Investments'];

/**
 * Transfers are card payments, own transfers, and deposits of money set aside. The outgoing
 * side of savings and investments is a budget line.
 */
export function isTransfer({ category, amount }: Transaction): boolean {
  return category === 'Transfer' || (amount > 0 && SET_ASIDE.includes(category));
}

/** Counts money in, in USD, refunds included. */
export function isIncome(transaction: Transaction): boolean {
  return transaction.amount > 0 && transaction.currency === 'USD' && !isTransfer(transaction);
}

/** Counts money out, in USD, including money put into savings or investments (P2-2.budget-9). */
export function isSpending(transaction: Transaction): boolean {
  return transaction.amount < 0 && transaction.currency === 'USD' && !isTransfer(transaction);
}

/** Money put into savings or investments is spent from the budget but not consumed. */
export function isSetAside(transaction: Transaction): boolean {
  return isSpending(transaction) && SET_ASIDE.includes(transaction.category);
}
