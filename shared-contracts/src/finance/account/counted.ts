import type { Cents } from '../../money';
import type { Account, Liability } from '../entities';

/** An asset account that takes part in totals. */
export type CountedAccount = Account & { readonly balance: Cents };

/** A debt that takes part in totals. */
export type CountedLiability = Liability & { readonly balance: Cents };

const isOpenUsd = (holding: Account | Liability): boolean =>
  !holding.closed && holding.currency === 'USD' && holding.balance !== null;

/** Accounts that count in totals: open, in USD, of a known type, with a known balance. */
export function countedAccounts(accounts: readonly Account[]): CountedAccount[] {
  return accounts.filter(
    (account): account is CountedAccount => isOpenUsd(account) && account.type !== 'other',
  );
}

/** Debts that count in totals: open, in USD, with a known balance. */
export function countedLiabilities(liabilities: readonly Liability[]): CountedLiability[] {
  return liabilities.filter((liability): liability is CountedLiability => isOpenUsd(liability));
}
