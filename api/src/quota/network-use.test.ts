import type { Db } from '../db/database';
import { openTestDatabase } from '../testing/test-database';
import { deleteOldNetworkUse, type NetworkLimit, takeFromNetwork } from './network-use';

const NOON = new Date('2025-07-15T12:00:00Z');
const LIMIT: NetworkLimit = { what: 'visits', per: 'hour', most: 5 };

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const take = (network = 'a', limit = LIMIT, amount = 1, now = NOON) =>
  takeFromNetwork(db, network, limit, amount, now);
const used = () => db.selectFrom('network_use').select(['network', 'used']).execute();

test('the network limit allows exactly its number of simultaneous requests', async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, () => take()));
  expect(taken.filter(Boolean)).toHaveLength(5);
  expect(await used()).toEqual([{ network: 'a', used: 5 }]);
});

test.each([
  ['an amount that fits exactly', 5, true],
  ['an amount that does not fit', 6, false],
])('the network limit counts %s of %i: %s', async (_, amount, isTaken) => {
  expect(await take('a', LIMIT, amount)).toBe(isTaken);
  expect(await used()).toHaveLength(isTaken ? 1 : 0);
});

test('the network limit counts each network, resource, and period separately', async () => {
  await take('a', LIMIT, 5);
  expect(await take('a')).toBe(false);
  expect(await take('b')).toBe(true);
  expect(await take('a', { ...LIMIT, what: 'something else' })).toBe(true);
  expect(await take('a', { ...LIMIT, per: 'day' })).toBe(true);
  expect(await take('a', LIMIT, 1, new Date('2025-07-15T12:59:59Z'))).toBe(false);
  expect(await take('a', LIMIT, 1, new Date('2025-07-15T13:00:00Z'))).toBe(true);
});

test('the network limit deletes past periods and future ones of a wrong clock', async () => {
  const day: NetworkLimit = { ...LIMIT, per: 'day' };
  await take('now');
  await take('today', day);
  await take('last hour', LIMIT, 1, new Date('2025-07-15T11:59:59Z'));
  await take('yesterday', day, 1, new Date('2025-07-14T12:00:00Z'));
  await take('ahead', LIMIT, 1, new Date('2030-01-01T00:00:00Z'));
  await deleteOldNetworkUse(db, NOON);
  expect((await used()).map(({ network }) => network).sort()).toEqual(['now', 'today']);
});
