import { debtTypeFacts, type FinancialData } from '@halyard/shared-contracts/finance';
import { queryName } from '@halyard/shared-contracts/wire';
import type { FoundName } from './find-names';

/** Returns whether all names are those of credit cards. */
export function isCard(names: readonly FoundName[], { liabilities }: FinancialData): boolean {
  const cards = new Set(
    liabilities.flatMap(({ name, type }) => (debtTypeFacts(type).isCard ? [queryName(name)] : [])),
  );
  return (
    names.length > 0 &&
    names.every(
      ({ meaning: { account } }) =>
        account.length > 0 && account.every(({ name }) => cards.has(name)),
    )
  );
}
