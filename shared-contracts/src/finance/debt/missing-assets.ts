import type { AccountType } from '../account/account-types';
import type { Account, Liability } from '../entities';
import { debtTypeFacts } from './debt-types';

/** Lists the types of possessions that debts paid for and the user has not entered (P3-C6-5). */
export function missingAssets(
  accounts: readonly Account[],
  liabilities: readonly Liability[],
): AccountType[] {
  const owned = accounts.flatMap(({ type, closed }) => (closed ? [] : [type]));
  const bought = liabilities.flatMap(({ type, closed }) => {
    const asset = debtTypeFacts(type).bought;
    return asset && !closed ? [asset] : [];
  });
  return [...new Set(bought)].filter((type) => !owned.includes(type));
}
