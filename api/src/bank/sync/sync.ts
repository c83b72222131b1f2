import { civilDay } from '@halyard/shared-contracts/finance';
import type { BankWorld } from '../bank-world';
import type { ItemRef, ItemRow } from '../item/item-row';
import { findItem } from '../item/item-store';
import { noteFailure } from '../item/note-failure';
import { openToken } from '../item/open-token';
import { BankError } from '../provider/bank-error';
import { collectUpdates, type Updates } from './collect';
import { commitSync, type SyncCounts, type Told } from './commit';
import { takeLease } from './lease';

/** How one sync ended: done; another one is at it or came first; there is nothing to sync any more. */
export type SyncOutcome =
  | (SyncCounts & { readonly state: 'done'; readonly history: ItemRow['history'] })
  | { readonly state: 'busy' }
  | { readonly state: 'gone' };

/**
 * Brings one bank up to date. It is the only way in which a bank's rows change, whoever asks for it. Everything is read
 * first and saved in one commit; a crash or failure anywhere leaves the last good data and cursor. A `BankError` is noted
 * on the item and thrown on.
 */
export async function syncItem(world: BankWorld, ref: ItemRef): Promise<SyncOutcome> {
  const lease = await takeLease(world.db, ref, world.clock);
  if (!lease) return (await findItem(world.db, ref)) ? { state: 'busy' } : { state: 'gone' };
  try {
    const item = await findItem(world.db, ref);
    if (!item || item.status === 'removing' || item.token_sealed === null) return { state: 'gone' };
    return await syncLeased(world, item, lease.renew);
  } finally {
    await lease.release();
  }
}

async function syncLeased(
  world: BankWorld,
  item: ItemRow,
  onPage: () => Promise<void>,
): Promise<SyncOutcome> {
  const told = await noting(world, item, () => ask(world, item, onPage));
  const now = world.clock();
  const counts = await commitSync(world.db, item, told, {
    at: now.toISOString(),
    today: civilDay(now, world.timeZone),
    linkedOn: civilDay(new Date(item.connected_at), world.timeZone),
  });
  if (!counts) return { state: 'busy' };
  if (counts.malformed > 0) {
    world.log.warn({ itemId: item.id, malformed: counts.malformed }, 'Bank rows were kept out.');
  }
  const after = await findItem(world.db, { userId: item.user_id, itemId: item.id });
  return { state: 'done', ...counts, history: after?.history ?? item.history };
}

/** Asks in the order of importance. Only the rows and accounts are indispensable. */
async function ask(world: BankWorld, item: ItemRow, onPage: () => Promise<void>): Promise<Told> {
  const token = openToken(world, item);
  const { provider, patience } = world;
  const updates = await readUpdates({ provider, token, base: item.cursor, patience, onPage });
  const accounts = await provider.accounts(token);
  await onPage();
  const [terms, holdings, health] = await Promise.all([
    orNull(provider.liabilities(token)),
    orNull(provider.holdings(token)),
    orNull(provider.item(token)),
  ]);
  return { updates, accounts, terms, holdings, health };
}

const NOTHING_YET: Updates = {
  rows: new Map(),
  removed: new Set(),
  malformed: [],
  nextCursor: null,
  full: false,
  history: 'pending',
};

/** A bank that has no transactions ready, or never has any, still has accounts. */
async function readUpdates(options: Parameters<typeof collectUpdates>[0]): Promise<Updates> {
  try {
    return await collectUpdates(options);
  } catch (error) {
    const isEmpty =
      error instanceof BankError &&
      (error.kind === 'notReady' || error.code === 'PRODUCTS_NOT_SUPPORTED');
    if (isEmpty) return NOTHING_YET;
    throw error;
  }
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BankError) return null;
    throw error;
  }
}

/** Notes a failure on the item, so that the person sees it; data and cursor stay as they are. */
async function noting<T>(world: BankWorld, item: ItemRow, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BankError) await noteFailure(world, item, error);
    throw error;
  }
}
