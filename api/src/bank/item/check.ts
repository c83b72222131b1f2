import { bumpDataVersion } from '../../db/data-version';
import type { BankWorld } from '../bank-world';
import { scheduleSync } from '../job/schedule';
import { bankErrorKind, BankError } from '../provider/bank-error';
import type { ItemRef } from './item-row';
import { findItem } from './item-store';
import { noteFailure } from './item-status';
import { openToken } from './open-token';

/**
 * Asks the bank for the status of a link. A working link is synced at once, and an error is noted. Returns false if the link
 * does not exist any more. Throws a `BankError` if the bank does not answer.
 */
export async function checkItem(world: BankWorld, ref: ItemRef): Promise<boolean> {
  const item = await findItem(world.db, ref);
  if (!item || item.status === 'removing' || item.token_sealed === null) return false;
  try {
    const { errorCode } = await world.provider.item(openToken(world, item));
    if (errorCode === null) await scheduleSync(world.db, ref, world.clock());
    else
      await noteFailure(world, item, { kind: bankErrorKind('', errorCode, 400), code: errorCode });
  } catch (error) {
    if (error instanceof BankError) await noteFailure(world, item, error);
    throw error;
  }
  await bumpDataVersion(world.db, ref.userId);
  return true;
}
