import { NO_INSTITUTION } from '@halyard/shared-contracts/finance';
import { v7 as uuid } from 'uuid';
import type { Db } from '../db/database';
import type { AccountTable } from '../db/schema';
import { AppError } from '../errors';
import { confirmed } from './financial-data/listed';
import { rememberBalance } from './balances';
import { change, notOwn } from './change';
import type { When } from './today';

type EnteredColumn =
  | 'name'
  | 'type'
  | 'institution'
  | 'currency'
  | 'balance_cents'
  | 'limit_cents'
  | 'monthly_payment_cents'
  | 'minimum_payment_cents'
  | 'apr_percent';

/** Fields of an account or a debt that a person may enter; what is undefined was not sent. */
export type Entered = { readonly [Column in EnteredColumn]?: AccountTable[Column] | undefined };

type New = Entered & Pick<AccountTable, 'name' | 'type'>;

const newRow = (
  userId: string,
  kind: AccountTable['kind'],
  entered: New,
  now: Date,
): AccountTable => ({
  user_id: userId,
  id: `${kind === 'asset' ? 'acc' : 'liab'}-${uuid()}`,
  item_id: null,
  plaid_account_id: null,
  kind,
  type: entered.type,
  raw_type: null,
  raw_subtype: null,
  name: entered.name,
  official_name: null,
  institution: entered.institution ?? NO_INSTITUTION,
  mask: null,
  currency: entered.currency ?? 'USD',
  balance_cents: entered.balance_cents ?? null,
  available_cents: null,
  limit_cents: entered.limit_cents ?? null,
  monthly_payment_cents: entered.monthly_payment_cents ?? null,
  minimum_payment_cents: entered.minimum_payment_cents ?? null,
  apr_percent: entered.apr_percent ?? null,
  source: 'manual',
  closed_at: null,
  updated_at: now.toISOString(),
});

/** The person's account or debt with this id, or undefined. */
export function findHolding(db: Db, userId: string, id: string) {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** When the bank of an account last answered; null for a manual one. */
export async function confirmedAt(db: Db, row: AccountTable): Promise<string | null> {
  if (row.item_id === null) return null;
  const item = await db
    .selectFrom('items')
    .select(['bank_updated_at', 'last_success_at'])
    .where('user_id', '=', row.user_id)
    .where('id', '=', row.item_id)
    .executeTakeFirst();
  return item ? confirmed(item) : null;
}

async function ownHolding(db: Db, userId: string, kind: AccountTable['kind'], id: string) {
  const row = await findHolding(db, userId, id);
  if (row?.kind === kind) return row;
  const has = (held: readonly { readonly id: string }[]) => held.some((each) => each.id === id);
  throw await notOwn(db, userId, ({ accounts, liabilities }) =>
    has(kind === 'asset' ? accounts : liabilities),
  );
}

/** Enters a manual account or debt; from then on the person sees their own data only. */
export function addHolding(
  db: Db,
  userId: string,
  kind: AccountTable['kind'],
  entered: New,
  { now, today }: When,
): Promise<AccountTable> {
  const row = newRow(userId, kind, entered, now);
  return change(db, userId, async (trx) => {
    await trx.insertInto('accounts').values(row).execute();
    await rememberBalance(trx, row, today);
    return row;
  });
}

/** Changes a manual account or debt; of a bank's one only the name, which syncs leave alone. */
export function changeHolding(
  db: Db,
  userId: string,
  kind: AccountTable['kind'],
  id: string,
  entered: Entered,
  { now, today }: When,
): Promise<AccountTable> {
  return change(db, userId, async (trx) => {
    const before = await ownHolding(trx, userId, kind, id);
    const nameAlone = Object.keys(entered).every((key) => key === 'name');
    if (before.source === 'bank' && !nameAlone) throw new AppError('NOT_MANUAL');
    const row = await trx
      .updateTable('accounts')
      .set({ ...entered, updated_at: now.toISOString() })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (before.source === 'manual') await rememberBalance(trx, row, today);
    return row;
  });
}

/** Removes a manual account or debt and all that hangs on it. */
export function removeHolding(
  db: Db,
  userId: string,
  kind: AccountTable['kind'],
  id: string,
): Promise<void> {
  return change(db, userId, async (trx) => {
    const row = await ownHolding(trx, userId, kind, id);
    if (row.source === 'bank') throw new AppError('NOT_MANUAL');
    const itsTransactions = trx
      .selectFrom('transactions')
      .select('id')
      .where('user_id', '=', userId)
      .where('account_id', '=', id);
    for (const table of ['transaction_edits', 'import_rows'] as const) {
      await trx
        .deleteFrom(table)
        .where('user_id', '=', userId)
        .where('transaction_id', 'in', itsTransactions)
        .execute();
    }
    for (const table of ['transactions', 'balance_history', 'investment_holdings'] as const) {
      await trx
        .deleteFrom(table)
        .where('user_id', '=', userId)
        .where('account_id', '=', id)
        .execute();
    }
    await trx.deleteFrom('accounts').where('user_id', '=', userId).where('id', '=', id).execute();
  });
}
