import type { BankWorld } from '../../bank/bank-world';
import { CHECK_EVERY_MS } from '../../bank/job/waits';
import { isLeaseFree } from '../../jobs/lease-time';
import { cancelBankJobs, scheduleCheck, scheduleSync } from '../../bank/job/schedule';
import type { Db } from '../../db/database';
import { AppError } from '../../errors';
import { TokenUnusableError } from '../../bank/token/token-vault';
import { moveAccounts } from './move-accounts';
import type { Move } from './move';

/** Seals a token for the new user. A token that cannot be opened stays, and its bank has to be linked again. */
function resealed({ vault }: BankWorld, sealed: string | null, { from, to }: Move, itemId: string) {
  if (sealed === null) return null;
  try {
    return vault.seal(vault.open(sealed, { userId: from, itemId }), { userId: to, itemId });
  } catch (error) {
    if (error instanceof TokenUnusableError) return sealed;
    throw error;
  }
}

/** Moves a linked bank with its accounts. Throws DATA_CHANGING during a sync. */
export async function moveBank(
  world: BankWorld,
  trx: Db,
  move: Move,
  itemId: string,
): Promise<void> {
  const now = world.clock();
  const item = await trx
    .selectFrom('items')
    .select('token_sealed')
    .where('user_id', '=', move.from)
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  const token = resealed(world, item.token_sealed, move, itemId);
  const { numUpdatedRows } = await trx
    .updateTable('items')
    .set({ user_id: move.to, token_sealed: token, lease_owner: null, lease_until: null })
    .where('user_id', '=', move.from)
    .where('id', '=', itemId)
    .where(isLeaseFree(now))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('DATA_CHANGING');
  const accounts = await trx
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', move.from)
    .where('item_id', '=', itemId)
    .execute();
  await moveAccounts(
    trx,
    move,
    accounts.map(({ id }) => id),
  );
  await trx
    .updateTable('quarantine')
    .set({ user_id: move.to })
    .where('user_id', '=', move.from)
    .where('item_id', '=', itemId)
    .execute();
  await cancelBankJobs(trx, { userId: move.from, itemId });
  const ref = { userId: move.to, itemId };
  await scheduleSync(trx, ref, now);
  await scheduleCheck(trx, ref, new Date(now.getTime() + CHECK_EVERY_MS));
}
