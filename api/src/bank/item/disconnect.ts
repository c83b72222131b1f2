import type { BankWorld } from '../bank-world';
import { withTimeLimit } from '../../platform/guarded-work';
import { linkedItems } from './item-store';
import { finishRemoval, forgetItem } from './removal';

/** How long an answer waits for the bank to end a link. The person's data is gone before; the order stands. */
const WAIT_MS = 3000;

/** Disconnects all of a person's banks, or one. Answers how many were taken off the screen. */
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
