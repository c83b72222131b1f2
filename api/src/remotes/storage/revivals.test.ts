import { writeFileSync } from 'node:fs';
import { testStore, type TestStore } from '../testing/test-store';
import { layout } from './layout';
import { isRevived, revivalsOf } from './revivals';

let store: TestStore;
beforeAll(async () => {
  store = testStore();
  await store.publish('1.0.0');
  await store.publish('1.1.0');
  await store.run('kill', { target: 'money@1.1.0' });
  await store.run('revive', { target: 'money@1.1.0' });
});
afterAll(() => store.remove());

const stays = async (remote: string, version: string, at: string) =>
  isRevived(await revivalsOf(store.store), new Date(at))(remote, version);

test.each([
  ['mfe-money', '1.1.0', '2026-11-20T10:00:00Z', true],
  ['mfe-money', '1.1.0', '2026-11-22T09:59:00Z', true],
  ['mfe-money', '1.1.0', '2026-11-22T10:30:00Z', false],
  ['mfe-money', '1.0.0', '2026-11-20T10:00:00Z', false],
  ['mfe-legal', '1.1.0', '2026-11-20T10:00:00Z', false],
])('after a revival, %s@%s stays in use at %s: %s', async (remote, version, at, expected) => {
  expect(await stays(remote, version, at)).toBe(expected);
});

test('the revival of a whole remote covers each of its versions', async () => {
  await store.run('revive', { target: 'money' });
  expect(await stays('mfe-money', '1.0.0', '2026-11-20T10:00:00Z')).toBe(true);
});

test('after a kill, reports decide again', async () => {
  await store.run('kill', { target: 'money' });
  await store.run('kill', { target: 'money@1.1.0' });
  expect(await stays('mfe-money', '1.1.0', '2026-11-20T10:00:00Z')).toBe(false);
});

test('a damaged list counts as empty', async () => {
  writeFileSync(layout(store.store).revivals, '[{"remote":');
  expect(await revivalsOf(store.store)).toEqual([]);
});
