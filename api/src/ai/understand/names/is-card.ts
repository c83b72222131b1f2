import { debtTypeFacts, type FinancialData } from '@halyard/shared-contracts/finance';
import { queryName } from '@halyard/shared-contracts/wire';
import { perData } from '../../per-data';
import type { FoundName } from './find-names';

/** Returns the names of the user's credit cards. */
export const cardNames = perData(
  ({ liabilities }): ReadonlySet<string> =>
    new Set(
      liabilities.flatMap(({ name, type }) =>
        debtTypeFacts(type).isCard ? [queryName(name)] : [],
      ),
    ),
);

/** Returns whether all names are those of credit cards. */
export function isCard(names: readonly FoundName[], data: FinancialData): boolean {
  const cards = cardNames(data);
  return (
    names.length > 0 &&
    names.every(
      ({ meaning: { account } }) =>
        account.length > 0 && account.every(({ name }) => cards.has(name)),
    )
  );
}
