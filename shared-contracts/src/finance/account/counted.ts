import type { Cents } from '../../money';
import type { Account, Liability } from '../entities';

export type CountedAccount = Account & { readonly balance: Cents };

type CountedLiability = Liability & { readonly balance: Cents };

const isOpenUsd = (account: Account | Liability): boolean =>
  !account.closed && account.currency === 'USD' && account.balance !== null;

const isKnown = ({ type, source }: Account): boolean => type !== 'other' || source === 'manual';

/**
 * Returns the accounts that totals count: open, in USD, of a known type, and with a balance (R-3.4, R-3.9,
 * P3-C6-2).
 */
export function countedAccounts(accounts: readonly Account[]): CountedAccount[] {
  return accounts.filter(
    (account): account is CountedAccount => isOpenUsd(account) && isKnown(account),
  );
}

export function countedLiabilities(liabilities: readonly Liability[]): CountedLiability[] {
  return liabilities.filter((liability): liability is CountedLiability => isOpenUsd(liability));
}
