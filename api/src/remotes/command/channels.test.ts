import { signedRegistry } from '../storage/registry-store';
import { testStore, type TestStore } from '../testing/test-store';

let store: TestStore;
beforeEach(async () => {
  store = testStore();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await store.publish(version);
});
afterEach(() => store.remove());

const registry = async () => (await signedRegistry(store.store))!.registry;
const channels = async () => (await registry()).remotes['mfe-money']?.channels;
const promote = (version: string) => store.run('promote', { target: `money@${version}` });

test('a promoted canary is for everybody, and the stable version becomes the previous one', async () => {
  await store.run('canary', { target: 'mfe-money@1.1.0', permille: '100' });
  expect(await channels()).toMatchObject({
    stable: '1.0.0',
    canary: { version: '1.1.0', permille: 100 },
  });
  await store.run('promote', { target: 'money' });
  expect(await channels()).toEqual({ stable: '1.1.0', previous: '1.0.0', canary: null });
});

test('a canary that grows keeps its salt, and another version gets a new one', async () => {
  const salt = async () => (await channels())?.canary?.salt;
  await store.run('canary', { target: 'money@1.1.0', permille: 100 });
  const first = await salt();
  await store.run('canary', { target: 'money@1.1.0', permille: 250 });
  expect(await salt()).toBe(first);
  await store.run('canary', { target: 'money@1.2.0', permille: 250 });
  expect(await salt()).not.toBe(first);
});

test('a rollback is a newer registry with the older version', async () => {
  await promote('1.1.0');
  const before = (await registry()).seq;
  await store.run('rollback', { remote: 'money' });
  expect((await registry()).seq).toBe(before + 1);
  expect(await channels()).toEqual({ stable: '1.0.0', previous: null, canary: null });
});

test('a rollback sets the version published before as the new previous version', async () => {
  await promote('1.1.0');
  await promote('1.2.0');
  await store.run('rollback', { remote: 'money' });
  expect(await channels()).toEqual({ stable: '1.1.0', previous: '1.0.0', canary: null });
});

test('a rollback can select a version that is no longer in the registry', async () => {
  for (const version of ['1.3.0', '1.4.0', '1.5.0', '1.6.0']) await store.publish(version);
  await promote('1.5.0');
  await promote('1.6.0');
  expect(Object.keys((await registry()).remotes['mfe-money']!.versions)).not.toContain('1.0.0');
  await store.run('rollback', { remote: 'money', to: '1.0.0' });
  expect((await channels())?.stable).toBe('1.0.0');
});

test('nobody gets a disabled version until it is revived', async () => {
  await store.run('kill', { target: 'money@1.1.0' });
  await expect(promote('1.1.0')).rejects.toThrow('mfe-money@1.1.0 is out of use.');
  await expect(store.run('canary', { target: 'money@1.1.0' })).rejects.toThrow('out of use');
  await store.run('revive', { target: 'money@1.1.0' });
  await promote('1.1.0');
  expect((await channels())?.stable).toBe('1.1.0');
});

test.each([
  ['promote', { target: 'money' }, 'mfe-money has no canary'],
  ['promote', { target: 'money@9.9.9' }, 'The store has no mfe-money@9.9.9.'],
  ['promote', { target: 'money@1.0.0' }, 'Everybody has mfe-money@1.0.0 already.'],
  [
    'canary',
    { target: 'money@1.1.0', permille: 1001 },
    '--permille must be a whole number from 0 to 1000.',
  ],
  ['canary', { target: 'money@1.1.0', permille: 'ten' }, '--permille must be a whole number'],
  ['canary', { target: 'money' }, 'The target must be a remote and its version'],
  ['promote', { target: '@' }, 'The target must be a remote, as mfe-money, or one version'],
  ['can-i-deploy', { target: 'money' }, 'The target must be shell, or a remote and its version'],
  ['gc', { keep: 0 }, '--keep must be a whole number of 1 or more.'],
  ['audit', { last: 'x' }, '--last must be a whole number of 1 or more.'],
  ['rollback', { remote: 'money' }, 'mfe-money has no previous version'],
  ['kill', { target: 'nope' }, 'There is no remote "mfe-nope". Known: mfe-money.'],
  ['kill', { target: 'money@9.9.9' }, 'The registry lists no mfe-money@9.9.9'],
  ['frob', {}, 'There is no command "frob".'],
])('%s %j is refused: %s', async (command, params, sentence) => {
  const before = await registry();
  await expect(store.run(command, params)).rejects.toThrow(sentence);
  expect(await registry()).toEqual(before);
});
