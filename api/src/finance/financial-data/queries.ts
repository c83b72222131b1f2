import { type BalancePoint, isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { type ShownRow, SHOWN_COLUMNS } from '../../db/row/transaction-row';
import type { AccountTable, TransactionTable } from '../../db/schema';
import { transactionsIn } from '../../db/transaction-queries';

export function accountRows(db: Db, userId: string) {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export function itemRows(db: Db, userId: string) {
  return db
    .selectFrom('items')
    .select(['id', 'last_success_at', 'bank_updated_at'])
    .where('user_id', '=', userId)
    .where('status', '!=', 'removing')
    .execute();
}

export function holdingRows(db: Db, userId: string) {
  return db
    .selectFrom('investment_holdings')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** 'Other' counts as guessed, and so does a category without a bank's code in a row of a bank or a statement. */
const isGuessed = sql<number>`case
  when category = 'Other' then 1
  when pfc_primary is not null or pfc_detailed is not null then 0
  when source = 'bank' then 1
  when exists (
    select 1 from import_rows i
    where i.user_id = transactions.user_id and i.transaction_id = transactions.id
  ) then 1
  else 0 end`.as('guessed');

type Position = Pick<TransactionTable, 'date' | 'id'>;

export function transactionRows(
  db: Db,
  userId: string,
  limit: number,
  after?: Position,
): Promise<ShownRow[]> {
  return transactionsIn(db, userId)
    .select(SHOWN_COLUMNS)
    .select(isGuessed)
    .$if(after !== undefined, (query) =>
      query.where((is) =>
        is(is.refTuple('date', 'id'), '<', is.tuple(after?.date ?? '', after?.id ?? '')),
      ),
    )
    .limit(limit)
    .execute();
}

export function budgetRows(db: Db, userId: string) {
  return db
    .selectFrom('budgets')
    .select(['month', 'category_key', 'assigned_cents'])
    .where('user_id', '=', userId)
    .execute();
}

const balancesOf = (db: Db, userId: string) =>
  db
    .selectFrom('balance_history')
    .select(['account_id', 'date', 'balance_cents'])
    .where('user_id', '=', userId)
    .orderBy('date');

export const balanceRows = (db: Db, userId: string) => balancesOf(db, userId).execute();

/** Returns the balances of each debt except cards, by day. */
export async function loanBalances(
  db: Db,
  userId: string,
  owned: readonly Pick<AccountTable, 'id' | 'kind' | 'type'>[],
): Promise<Map<string, BalancePoint[]>> {
  const loans = owned.filter(({ kind, type }) => kind === 'debt' && type !== 'credit_card');
  const found = new Map(loans.map(({ id }) => [id, [] as BalancePoint[]]));
  if (loans.length === 0) return found;
  const rows = await balancesOf(db, userId)
    .where('account_id', 'in', [...found.keys()])
    .execute();
  for (const { account_id, date, balance_cents } of rows) {
    found.get(account_id)?.push({ date: isoDate(date), balance: cents(balance_cents) });
  }
  return found;
}

export function policyRows(db: Db, userId: string) {
  return db
    .selectFrom('policies')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export function paystubRows(db: Db, userId: string) {
  return db
    .selectFrom('paystubs')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function readRows(db: Db, userId: string) {
  return db
    .selectFrom('notification_reads')
    .select(['notification_id', 'read'])
    .where('user_id', '=', userId)
    .execute();
}

export function scheduledRows(db: Db, userId: string) {
  return db
    .selectFrom('scheduled_items')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Returns null if the user chose none. */
export async function chosenBuffer(db: Db, userId: string): Promise<number | null> {
  const row = await db
    .selectFrom('chosen_amounts')
    .select('amount_cents')
    .where('user_id', '=', userId)
    .where('name', '=', 'buffer')
    .executeTakeFirst();
  return row?.amount_cents ?? null;
}
