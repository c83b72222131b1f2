import { originOf } from '../../categories/user-category';
import type { Liability, Transaction } from '../../entities';
import { debtTypeFacts, LIABILITY_TYPES } from '../debt-types';

/** This is a row that paid a debt. `debt` is null if the row could have paid several. */
export interface DebtPayment {
  readonly row: Transaction;
  readonly debt: Liability | null;
}

function onlyDebtOf(row: Transaction, debts: readonly Liability[]): Liability | null {
  const paid = debts.filter(({ type }) => debtTypeFacts(type).paidBy === originOf(row));
  return paid.length === 1 ? (paid[0] ?? null) : null;
}

const LOAN_CATEGORIES: ReadonlySet<string> = new Set(
  LIABILITY_TYPES.flatMap((type) => debtTypeFacts(type).paidBy ?? []),
);

/** Returns whether a row could pay some debt, which few rows of a long list could. */
export function mayPayDebt(row: Transaction): boolean {
  const origin = originOf(row);
  const isCategory = origin === 'Transfer' || (origin !== null && LOAN_CATEGORIES.has(origin));
  return isCategory || row.transfer !== undefined || row.loanPayment !== undefined;
}

/**
 * Finds rows of own accounts that paid debts: transfers to a debt, and loan payments by their category. A payment
 * that arrived on a debt counts itself if no row of an own account paid it.
 */
export function debtPayments(
  rows: readonly Transaction[],
  debts: readonly Liability[],
): DebtPayment[] {
  const byId = new Map<string, Liability>(debts.map((debt) => [debt.id, debt]));
  const paidCategories = new Set(debts.flatMap(({ type }) => debtTypeFacts(type).paidBy ?? []));
  return rows.flatMap((row) => {
    const own = byId.get(row.accountId);
    if (own) {
      const isArrived = row.amount > 0 && !row.transfer && originOf(row) === 'Transfer';
      return isArrived ? [{ row, debt: own }] : [];
    }
    if (row.amount >= 0) return [];
    const linked = byId.get(row.loanPayment?.loanId ?? row.transfer?.accountId ?? '');
    if (linked) return [{ row, debt: linked }];
    const origin = originOf(row);
    const isLoan = origin !== null && paidCategories.has(origin);
    return isLoan && !row.transfer ? [{ row, debt: onlyDebtOf(row, debts) }] : [];
  });
}
