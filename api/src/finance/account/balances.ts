import { add, type Cents, cents, negate } from '@halyard/shared-contracts/money';
import type { IsoDate } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import type { AccountTable } from '../../db/schema';
import { AppError } from '../../errors';

export async function recordBalance(
  db: Db,
  account: Pick<AccountTable, 'user_id' | 'id' | 'balance_cents'>,
  date: IsoDate,
): Promise<void> {
  const { user_id, id, balance_cents } = account;
  if (balance_cents === null) return;
  await db
    .insertInto('balance_history')
    .values({ user_id, account_id: id, date, balance_cents })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'account_id', 'date']).doUpdateSet({ balance_cents }),
    )
    .execute();
}

/** Throws NOT_FOUND if the day has no balance. */
export async function forgetBalance(
  db: Db,
  { user_id, id }: Pick<AccountTable, 'user_id' | 'id'>,
  date: IsoDate,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('balance_history')
    .where('user_id', '=', user_id)
    .where('account_id', '=', id)
    .where('date', '=', date)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('NOT_FOUND');
}

/**
 * Moves the balance of a manual account by the amount of a transaction. Money out increases a debt. A bank's
 * account stays as it is, because the bank reports its balance.
 */
export async function moveBalance(
  db: Db,
  account: AccountTable,
  moved: Cents,
  today: IsoDate,
): Promise<void> {
  if (account.source !== 'manual' || account.balance_cents === null) return;
  const signed = account.kind === 'asset' ? moved : negate(moved);
  const balance_cents = add(cents(account.balance_cents), signed);
  await db
    .updateTable('accounts')
    .set({ balance_cents })
    .where('user_id', '=', account.user_id)
    .where('id', '=', account.id)
    .execute();
  await recordBalance(db, { ...account, balance_cents }, today);
}
