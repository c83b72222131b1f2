import type { Insertable } from 'kysely';
import { type IsoDate, mapAccountType } from '@halyard/shared-contracts/finance';
import { type Cents, subtract } from '@halyard/shared-contracts/money';
import type { Database } from '../../db/schema';
import type { BankAccount } from '../provider/provider';
import { accountRowId } from './row-ids';

export interface AccountContext {
  readonly userId: string;
  readonly itemId: string;
  readonly institution: string | null;
  readonly at: string;
  readonly today: IsoDate;
}

/** Returns the fallback for an unknown bank name (P1-5-13). */
function firstWord(name: string | null): string {
  return name?.split(/\s+/)[0] || 'Unknown';
}

/**
 * Keeps the sign: an overdrawn account is negative, and an overpaid card is a negative debt. Without
 * `current`, an asset has its available amount, and a card owes the used part of its limit.
 */
function balanceOf(kind: 'asset' | 'debt', account: BankAccount): Cents | null {
  const { current, available, limit } = account;
  if (current !== null) return current;
  if (kind === 'asset') return available;
  return limit === null || available === null ? null : subtract(limit, available);
}

/** The terms of a debt are missing here, because they come with another answer. */
export function accountRow(
  account: BankAccount,
  context: AccountContext,
): Insertable<Database['accounts']> {
  const mapped = mapAccountType(account.type, account.subtype);
  const kind = mapped.kind === 'account' ? 'asset' : 'debt';
  const unnamed = kind === 'asset' ? 'Unknown Account' : 'Unknown Liability';
  return {
    user_id: context.userId,
    id: accountRowId(kind, context.itemId, account.accountId),
    item_id: context.itemId,
    plaid_account_id: account.accountId,
    kind,
    type: mapped.type,
    raw_type: account.type,
    raw_subtype: account.subtype,
    name: account.name ?? account.officialName ?? unnamed,
    official_name: account.officialName,
    institution: context.institution ?? firstWord(account.name),
    mask: account.mask,
    currency: account.currency,
    balance_cents: balanceOf(kind, account),
    available_cents: account.available,
    limit_cents: account.limit,
    source: 'bank',
    closed_at: null,
    updated_at: context.at,
  };
}

/** Returns a closed account for transactions whose account the bank does not list, so that no row is lost. */
export function unlistedAccount(
  accountId: string,
  currency: string,
  context: AccountContext,
): Insertable<Database['accounts']> {
  const unlisted: BankAccount = {
    accountId,
    type: 'other',
    subtype: null,
    name: null,
    officialName: null,
    mask: null,
    current: null,
    available: null,
    limit: null,
    currency,
  };
  return { ...accountRow(unlisted, context), closed_at: context.today };
}
