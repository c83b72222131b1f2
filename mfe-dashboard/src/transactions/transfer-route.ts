import type { Transaction } from '@halyard/shared-contracts/finance';
import { accountName, type AccountNames } from './account-names';

/** Returns, for example, "Checking → Savings", or null without a transfer. */
export function transferRoute(
  { accountId, amount, transfer }: Transaction,
  names: AccountNames,
): string | null {
  if (!transfer) return null;
  const [own, other] = [accountName(names, accountId), accountName(names, transfer.accountId)];
  return amount < 0 ? `${own} → ${other}` : `${other} → ${own}`;
}
