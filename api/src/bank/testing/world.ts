import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/database';
import { openTestDatabase } from '../../testing/test-database';
import type { BankLog, BankWorld } from '../bank-world';
import type { ItemRef } from '../item/item-row';
import { newItemId } from '../mapping/row-ids';
import { plaidProvider } from '../provider/plaid-provider';
import type { RetryTiming } from '../provider/retry';
import { TokenVault } from '../token/token-vault';
import { type FaultyNetwork, faultyNetwork } from './faulty-network';
import { bankConfigAt, type Practice, startPractice } from './practice';

export const instantRetries: RetryTiming = { sleep: async () => undefined, random: () => 0 };

export const USER = 'user-1';

export const testKeys = (id = 'k1') => [{ id, key: randomBytes(32) }];

interface RecordedLog extends BankLog {
  readonly lines: string[];
}

function recordedLog(): RecordedLog {
  const lines: string[] = [];
  const record = (facts: object, message: string) =>
    void lines.push(`${message} ${JSON.stringify(facts)}`);
  return { lines, warn: record, error: record };
}

export interface TestWorld extends BankWorld {
  readonly practice: Practice;
  /** All calls of the SDK to the practice bank pass through this network. */
  readonly network: FaultyNetwork;
  readonly log: RecordedLog;
  close(): Promise<void>;
}

export async function createUser(db: Db, userId: string): Promise<void> {
  await db
    .insertInto('users')
    .values({ id: userId, email: null, password_hash: null, created_at: '', data_version: 0 })
    .execute();
}

/** Starts a real database, a real practice bank behind the real SDK, and clocks that move together. */
export async function testWorld({
  history = 'at-once',
}: { history?: 'at-once' | 'two-waves' } = {}): Promise<TestWorld> {
  const practice = await startPractice({ history });
  const network = await faultyNetwork(practice.config.basePath);
  const db = await openTestDatabase();
  await createUser(db, USER);
  return {
    practice,
    network,
    db,
    provider: plaidProvider(bankConfigAt(network.base), instantRetries),
    vault: new TokenVault(testKeys()),
    clock: practice.now,
    timeZone: 'America/New_York',
    retryTiming: instantRetries,
    log: recordedLog(),
    close: async () => {
      await network.close();
      await practice.close();
      await db.destroy();
    },
  };
}

/** Links a fresh Item without the routes: it exchanges the token and stores it sealed. */
export async function linkItem(
  world: BankWorld & { readonly practice: Practice },
  who?: string | object,
  options: { institution?: string; webhook?: string } = {},
): Promise<ItemRef> {
  const publicToken = await world.practice.publicToken(who, options);
  const { accessToken, plaidItemId } = await world.provider.exchange(publicToken);
  const ref = { userId: USER, itemId: newItemId() };
  await world.db
    .insertInto('items')
    .values({
      user_id: USER,
      id: ref.itemId,
      plaid_item_id: plaidItemId,
      institution_id: null,
      institution_name: 'Unknown',
      token_sealed: world.vault.seal(accessToken, ref),
      status: 'syncing',
      cursor_version: 0,
      history: 'pending',
      connected_at: world.clock().toISOString(),
      new_accounts: 0,
    })
    .execute();
  return ref;
}
