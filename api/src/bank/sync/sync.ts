import {
  addMonths,
  civilDay,
  firstDay,
  type IsoDate,
  monthOf,
} from '@halyard/shared-contracts/finance';
import type { BankWorld } from '../bank-world';
import type { ItemRef, ItemRow } from '../item/item-row';
import { findItem } from '../item/item-store';
import { noteFailure } from '../item/item-status';
import { openToken } from '../item/open-token';
import { BankError } from '../provider/bank-error';
import { savedZone } from '../../identity/time-zone';
import { collectUpdates, type Updates } from './collect';
import { commitSync, type SyncCounts, type ReceivedData } from './commit';
import { takeLease } from './lease';

/** `busy` means that another sync is running or committed first; `gone` means that there is nothing to sync. */
export type SyncOutcome =
  | (SyncCounts & { readonly state: 'done'; readonly history: ItemRow['history'] })
  | { readonly state: 'busy' }
  | { readonly state: 'gone' };

/** Live balances are read from the bank itself; if it does not answer, the cached ones are used. */
type BalanceSource = 'cached' | 'live';

/**
 * Syncs one bank. All rows of a bank change here only, in one commit, so that a failure leaves the last good data and
 * cursor. Notes a `BankError` on the item and throws it.
 */
export async function syncItem(
  world: BankWorld,
  ref: ItemRef,
  balances: BalanceSource = 'cached',
): Promise<SyncOutcome> {
  const lease = await takeLease(world.db, ref, world.clock);
  if (!lease) return (await findItem(world.db, ref)) ? { state: 'busy' } : { state: 'gone' };
  try {
    const item = await findItem(world.db, ref);
    if (!item || item.status === 'removing' || item.token_sealed === null) return { state: 'gone' };
    return await syncLeased(world, { item, balances, onPage: lease.renew });
  } finally {
    await lease.release();
  }
}

interface Reading {
  readonly item: ItemRow;
  readonly balances: BalanceSource;
  readonly onPage: () => Promise<void>;
}

async function syncLeased(world: BankWorld, reading: Reading): Promise<SyncOutcome> {
  const { item } = reading;
  const received = await notingFailure(world, item, () => receive(world, reading));
  const now = world.clock();
  const zone = (await savedZone(world.db, item.user_id)) ?? world.timeZone;
  const counts = await commitSync(world.db, item, received, {
    at: now.toISOString(),
    today: civilDay(now, zone),
    linkedOn: civilDay(new Date(item.connected_at), zone),
  });
  if (!counts) return { state: 'busy' };
  if (counts.malformed > 0) {
    world.log.warn(
      { itemId: item.id, malformed: counts.malformed },
      'Malformed rows from a bank were not stored.',
    );
  }
  const after = await findItem(world.db, { userId: item.user_id, itemId: item.id });
  return { state: 'done', ...counts, history: after?.history ?? item.history };
}

const TRADE_MONTHS = 24;

/** Only the transactions and the accounts are required. */
async function receive(
  world: BankWorld,
  { item, balances, onPage }: Reading,
): Promise<ReceivedData> {
  const token = openToken(world, item);
  const { provider, retryTiming } = world;
  const updates = await readUpdates({ provider, token, base: item.cursor, retryTiming, onPage });
  const live = balances === 'live' ? await orNull(provider.liveAccounts(token)) : null;
  const accounts = live ?? (await provider.accounts(token));
  await onPage();
  const [terms, holdings, trades, health] = await Promise.all([
    orNull(provider.liabilities(token)),
    orNull(provider.holdings(token)),
    orNull(provider.trades(token, tradeDays(civilDay(world.clock(), world.timeZone)))),
    orNull(provider.item(token)),
  ]);
  return { updates, accounts, terms, holdings, trades, health };
}

/** The bank has trades of the last 24 months. */
const tradeDays = (today: IsoDate) => ({
  from: firstDay(addMonths(monthOf(today), -TRADE_MONTHS + 1)),
  to: today,
});

const NOTHING_YET: Updates = {
  rows: new Map(),
  removed: new Set(),
  malformed: [],
  nextCursor: null,
  full: false,
  history: 'pending',
};

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

async function orNull<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof BankError) return null;
    throw error;
  }
}

async function notingFailure<T>(
  world: BankWorld,
  item: ItemRow,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BankError) await noteFailure(world, item, error);
    throw error;
  }
}
