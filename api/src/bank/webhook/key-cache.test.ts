import type { JsonWebKey } from 'node:crypto';
import { countOf } from '@halyard/shared-contracts/testing/thorough';
import type { Db } from '../../db/database';
import { openTestDatabase } from '../../testing/test-database';
import { WebhookKeys } from './key-cache';
import { keyStore } from './key-store';

const KEY: JsonWebKey = { kty: 'EC' };
const BANK = '192.0.2.1';
const STRANGER = '198.51.100.7';

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const FLOOD = countOf({ usual: 60, thorough: 500 });

const START = Date.parse('2026-11-20T09:00:00Z');

function keys(known: readonly string[]) {
  let nowMs = START;
  const fetched: string[] = [];
  const instance = () =>
    new WebhookKeys({
      fetch: async (id) => {
        fetched.push(id);
        return known.includes(id) ? KEY : null;
      },
      store: keyStore(db),
      clock: () => new Date(nowMs),
    });
  return { cache: instance(), instance, fetched, wait: (ms: number) => void (nowMs += ms) };
}

/** Looks up made-up ids, each from one of `networks` networks. Returns how many lookups were refused. */
async function flood(cache: WebhookKeys, { networks = 1 }: { networks?: number } = {}) {
  const lookups = Array.from({ length: FLOOD }, (_, n) =>
    cache.find(`made-up-${n}`, `203.0.113.${n % networks}`),
  );
  return (await Promise.allSettled(lookups)).filter(({ status }) => status === 'rejected').length;
}

test('a key is fetched once a day', async () => {
  const { cache, fetched, wait } = keys(['a']);
  expect(await cache.find('a', BANK)).toEqual(KEY);
  wait(86_399_000);
  expect(await cache.find('a', BANK)).toEqual(KEY);
  expect(fetched).toEqual(['a']);
  wait(2000);
  await cache.find('a', BANK);
  expect(fetched).toEqual(['a', 'a']);
});

test('an unknown id is looked up again only after five minutes', async () => {
  const { cache, fetched, wait } = keys([]);
  expect(await cache.find('x', STRANGER)).toBeNull();
  wait(299_000);
  expect(await cache.find('x', STRANGER)).toBeNull();
  expect(fetched).toHaveLength(1);
  wait(2000);
  await cache.find('x', STRANGER);
  expect(fetched).toHaveLength(2);
});

test('invented ids cause at most ten lookups per minute, and known keys still work', async () => {
  const { cache, fetched, wait } = keys(['a']);
  await cache.find('a', BANK);
  expect(await flood(cache, { networks: 100 })).toBe(FLOOD - 9);
  expect(fetched).toHaveLength(10);
  expect(await cache.find('a', STRANGER)).toEqual(KEY);
  wait(60_000);
  await cache.find('another', BANK);
  expect(fetched).toHaveLength(11);
});

test('one network has three lookups per minute and cannot use up those of others', async () => {
  const { cache, fetched } = keys(['a']);
  expect(await flood(cache)).toBe(FLOOD - 3);
  expect(fetched).toHaveLength(3);
  expect(await cache.find('a', BANK)).toEqual(KEY);
});

test('a network that sent genuine webhooks can use a new key during a flood', async () => {
  const { cache } = keys(['a', 'new']);
  await cache.find('a', BANK);
  cache.noteGenuine(BANK);
  await flood(cache, { networks: 100 });
  await expect(cache.find('new', STRANGER)).rejects.toThrow();
  expect(await cache.find('new', BANK)).toEqual(KEY);
});

test('a key that was stored before a restart works during a flood, even if it must be fetched again', async () => {
  const { cache, instance, fetched, wait } = keys(['a']);
  await cache.find('a', BANK);
  const restarted = instance();
  await flood(restarted, { networks: 100 });
  expect(await restarted.find('a', STRANGER)).toEqual(KEY);
  expect(fetched.filter((id) => id === 'a')).toHaveLength(1);
  wait(86_401_000);
  await flood(restarted, { networks: 100 });
  expect(await restarted.find('a', STRANGER)).toEqual(KEY);
  expect(fetched.filter((id) => id === 'a')).toHaveLength(2);
});

test('a key that the bank has retired is deleted within a day on each instance', async () => {
  const known = ['a'];
  const { cache, instance, wait } = keys(known);
  await cache.find('a', BANK);
  known.pop();
  wait(86_401_000);
  expect(await cache.find('a', BANK)).toBeNull();
  expect(await instance().find('a', BANK)).toBeNull();
});
