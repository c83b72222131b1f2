import type { CustomAccount } from '../persona/schema';
import { type IdSource, nextId, nextMask } from './ids';
import type { AccountType, BankAccount, Row } from './item';

/** Creates an account of a persona and its rows. Rows that post after `today` are pending. */
export function openAccount(
  custom: CustomAccount,
  today: string,
  ids: IdSource,
): { account: BankAccount; rows: Row[] } {
  const account = accountOf(custom, ids);
  return { account, rows: rowsOf(custom, account, today, ids) };
}

function accountOf(custom: CustomAccount, ids: IdSource): BankAccount {
  const type = accountType(custom);
  const subtype = custom.subtype ?? (type === 'depository' ? 'checking' : null);
  return {
    accountId: nextId(ids, 'account'),
    persistentId: nextId(ids, 'persistent'),
    type,
    subtype,
    name: accountName(custom),
    officialName: custom.meta?.official_name ?? null,
    mask: accountMask(custom) ?? nextMask(ids),
    currency: custom.currency ?? 'USD',
    openingBalance: custom.starting_balance ?? custom.liability?.principal ?? 0,
    forcedAvailable: custom.force_available_balance ?? null,
    hidesAvailable: custom.has_null_available_balance ?? false,
    limit: custom.meta?.limit ?? null,
    holdings: custom.holdings ?? [],
    trades: (custom.investment_transactions ?? []).map((trade) => ({
      ...trade,
      id: nextId(ids, 'trade'),
    })),
    liability: custom.liability?.type ? custom.liability : null,
  };
}

/** Plaid's custom users have the type `payroll`, but its answers do not. */
export function accountType(custom: CustomAccount): AccountType {
  return custom.type === 'payroll' ? 'other' : (custom.type ?? 'depository');
}

export function accountName(custom: CustomAccount): string {
  const words = custom.meta?.name ?? custom.subtype ?? custom.type ?? 'checking';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function accountMask(custom: CustomAccount): string | undefined {
  return custom.meta?.mask ?? custom.numbers?.account?.slice(-4);
}

function rowsOf(custom: CustomAccount, account: BankAccount, today: string, ids: IdSource): Row[] {
  const rows = (custom.transactions ?? []).flatMap((row) => {
    const posted = row.date_posted ?? row.date_transacted;
    if (typeof row.amount !== 'number' || !posted) return [];
    const pending = posted > today;
    return {
      id: nextId(ids, 'transaction'),
      accountId: account.accountId,
      amount: row.amount,
      currency: row.currency ?? account.currency,
      description: row.description ?? 'Transaction',
      transacted: row.date_transacted ?? posted,
      posted,
      pending,
      pendingId: null,
      inOpeningBalance: !pending,
    };
  });
  return rows.sort((a, b) => a.transacted.localeCompare(b.transacted));
}
