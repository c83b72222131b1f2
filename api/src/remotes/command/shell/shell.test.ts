import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layout } from '../../storage/layout';
import { registryOf } from '../../storage/registry-store';
import { testStore, type TestStore } from '../../testing/test-store';

let store: TestStore;
beforeEach(() => {
  store = testStore();
});
afterEach(() => store.remove());

const publish = (version: string, options = {}) =>
  store.run('shell-publish', { from: store.buildShell(version, options) });
const promote = (version: string) => store.run('shell-promote', { version });
const shellOf = async () => (await registryOf(store.store)).shell;

test('the first shell is for everybody, and later ones are for nobody until they are promoted', async () => {
  await publish('1.0.0');
  await publish('1.1.0', { contract: { current: '1.2.0', supported: '^1.0.0' } });
  expect(await shellOf()).toMatchObject({ version: '1.0.0', earlier: [] });
  expect((await registryOf(store.store)).contract.current).toBe('1.0.0');
  await promote('1.1.0');
  expect(await shellOf()).toMatchObject({ version: '1.1.0', earlier: ['1.0.0'] });
  expect((await registryOf(store.store)).contract.current).toBe('1.2.0');
});

test('publishing a remote, refused or not, leaves the live shell as it is', async () => {
  await publish('1.0.0');
  await store.publish('1.0.0');
  const before = await shellOf();
  await store.publish('1.1.0');
  await store.publish('1.1.0').catch(() => 'refused');
  expect(await shellOf()).toEqual(before);
});

test('the last five shells stay, and gc removes older ones', async () => {
  const versions = ['1', '2', '3', '4', '5', '6'].map((minor) => `1.${minor}.0`);
  for (const version of versions) await store.goLive({ version });
  expect(await shellOf()).toMatchObject({
    version: '1.6.0',
    earlier: ['1.5.0', '1.4.0', '1.3.0', '1.2.0'],
  });
  await store.run('gc', { keep: 1 });
  const stored = versions.filter((version) => existsSync(layout(store.store).shell(version)));
  expect(stored).toEqual(versions.slice(1));
});

test('a rollback goes to the earlier shell, or to a named one', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await store.goLive({ version });
  await store.run('shell-rollback');
  expect(await shellOf()).toMatchObject({ version: '1.1.0', earlier: ['1.2.0', '1.0.0'] });
  await store.run('shell-rollback', { to: '1.0.0' });
  expect(await shellOf()).toMatchObject({ version: '1.0.0', earlier: ['1.1.0', '1.2.0'] });
});

const PAGE = 'index.html is not what was built.';

test.each([
  [
    'the same build again',
    () => publish('1.0.0').then(() => publish('1.0.0')),
    'published already.',
  ],
  [
    'another build of a published version',
    () => publish('1.0.0').then(() => publish('1.0.0', { shared: {} })),
    'published already, with other files.',
  ],
  ['a version that is not stored', () => promote('9.9.9'), 'The store has no shell@9.9.9.'],
  ['an address outside the store', () => promote('../../keys'), 'The store has no shell@'],
  [
    'a shell that does not trust the signing key',
    () => publish('1.0.0', { keys: { k1: 'another' } }),
    'It does not believe the key k1, which signs.',
  ],
  ['a rollback without an earlier shell', () => store.run('shell-rollback'), 'no earlier shell'],
])('%s is refused', async (_, act, sentence) => {
  await expect(act()).rejects.toThrow(sentence);
});

test('a file that changed after the build is refused, and one that changed in the store is named', async () => {
  const from = store.buildShell('1.0.0');
  writeFileSync(join(from, 'index.html'), 'changed');
  await expect(store.run('shell-publish', { from })).rejects.toThrow(PAGE);
  await store.goLive({ version: '1.0.0' });
  await store.publish('1.0.0');
  expect((await store.run('verify')).ok).toBe(true);
  writeFileSync(join(layout(store.store).shell('1.0.0'), 'index.html'), 'changed');
  expect(await store.run('verify')).toEqual({ ok: false, lines: [`shell@1.0.0: ${PAGE}`] });
});

test('a shell that would leave a remote behind is not promoted, unless a new version comes with it', async () => {
  await store.goLive({ version: '1.0.0' });
  await store.publish('1.0.0');
  const next = { version: '2.0.0', contract: { current: '2.0.0', supported: '^2.0.0' } };
  await expect(store.goLive(next)).rejects.toThrow('mfe-money@1.0.0 (stable): It needs a shell');
  expect(await shellOf()).toMatchObject({ version: '1.0.0' });
  const outcome = await store.run('shell-promote', { version: '2.0.0', brings: ['mfe-money'] });
  expect(outcome.lines[0]).toContain('Everybody gets shell@2.0.0');
});
