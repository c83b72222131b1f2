import { type AddressedFilter, NO_FILTER } from '@halyard/shared-contracts/wire';
import type { FactQuery } from './fact';

type OfTransactions = Extract<FactQuery, { readonly of: 'transactions' }>;

const TYPES = { spending: 'expense', income: 'income' } as const;

export function factFilter({
  kind,
  category,
  months,
  from,
  to,
  categories,
  account,
  merchants,
  ids,
}: OfTransactions): AddressedFilter {
  return {
    ...NO_FILTER,
    category: category ?? 'all',
    type: kind ? TYPES[kind] : 'all',
    months: months ?? [],
    from: from ?? null,
    to: to ?? null,
    categories: categories ?? [],
    account: account ?? null,
    merchants: merchants ?? [],
    ids: ids ?? [],
    countedOnly: ids === undefined,
  };
}
