import { type Insertable, sql } from 'kysely';
import { changedColumns } from '../../changes/changed-columns';
import type { ChangedRow } from '../../changes/record-change';
import type { Db } from '../../db/database';
import { fromExcluded } from '../../db/excluded';
import type { Database } from '../../db/schema';
import { accountRow, type AccountContext, unlistedAccount } from '../mapping/account-row';
import type { BankAccounts, BankTransaction, DebtTerms } from '../provider/provider';

export type AccountIds = Map<string, string>;

/** The name is missing because the user may have changed it. */
const SYNCED_COLUMNS = [
  'kind',
  'raw_type',
  'raw_subtype',
  'official_name',
  'institution',
  'mask',
  'currency',
  'balance_cents',
  'available_cents',
  'limit_cents',
  'closed_at',
  'updated_at',
] as const;

/** A type that the user chose stays while the bank does not say what the account is. */
const knownType = sql<string>`case when excluded.type = 'other' then accounts.type else excluded.type end`;

interface SavedAccounts {
  readonly ids: AccountIds;
  readonly balances: readonly ChangedRow[];
}

const LISTED = (['balance_cents', 'limit_cents'] as const).map((field) => ({
  entity: 'account' as const,
  field,
}));

/** Saves the received accounts and closes the missing ones. An account that could not be read stays unchanged. */
export async function saveAccounts(
  db: Db,
  received: BankAccounts,
  context: AccountContext,
): Promise<SavedAccounts> {
  const stored = await knownAccounts(db, context);
  const ids: AccountIds = new Map(stored.map((row) => [row.plaid_account_id ?? '', row.id]));
  const before = new Map(stored.map((row) => [row.id, row]));
  const rows = new Map(
    received.accounts.map((account) => {
      const row = accountRow(account, context);
      return [account.accountId, { ...row, id: ids.get(account.accountId) ?? row.id }];
    }),
  );
  await upsert(db, [...rows.values()]);
  await closeMissing(db, received, context);
  for (const [bankId, row] of rows) ids.set(bankId, row.id);
  const balances = [...rows.values()].flatMap((row) => {
    const old = before.get(row.id);
    return old ? changedColumns(LISTED, row.id, { ...old }, { ...row }) : [];
  });
  return { ids, balances };
}

const knownAccounts = (db: Db, { userId, itemId }: AccountContext) =>
  db
    .selectFrom('accounts')
    .select(['id', 'plaid_account_id', 'balance_cents', 'limit_cents'])
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .execute();

async function upsert(db: Db, rows: readonly Insertable<Database['accounts']>[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('accounts')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'id'])
        .doUpdateSet({ ...fromExcluded(SYNCED_COLUMNS), type: knownType }),
    )
    .execute();
}

async function closeMissing(
  db: Db,
  received: BankAccounts,
  context: AccountContext,
): Promise<void> {
  const receivedIds = [
    ...received.accounts.map((one) => one.accountId),
    ...received.malformed.map((m) => m.id),
  ];
  const isComplete = received.accounts.length > 0 && !receivedIds.includes(null);
  if (!isComplete) return;
  await db
    .updateTable('accounts')
    .set({ closed_at: context.today })
    .where('user_id', '=', context.userId)
    .where('item_id', '=', context.itemId)
    .where('closed_at', 'is', null)
    .where(
      'plaid_account_id',
      'not in',
      receivedIds.filter((id) => id !== null),
    )
    .execute();
}

export async function saveUnlistedAccounts(
  db: Db,
  received: Iterable<BankTransaction>,
  ids: AccountIds,
  context: AccountContext,
): Promise<void> {
  const rows: Insertable<Database['accounts']>[] = [];
  for (const { accountId, currency } of received) {
    if (ids.has(accountId)) continue;
    const row = unlistedAccount(accountId, currency, context);
    ids.set(accountId, row.id);
    rows.push(row);
  }
  await upsert(db, rows);
}

export async function saveTerms(
  db: Db,
  terms: readonly DebtTerms[],
  ids: AccountIds,
  userId: string,
): Promise<void> {
  for (const { accountId, monthlyPayment, minimumPayment, aprPercent, original } of terms) {
    await db
      .updateTable('accounts')
      .set({
        monthly_payment_cents: monthlyPayment,
        minimum_payment_cents: minimumPayment,
        apr_percent: aprPercent,
        original_cents: original,
      })
      .where('user_id', '=', userId)
      .where('id', '=', ids.get(accountId) ?? '')
      .execute();
  }
}
