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
  /** Banks that did not answer; what is known of them stays. */
  readonly failed: { item_id: string; institution: string; code: string }[];
}

/**
 * Brings a person's banks up to date now, or one of them after it was repaired in Link. Throws an `AppError`: NO_BANK
 * when there is none, REFRESH_FAILED when not one of them answers.
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
    const outcome = await Promise.race([readNews(world, item), patienceEnds()]);
    if (outcome === 'late') return failure('STILL_READING');
    return outcome.state === 'done' ? outcome : NOTHING;
  } catch (error) {
    if (error instanceof BankError) return failure(error.code);
    throw error;
  }
}

async function readNews(world: BankWorld, item: ItemRow) {
  await askForNews(world, item);
  return syncItem(world, { userId: item.user_id, itemId: item.id });
}

/** Nobody waits longer than this for an answer; the sync goes on and its rows come all the same. */
const WAIT_MS = 25_000;

const patienceEnds = () => sleep(WAIT_MS, 'late' as const, { ref: false });

/** Has the bank look for news, where that costs nothing: in production it is a paid extra that has to be agreed on. */
async function askForNews(world: BankWorld, item: ItemRow): Promise<void> {
  if (world.provider.mode === 'production') return;
  try {
    await world.provider.refresh(openToken(world, item));
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
  }
}
