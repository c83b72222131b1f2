import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../errors';
import type { BankWorld } from '../bank-world';
import { BankError } from '../provider/bank-error';
import { syncItem } from '../sync/sync';
import type { ItemRow } from './item-row';
import { linkedItems, updateItem } from './item-store';
import { openToken } from './open-token';

export interface RefreshResult {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly failed: { item_id: string; institution: string; code: string }[];
}

/**
 * Syncs all banks of a user now, or one bank after its repair in Link. Throws NO_BANK if there is none, and
 * REFRESH_FAILED if none of them answers.
 */
export async function refreshBanks(
  world: BankWorld,
  userId: string,
  itemId: string | null,
): Promise<RefreshResult> {
  const linked = await linkedItems(world.db, userId);
  const items = itemId === null ? linked : linked.filter((item) => item.id === itemId);
  if (items.length === 0) throw new AppError('NO_BANK');
  const results = await Promise.all(items.map((item) => refreshOne(world, item, itemId !== null)));
  const failed = results.flatMap((result) => ('code' in result ? result : []));
  if (failed.length === items.length) throw new AppError('REFRESH_FAILED');
  const done = results.flatMap((result) => ('code' in result ? [] : result));
  const total = (count: 'added' | 'changed' | 'removed') =>
    done.reduce((sum, result) => sum + result[count], 0);
  return {
    added: total('added'),
    changed: total('changed'),
    removed: total('removed'),
    failed,
  };
}

const NOTHING = { added: 0, changed: 0, removed: 0 };

async function refreshOne(world: BankWorld, item: ItemRow, isRepaired: boolean) {
  const ref = { userId: item.user_id, itemId: item.id };
  const failure = (code: string) => ({
    item_id: item.id,
    institution: item.institution_name,
    code,
  });
  if (item.token_sealed === null) return failure('ACCESS_WITHDRAWN');
  if (isRepaired) await updateItem(world.db, ref, { disconnect_at: null, new_accounts: 0 });
  try {
    const outcome = await Promise.race([refreshAndSync(world, item), timeLimit()]);
    if (outcome === 'late') return failure('STILL_READING');
    return outcome.state === 'done' ? outcome : NOTHING;
  } catch (error) {
    if (error instanceof BankError) return failure(error.code);
    throw error;
  }
}

async function refreshAndSync(world: BankWorld, item: ItemRow) {
  await requestNewData(world, item);
  return syncItem(world, { userId: item.user_id, itemId: item.id }, 'live');
}

/** The request waits this long; the sync continues afterwards. */
const TIME_LIMIT_MS = 25_000;

const timeLimit = () => sleep(TIME_LIMIT_MS, 'late' as const, { ref: false });

/** Requests new data from the bank, except in production, where it is a paid extra. */
async function requestNewData(world: BankWorld, item: ItemRow): Promise<void> {
  if (world.provider.mode === 'production') return;
  try {
    await world.provider.refresh(openToken(world, item));
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
  }
}
