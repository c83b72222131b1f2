import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { verifyRegistry } from '@halyard/shared-contracts/remote/registry';
import { testStore, type TestStore } from '../testing/test-store';
import { auditLines } from './audit-log';
import { layout } from './layout';
import { withLock } from './lock';
import { changeQuarantine } from './quarantine-store';
import { changeRegistry, signedRegistry } from './registry-store';

let store: TestStore;
beforeEach(async () => {
  store = testStore();
  await store.publish('1.0.0');
});
afterEach(() => store.remove());

const signed = async () => (await signedRegistry(store.store))!;
const seq = async () => (await signed()).registry.seq;
const act = { who: 'ci', what: 'touch', why: 'a test' };
const touch = (now = store.world.now()) =>
  changeRegistry(store.store, act, now, (registry) => registry);

test('each registry has the next number, a new expiry, and a valid signature', async () => {
  await touch();
  const { text, signature, registry } = await signed();
  const options = { now: store.world.now(), highestSeq: 2 };
  const bytes = new TextEncoder().encode(text);
  expect((await verifyRegistry(bytes, JSON.parse(signature), store.keys, options)).verdict).toBe(
    'ok',
  );
  expect(registry.seq).toBe(2);
  expect(Date.parse(registry.expires) - Date.parse(registry.issued)).toBe(30 * 86_400_000);
});

test('concurrent writers each get their own number, and no change is lost', async () => {
  const written = await Promise.all(Array.from({ length: 8 }, () => touch()));
  expect(written.map((registry) => registry.seq).toSorted((a, b) => a - b)).toEqual([
    2, 3, 4, 5, 6, 7, 8, 9,
  ]);
  expect(await seq()).toBe(9);
});

test('a failed change changes nothing and does not block the next one', async () => {
  const before = await signed();
  const failing = changeRegistry(store.store, act, store.world.now(), () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await signed()).toEqual(before);
  await touch();
  expect(await seq()).toBe(2);
});

test('a registry that breaks the schema is never signed', async () => {
  const before = await signed();
  const breaking = changeRegistry(store.store, act, store.world.now(), (registry) => {
    registry.remotes['mfe-money']!.channels.stable = '9.9.9';
    return registry;
  });
  await expect(breaking).rejects.toThrow('Every channel must name a listed version.');
  expect(await signed()).toEqual(before);
});

test('after a crash before the last step the previous registry is in force, and the log says so', async () => {
  const { current } = layout(store.store);
  const inForce = readFileSync(current);
  await touch();
  // The process seems to have died before the rename that activates number 2.
  writeFileSync(current, inForce);
  expect(await seq()).toBe(1);
  await touch();
  expect(await seq()).toBe(2);
  expect(
    (await store.run('audit')).lines.map((line) => line.includes('did not take effect')),
  ).toEqual([false, true, false]);
});

test('drafts of failed writes are removed', async () => {
  const { registries, current } = layout(store.store);
  rmSync(current);
  mkdirSync(join(current, 'in-the-way'), { recursive: true });
  await expect(touch()).rejects.toThrow();
  rmSync(current, { recursive: true });
  expect(readdirSync(store.store).filter((name) => name.endsWith('.new'))).toEqual([]);
  expect(readdirSync(registries).filter((name) => name.endsWith('.new'))).toEqual([]);
});

test.each([
  ['is of a process that is gone', `${hostname()} 999999999`, 0],
  ['is old, also when another machine holds it', 'another-machine 1', 31_000],
])('a lock that %s is taken over', async (_, holder, ageMs) => {
  const { lock } = layout(store.store);
  writeFileSync(lock, holder);
  const since = new Date(Date.now() - ageMs);
  utimesSync(lock, since, since);
  await touch();
  expect(statSync(lock, { throwIfNoEntry: false })).toBeUndefined();
});

test('a slow process does not remove the lock of its successor', async () => {
  const { lock } = layout(store.store);
  const holder = 'elsewhere 1';
  await withLock(store.store, async () => writeFileSync(lock, holder));
  expect(readFileSync(lock, 'utf8')).toBe(holder);
});

test('a lock of a running process is respected', async () => {
  const { lock } = layout(store.store);
  writeFileSync(lock, `${hostname()} ${process.pid}`);
  const waiting = touch();
  await changeQuarantine(join(store.store, 'another'), act, store.world.now(), () => []);
  expect(await seq()).toBe(1);
  rmSync(lock);
  expect((await waiting).seq).toBe(2);
});

test('the log contains who, what, why, and the channels before and after', async () => {
  await store.publish('1.1.0');
  await store.run('promote', { target: 'money@1.1.0', reason: 'it is better' });
  expect((await auditLines(store.store)).at(-1)).toMatchObject({
    seq: 3,
    who: 'ci',
    what: 'promote mfe-money@1.1.0',
    why: 'it is better',
    before: { remotes: { 'mfe-money': { stable: '1.0.0' } } },
    after: { remotes: { 'mfe-money': { stable: '1.1.0', previous: '1.0.0' } } },
  });
});

test.each([
  [14, 1],
  [16, 2],
])(
  'after %i days of thirty the registry has number %i: it is renewed after half its life',
  async (days, number) => {
    store.passDays(days);
    await store.run('renew');
    expect(await seq()).toBe(number);
  },
);
