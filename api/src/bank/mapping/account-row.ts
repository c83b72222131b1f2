import type { Insertable } from 'kysely';
import { type IsoDate, mapAccountType } from '@halyard/shared-contracts/finance';
import { type Cents, subtract } from '@halyard/shared-contracts/money';
import type { Database } from '../../db/schema';
import type { BankAccount } from '../provider/provider';
import { accountRowId } from './row-ids';

export interface AccountContext {
  readonly userId: string;
  readonly itemId: string;
  /** Name of the bank, as the provider has it; null when it does not say. */
  readonly institution: string | null;
  /** The instant for which the bank's figures hold. */
  readonly at: string;
  /** The civil day on which the bank was asked. */
  readonly today: IsoDate;
}

/** First word of a name, the fallback when the bank's name is unknown (P1-5-13). */
function firstWord(name: string | null): string {
  return name?.split(/\s+/)[0] || 'Unknown';
}

/**
 * The balance with its sign: an overdrawn account stays below zero, an overpaid card stays a negative debt.
 * Where the bank leaves out `current`, an asset is worth what is available, and a card owes what its limit is short of.
 */
function balanceOf(kind: 'asset' | 'debt', account: BankAccount): Cents | null {
  const { current, available, limit } = account;
  if (current !== null) return current;
  if (kind === 'asset') return available;
  return limit === null || available === null ? null : subtract(limit, available);
}

/** A bank's account as our row. The terms of a debt are not here: they come with another answer. */
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

/** Stands in for an account that a transaction names and the bank does not list, so that no row is lost. */
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
