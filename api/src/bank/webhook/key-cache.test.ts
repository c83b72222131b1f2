import type { JsonWebKey } from 'node:crypto';
import { WebhookKeys } from './key-cache';

const KEY: JsonWebKey = { kty: 'EC' };

function keys(known: readonly string[]) {
  let nowMs = 0;
  const asked: string[] = [];
  const cache = new WebhookKeys(
    async (id) => {
      asked.push(id);
      return known.includes(id) ? KEY : null;
    },
    () => new Date(nowMs),
  );
  return { cache, asked, wait: (ms: number) => void (nowMs += ms) };
}

test('a key is asked for once a day', async () => {
  const { cache, asked, wait } = keys(['a']);
  expect(await cache.find('a')).toBe(KEY);
  wait(86_399_000);
  expect(await cache.find('a')).toBe(KEY);
  expect(asked).toEqual(['a']);
  wait(2000);
  await cache.find('a');
  expect(asked).toEqual(['a', 'a']);
});

test('an id that is no key’s is asked for again only after five minutes', async () => {
  const { cache, asked, wait } = keys([]);
  expect(await cache.find('x')).toBeNull();
  wait(299_000);
  expect(await cache.find('x')).toBeNull();
  expect(asked).toHaveLength(1);
  wait(2000);
  await cache.find('x');
  expect(asked).toHaveLength(2);
});

test('made-up ids cost the bank at most ten questions a minute, and known keys go on working', async () => {
  const { cache, asked, wait } = keys(['a']);
  await cache.find('a');
  const flood = Array.from({ length: 500 }, (_, n) => cache.find(`made-up-${n}`));
  const refused = (await Promise.allSettled(flood)).filter(({ status }) => status === 'rejected');
  expect(asked).toHaveLength(10);
  expect(refused).toHaveLength(491);
  expect(await cache.find('a')).toBe(KEY);
  wait(60_000);
  await cache.find('another');
  expect(asked).toHaveLength(11);
});
