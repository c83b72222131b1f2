import type { BankWorld } from '../bank-world';
import { withTimeLimit } from '../../platform/guarded-work';
import { linkedItems } from './item-store';
import { finishRemoval, forgetItem } from './removal';

/** The answer waits this long for the bank. The data of the user is already deleted then. */
const WAIT_MS = 3000;

export async function disconnectBanks(
  world: BankWorld,
  userId: string,
  itemId: string | null,
): Promise<number> {
  const linked = await linkedItems(world.db, userId);
  const refs = linked
    .filter((item) => itemId === null || item.id === itemId)
    .map((item) => ({ userId, itemId: item.id }));
  for (const ref of refs) await forgetItem(world, ref);
  const ended = Promise.all(refs.map((ref) => finishRemoval(world, ref)));
  await withTimeLimit(WAIT_MS, ended, () => {
    world.log.warn({ count: refs.length }, 'A bank has yet to end a link; it will be asked again.');
  });
  return refs.length;
}
