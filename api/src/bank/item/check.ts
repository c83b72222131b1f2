import { bumpDataVersion } from '../../db/data-version';
import type { BankWorld } from '../bank-world';
import { scheduleSync } from '../job/schedule';
import { bankErrorKind, BankError } from '../provider/bank-error';
import type { ItemRef } from './item-row';
import { findItem } from './item-store';
import { noteFailure } from './note-failure';
import { openToken } from './open-token';

/**
 * Asks the bank how a link is. A link that is well again, or one that has not been read for long, is read at once; what
 * is wrong is noted. Answers false when there is no link any more. Throws a `BankError` when the bank does not answer.
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
