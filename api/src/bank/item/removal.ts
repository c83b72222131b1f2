import { bumpDataVersion } from '../../db/data-version';
import type { Db } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { BankWorld } from '../bank-world';
import { scheduleRemoval } from '../job/schedule';
import { transactionPrefix } from '../mapping/row-ids';
import { BankError } from '../provider/bank-error';
import { auditLink, type LinkEvent } from './audit';
import type { ItemRef, ItemRow } from './item-row';
import { findItem } from './item-store';
import { openToken } from './open-token';

/** The request ends the link itself; the job repeats it after a failure. */
const FIRST_REPEAT_MS = 30_000;

/**
 * Deletes all rows of a bank and schedules the end of its link in one commit. A running sync can no longer commit.
 * Returns false if the user has no such bank.
 */
export async function forgetItem(
  world: BankWorld,
  ref: ItemRef,
  event: LinkEvent = 'bank-disconnected',
): Promise<boolean> {
  return inTransaction(world.db, async (trx) => {
    const item = await trx
      .updateTable('items')
      .set((is) => ({
        status: 'removing',
        cursor: null,
        cursor_version: is('cursor_version', '+', 1),
      }))
      .where('user_id', '=', ref.userId)
      .where('id', '=', ref.itemId)
      .where('status', '!=', 'removing')
      .returning(['user_id', 'institution_name'])
      .executeTakeFirst();
    if (!item) return false;
    await deleteRows(trx, ref);
    await scheduleRemoval(trx, ref, new Date(world.clock().getTime() + FIRST_REPEAT_MS));
    await auditLink(trx, event, item, world.clock());
    await bumpDataVersion(trx, ref.userId);
    return true;
  });
}

async function deleteRows(db: Db, { userId, itemId }: ItemRef): Promise<void> {
  const accounts = db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId);
  await deleteAccountRows(
    db,
    userId,
    (await accounts.execute()).map(({ id }) => id),
  );
  for (const table of ['transaction_edits', 'receipts'] as const) {
    await db
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('transaction_id', 'like', `${transactionPrefix(itemId)}%`)
      .execute();
  }
  await db
    .deleteFrom('quarantine')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .execute();
}

export async function deleteAccountRows(
  db: Db,
  userId: string,
  accountIds: readonly string[],
): Promise<void> {
  if (accountIds.length === 0) return;
  const transactions = db
    .selectFrom('transactions')
    .select('id')
    .where('user_id', '=', userId)
    .where('account_id', 'in', [...accountIds]);
  for (const table of ['transaction_edits', 'receipts'] as const) {
    await db
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('transaction_id', 'in', transactions)
      .execute();
  }
  for (const table of [
    'transactions',
    'balance_history',
    'investment_holdings',
    'investment_trades',
  ] as const) {
    await db
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('account_id', 'in', [...accountIds])
      .execute();
  }
  await db
    .deleteFrom('accounts')
    .where('user_id', '=', userId)
    .where('id', 'in', [...accountIds])
    .execute();
}

/**
 * Ends a removed link at the bank and deletes its token. Throws a `BankError` if the bank does not answer; the job
 * then tries again.
 */
export async function finishRemoval(world: BankWorld, ref: ItemRef): Promise<void> {
  const item = await findItem(world.db, ref);
  if (item?.status !== 'removing') return;
  if (item.token_sealed !== null) await endAtBank(world, item);
  await inTransaction(world.db, async (trx) => {
    await trx
      .deleteFrom('items')
      .where('user_id', '=', ref.userId)
      .where('id', '=', ref.itemId)
      .execute();
    await trx.deleteFrom('webhook_inbox').where('plaid_item_id', '=', item.plaid_item_id).execute();
    await auditLink(trx, 'bank-removed', item, world.clock());
  });
}

/** An unusable token cannot end the link; the operator finds it in the log. */
async function endAtBank(world: BankWorld, item: ItemRow): Promise<void> {
  try {
    await world.provider.remove(openToken(world, item));
  } catch (error) {
    if (!(error instanceof BankError) || error.code !== 'TOKEN_UNUSABLE') throw error;
  }
}
