import type { FinancialData } from '@halyard/shared-contracts/finance';
import { type Query, queryName } from '@halyard/shared-contracts/wire';
import { COUNTS_ROWS } from '../measure-kinds';

/** A loan and a possession have no rows of their own, so a sum of their rows means nothing. */
export function isWithoutRows(
  { measure, subjects, without }: Query,
  { accounts, liabilities, transactions }: FinancialData,
): boolean {
  if (!COUNTS_ROWS.has(measure) || subjects.length + without.length === 0) return false;
  const named = new Set(subjects.flatMap(({ kind, name }) => (kind === 'account' ? [name] : [])));
  const held = [...accounts, ...liabilities].filter(({ name }) => named.has(queryName(name)));
  const isEmpty = ({ id }: { readonly id: string }): boolean =>
    transactions.every(({ accountId }) => accountId !== id);
  const out = liabilities.filter(({ name }) => without.includes(queryName(name)));
  return (held.length > 0 && held.every(isEmpty)) || out.some(isEmpty);
}
