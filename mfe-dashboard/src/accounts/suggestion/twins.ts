import type { Account, Liability } from '@halyard/shared-contracts/finance';
import type { AccountsData } from '../accounts-data';

type Owned = Account | Liability;

/** The last digits of the number identify an account at its bank. */
const isTwin = (copied: Owned, linked: Owned): boolean =>
  copied.source === 'manual' &&
  linked.source === 'bank' &&
  copied.mask !== null &&
  copied.mask === linked.mask &&
  copied.type === linked.type &&
  copied.institution === linked.institution;

/** Returns accounts of a restored copy whose bank is connected again, so that they count twice. */
export function accountsWithTwin({
  accounts,
  liabilities,
}: Pick<AccountsData, 'accounts' | 'liabilities'>): Owned[] {
  const all: readonly Owned[] = [...accounts, ...liabilities];
  return all.filter((copied) => !copied.closed && all.some((linked) => isTwin(copied, linked)));
}
