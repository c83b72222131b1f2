import {
  addMonths,
  type Budget,
  type BudgetSetting,
  type CategoryBook,
  civilDay,
  type DatedSetting,
  firstDay,
  isoDate,
  isoMonth,
  type IsoMonth,
  type LateRow,
  monthOf,
} from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import type { Db } from '../../db/database';
import type { TransactionTable } from '../../db/schema';
import type { BudgetSettingTable } from '../../db/tables/budgets';
import { type BegunBudget, begunBudget } from './budget-start';

function settingOf({ kind, amount_cents, by_month }: BudgetSettingTable): BudgetSetting | null {
  if (kind === 'target') {
    if (amount_cents === null || by_month === null) return null;
    return { kind, amount: cents(amount_cents), by: isoMonth(by_month) };
  }
  return kind === null ? null : { kind };
}

async function settingsOf(db: Db, userId: string): Promise<DatedSetting[]> {
  const rows = await db
    .selectFrom('budget_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('month')
    .execute();
  return rows.flatMap((row) => {
    const setting = settingOf(row);
    return setting ? [{ key: row.category_key, from: isoMonth(row.month), setting }] : [];
  });
}

/** A category that was merged into another one counts as the other one. */
async function movesOf(db: Db, userId: string, { find }: CategoryBook) {
  const rows = await db
    .selectFrom('budget_moves')
    .selectAll()
    .where('user_id', '=', userId)
    .where('amount_cents', 'is not', null)
    .orderBy('id')
    .execute();
  const keyOf = (key: string | null) => (key === null ? null : (find(key)?.id ?? null));
  return rows
    .map((row) => ({
      id: row.id,
      month: isoMonth(row.month),
      from: keyOf(row.from_key),
      to: keyOf(row.to_key),
      amount: cents(row.amount_cents ?? 0),
    }))
    .filter(({ from, to }) => from !== to);
}

async function earlierOf(db: Db, userId: string, { find }: CategoryBook) {
  const rows = await db
    .selectFrom('earlier_budgets')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
  return rows
    .filter(({ category_key: key }) => find(key)?.id === key)
    .map((row) => ({
      key: row.category_key,
      until: isoMonth(row.until_month),
      assigned: row.assigned_cents === null ? null : cents(row.assigned_cents),
    }));
}

const MOST_LATE = 50;

/**
 * Returns the rows that came after their month was closed. A row from the first day after the month may still be on
 * time in another time zone, and one that replaces a pending row was counted before. Rows from before the budget
 * began are left out.
 */
async function lateRows(db: Db, userId: string, { since, begunAt }: BegunBudget, open: IsoMonth) {
  const rows = await db
    .selectFrom('transactions')
    .select(['id', 'date', 'created_at'])
    .where('user_id', '=', userId)
    .where('date', '>=', firstDay(since))
    .where('date', '<', firstDay(open))
    .where('created_at', '>=', firstDay(addMonths(since, 1)))
    .where('created_at', '>', begunAt)
    .where('pending_plaid_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => lateRow(row) ?? []);
}

type Arrival = Pick<TransactionTable, 'id' | 'date' | 'created_at'>;

function lateRow({ id, date, created_at }: Arrival): LateRow | null {
  const month = monthOf(isoDate(date));
  const arrivedOn = civilDay(new Date(created_at), 'UTC');
  const isLate = arrivedOn > firstDay(addMonths(month, 1));
  return isLate ? { transactionId: id, month, arrivedOn } : null;
}

/** Returns the closed month that a late row changed, or null for any other row. */
export async function lateMonth(db: Db, userId: string, id: string): Promise<LateRow | null> {
  const begun = await begunBudget(db, userId);
  if (begun === null) return null;
  const row = await db
    .selectFrom('transactions')
    .select(['id', 'date', 'created_at'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('date', '>=', firstDay(begun.since))
    .where('created_at', '>', begun.begunAt)
    .where('pending_plaid_id', 'is', null)
    .executeTakeFirst();
  return row ? lateRow(row) : null;
}

/** Adds what is stored in addition to the lines of a budget: settings, moves, and lines of closed months. */
export async function withEnvelopes(
  db: Db,
  userId: string,
  budget: Budget,
  book: CategoryBook,
  open: IsoMonth,
): Promise<Budget> {
  const begun = await begunBudget(db, userId);
  return {
    ...budget,
    settings: await settingsOf(db, userId),
    moves: await movesOf(db, userId, book),
    earlier: await earlierOf(db, userId, book),
    ...(begun === null ? {} : { since: begun.since }),
    late: begun === null ? [] : (await lateRows(db, userId, begun, open)).slice(0, MOST_LATE),
  };
}
