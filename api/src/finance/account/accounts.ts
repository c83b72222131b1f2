import { NO_INSTITUTION } from '@halyard/shared-contracts/finance';
import { v7 as uuid } from 'uuid';
import { asOfItem } from '../../db/as-of';
import type { Db } from '../../db/database';
import { isTypeUnknownToBank, termsUnknownToBank } from '../../db/row/account-row';
import type { AccountTable } from '../../db/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../errors';
import { change, notOwnError } from '../change';
import { changedColumns } from '../../changes/changed-columns';
import { recordChange } from '../../changes/record-change';
import type { Person } from '../../identity/person';
import type { Attempt } from '../once/attempt';
import { changeOnce } from '../once/change-once';
import { whenOf } from '../today';
import { recordBalance } from './balances';

type EnteredColumn =
  | 'name'
  | 'type'
  | 'institution'
  | 'currency'
  | 'balance_cents'
  | 'limit_cents'
  | 'monthly_payment_cents'
  | 'minimum_payment_cents'
  | 'apr_percent'
  | 'own_apr_percent'
  | 'own_payment_cents';

/** undefined leaves a column as it is. */
export type Entered = { readonly [Column in EnteredColumn]?: AccountTable[Column] | undefined };

type New = Entered & Pick<AccountTable, 'name' | 'type'>;
type Kind = AccountTable['kind'];

export interface StoredAccount {
  readonly row: AccountTable;
  /** The bank's figures were last correct at this time. It is null for a manual account. */
  readonly asOf: string | null;
}

const newRow = (userId: string, kind: Kind, entered: New, now: Date): AccountTable => ({
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
  own_apr_percent: null,
  own_payment_cents: null,
  original_cents: null,
  flows_from: null,
  source: 'manual',
  closed_at: null,
  updated_at: now.toISOString(),
});

export function findAccount(db: Db, userId: string, id: string) {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

async function withAsOf(db: Db, row: AccountTable): Promise<StoredAccount> {
  if (row.item_id === null) return { row, asOf: null };
  const item = await db
    .selectFrom('items')
    .select(['bank_updated_at', 'last_success_at'])
    .where('user_id', '=', row.user_id)
    .where('id', '=', row.item_id)
    .executeTakeFirst();
  return { row, asOf: item ? asOfItem(item) : null };
}

async function requireAccount(db: Db, userId: string, kind: Kind, id: string) {
  const row = await findAccount(db, userId, id);
  if (row?.kind === kind) return row;
  throw await notOwnError(db, userId, ({ accounts, liabilities }) => {
    const ofKind = kind === 'asset' ? accounts : liabilities;
    return ofKind.some((each) => each.id === id);
  });
}

async function deleteAccount(db: Db, userId: string, id: string): Promise<void> {
  const transactionIds = db
    .selectFrom('transactions')
    .select('id')
    .where('user_id', '=', userId)
    .where('account_id', '=', id);
  for (const table of ['transaction_edits', 'import_rows', 'receipts'] as const) {
    await db
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('transaction_id', 'in', transactionIds)
      .execute();
  }
  for (const table of [
    'transactions',
    'balance_history',
    'investment_holdings',
    'investment_trades',
  ] as const) {
    await db.deleteFrom(table).where('user_id', '=', userId).where('account_id', '=', id).execute();
  }
  await db.deleteFrom('accounts').where('user_id', '=', userId).where('id', '=', id).execute();
}

/**
 * For a bank's account, a user can change the name and what the bank does not report: the type, and the rate and
 * payment of a debt. Returns null for any other change.
 */
function permittedChanges(before: AccountTable, entered: Entered): Entered | null {
  if (before.source !== 'bank') {
    // A bank's debt in a restored copy may still have these.
    const { apr_percent: rate, monthly_payment_cents: payment } = entered;
    return {
      ...entered,
      ...(rate === undefined ? {} : { own_apr_percent: null }),
      ...(payment === undefined ? {} : { own_payment_cents: null }),
    };
  }
  const { apr_percent, monthly_payment_cents, ...rest } = entered;
  const missing = termsUnknownToBank(before);
  const changeable = isTypeUnknownToBank(before) ? ['name', 'type'] : ['name'];
  if (!Object.keys(rest).every((column) => changeable.includes(column))) return null;
  if (apr_percent !== undefined && !missing.includes('rate')) return null;
  if (monthly_payment_cents !== undefined && !missing.includes('payment')) return null;
  return {
    ...rest,
    ...(apr_percent === undefined ? {} : { own_apr_percent: apr_percent }),
    ...(monthly_payment_cents === undefined ? {} : { own_payment_cents: monthly_payment_cents }),
  };
}

const EDITED = (
  [
    'name',
    'type',
    'institution',
    'currency',
    'balance_cents',
    'limit_cents',
    'monthly_payment_cents',
    'minimum_payment_cents',
    'apr_percent',
    'own_apr_percent',
    'own_payment_cents',
  ] as const satisfies readonly EnteredColumn[]
).map((field) => ({ entity: 'account' as const, field }));

async function recordEdit(trx: Db, before: AccountTable, after: AccountTable, now: Date) {
  const rows = changedColumns(EDITED, after.id, { ...before }, { ...after });
  if (rows.length === 0) return;
  const about = { kind: 'account-edited', label: after.name };
  await recordChange(trx, after.user_id, { ...about, rows }, now);
}

async function recordPresence(
  trx: Db,
  { user_id, id, name }: AccountTable,
  field: 'added' | 'removed',
  now: Date,
) {
  const rows = [{ entity: 'account', field, entity_id: id, before: null, after: name } as const];
  await recordChange(trx, user_id, { kind: `account-${field}`, label: name, rows }, now);
}

export function accountWriter(deps: Deps, kind: Kind) {
  const { db } = deps;
  return {
    async add(person: Person, entered: New, attempt: Attempt | null): Promise<StoredAccount> {
      const { userId } = person;
      const { now, today } = whenOf(deps, person);
      const added = await changeOnce(db, userId, attempt, async (trx) => {
        const row = newRow(userId, kind, entered, now);
        await trx.insertInto('accounts').values(row).execute();
        await recordBalance(trx, row, today);
        await recordPresence(trx, row, 'added', now);
        return row;
      });
      return withAsOf(db, added);
    },

    async change(person: Person, id: string, entered: Entered): Promise<StoredAccount> {
      const { userId } = person;
      const { now, today } = whenOf(deps, person);
      const changed = await change(db, userId, async (trx) => {
        const before = await requireAccount(trx, userId, kind, id);
        const columns = permittedChanges(before, entered);
        if (columns === null) throw new AppError('NOT_MANUAL');
        const row = await trx
          .updateTable('accounts')
          .set({ ...columns, updated_at: now.toISOString() })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        if (before.source === 'manual') await recordBalance(trx, row, today);
        await recordEdit(trx, before, row, now);
        return row;
      });
      return withAsOf(db, changed);
    },

    async remove(userId: string, id: string): Promise<{ readonly success: true }> {
      await change(db, userId, async (trx) => {
        const row = await requireAccount(trx, userId, kind, id);
        if (row.source === 'bank') throw new AppError('NOT_MANUAL');
        await deleteAccount(trx, userId, id);
        await recordPresence(trx, row, 'removed', deps.clock());
      });
      return { success: true };
    },
  };
}
