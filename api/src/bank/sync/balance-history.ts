import {
  addMonths,
  firstDay,
  isoMonth,
  lastDay,
  monthOf,
  type IsoDate,
} from '@halyard/shared-contracts/finance';
import { cents, type Cents } from '@halyard/shared-contracts/money';
import { sql } from 'kysely';
import type { Db } from '../../db/database';
import type { ItemRef } from '../item/item-row';
import { inChunks } from './chunks';

interface Movement {
  readonly date: IsoDate;
  readonly amount: Cents;
}

interface PastBalance {
  readonly date: IsoDate;
  readonly balance: Cents;
}

/**
 * Returns the balances at the ends of the months before `until`, computed backwards from the current balance and
 * the posted `movements` (oldest first). The first one is the end of the month before the first movement.
 */
export function pastBalances(
  balance: Cents,
  movements: readonly Movement[],
  { until, owes }: { readonly until: IsoDate; readonly owes: boolean },
): PastBalance[] {
  const [first] = movements;
  if (!first) return [];
  const found: PastBalance[] = [];
  let at = movements.length;
  let value: number = balance;
  for (
    let month = addMonths(monthOf(until), -1);
    month >= addMonths(monthOf(first.date), -1);
    month = addMonths(month, -1)
  ) {
    for (let row = movements[at - 1]; row && row.date > lastDay(month); row = movements[at - 1]) {
      value += owes ? row.amount : -row.amount;
      at -= 1;
    }
    found.push({ date: lastDay(month), balance: cents(value) });
  }
  return found.reverse();
}

export async function recordBalances(db: Db, ref: ItemRef, today: IsoDate): Promise<void> {
  const accounts = await openAccounts(db, ref);
  await save(
    db,
    accounts.map((account) => ({ id: account.id, date: today, balance: account.balance })),
    ref.userId,
  );
}

/**
 * Stores the month ends before the link for accounts whose movements are all known: checking, savings and cards. Each
 * sync computes them again, because the bank may correct its history.
 */
export async function recordPastBalances(db: Db, ref: ItemRef, linkedOn: IsoDate): Promise<void> {
  const accounts = await openAccounts(db, ref);
  for (const account of accounts.filter(({ rawType }) =>
    TYPES_WITH_ALL_MOVEMENTS.has(rawType ?? ''),
  )) {
    const movements = await movementsOf(db, ref.userId, account.id);
    const past = pastBalances(account.balance, movements, {
      until: firstDay(monthOf(linkedOn)),
      owes: account.owes,
    });
    await save(
      db,
      past.map((point) => ({ id: account.id, ...point })),
      ref.userId,
    );
  }
}

const TYPES_WITH_ALL_MOVEMENTS: ReadonlySet<string> = new Set(['depository', 'credit']);

async function openAccounts(db: Db, { userId, itemId }: ItemRef) {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'kind', 'raw_type', 'balance_cents'])
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .where('closed_at', 'is', null)
    .execute();
  return rows.flatMap(({ id, kind, raw_type: rawType, balance_cents: balance }) =>
    balance === null ? [] : { id, rawType, owes: kind === 'debt', balance: cents(balance) },
  );
}

async function movementsOf(db: Db, userId: string, accountId: string): Promise<Movement[]> {
  const rows = await db
    .selectFrom('transactions')
    .select((is) => [
      sql<string>`substr(posted_date, 1, 7)`.as('month'),
      is.fn.sum<number>('amount_cents').as('amount'),
    ])
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('source', '=', 'bank')
    .where('pending', '=', 0)
    .where('posted_date', 'is not', null)
    .groupBy('month')
    .orderBy('month')
    .execute();
  return rows.map(({ month, amount }) => ({
    date: lastDay(isoMonth(month)),
    amount: cents(amount),
  }));
}

async function save(
  db: Db,
  points: readonly (PastBalance & { readonly id: string })[],
  userId: string,
): Promise<void> {
  await inChunks(points, async (chunk) => {
    await db
      .insertInto('balance_history')
      .values(
        chunk.map(({ id, date, balance }) => ({
          user_id: userId,
          account_id: id,
          date,
          balance_cents: balance,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'account_id', 'date'])
          .doUpdateSet((set) => ({ balance_cents: set.ref('excluded.balance_cents') })),
      )
      .execute();
  });
}
