import type { RemoteModule } from '@halyard/shared-contracts/remote';
import type { Registry, RegistryEntry } from '@halyard/shared-contracts/remote/registry';
import type { Federation } from './federation';
import type { RegistryClient } from './registry-client';
import { remoteLoader } from './remote-loader';

const CONTRACT = { current: '1.0.0', supported: '^1.0.0' };

const entry = (version: string): RegistryEntry => ({
  contract: { builtWith: '1.0.0', requires: '^1.0.0' },
  global: `mfe_money__${version}`,
  base: `/remotes/mfe-money/${version}/`,
  entry: 'remoteEntry.js',
  routes: [{ path: '/budget', title: 'Budget', loading: 'Loading budget data...', preload: [] }],
  owns: { slices: [], endpoints: ['money'], css: 'mone' },
  files: {},
  published: { at: '2026-11-20T10:00:00Z', by: 'ci', commit: null, state: 'live' },
});

const registryOf = (version: string): Registry => ({
  schema: 2,
  seq: 1,
  issued: '2026-11-20T10:00:00Z',
  expires: '2026-12-20T10:00:00Z',
  keyId: 'k1',
  contract: CONTRACT,
  remotes: {
    'mfe-money': {
      owner: 'team-money',
      critical: false,
      killed: false,
      channels: { stable: version, previous: null, canary: null },
      versions: { [version]: entry(version) },
    },
  },
});

function BudgetScreen() {
  return null;
}

const money: RemoteModule = {
  name: 'mfe-money',
  version: '1.0.0',
  contract: '1.0.0',
  routes: [{ path: '/budget', load: async () => ({ default: BudgetScreen }) }],
};

function platform(remote: RemoteModule = money) {
  const asked: string[] = [];
  let published = '1.0.0';
  let working = true;
  const registry: RegistryClient = {
    inlined: () => null,
    current: async () => registryOf('1.0.0'),
    refresh: async () => registryOf(published),
  };
  const federation: Federation = {
    async load(_name, { base }) {
      asked.push(base.split('/')[3] ?? '');
      if (!working) throw new Error('the remote is down');
      return remote;
    },
  };
  return {
    loader: remoteLoader(registry, federation),
    asked,
    publish: (version: string) => void (published = version),
    breakDown: (broken: boolean) => void (working = !broken),
  };
}

test('a remote is fetched once, however often its screens are asked for', async () => {
  const { loader, asked } = platform();
  await Promise.all([loader.screen('mfe-money', '/budget'), loader.screen('mfe-money', '/budget')]);
  await loader.screen('mfe-money', '/budget');
  expect(asked).toEqual(['1.0.0']);
});

test('after a failure the next call asks the registry anew and takes the version it names', async () => {
  const { loader, asked, publish, breakDown } = platform();
  breakDown(true);
  await expect(loader.screen('mfe-money', '/budget')).rejects.toThrow('the remote is down');
  breakDown(false);
  publish('1.0.1');
  expect((await loader.screen('mfe-money', '/budget')).default).toBe(BudgetScreen);
  expect(asked).toEqual(['1.0.0', '1.0.1']);
});

test.each([
  [1, { default: BudgetScreen }],
  [2, 'the chunk is missing'],
])('a screen whose code fails to arrive %i times in a row ends as %p', async (failures, end) => {
  let calls = 0;
  const load = async () => {
    calls += 1;
    if (calls <= failures) throw new Error('the chunk is missing');
    return { default: BudgetScreen };
  };
  const { loader } = platform({ ...money, routes: [{ path: '/budget', load }] });
  const shown = loader.screen('mfe-money', '/budget').catch(({ message }: Error) => message);
  expect(await shown).toEqual(end);
  expect(calls).toBe(2);
});

test('a remote without a published version and a path that nobody serves are failures with a name', async () => {
  const { loader } = platform();
  await expect(loader.screen('mfe-legal', '/help')).rejects.toThrow(
    'no version of mfe-legal is published',
  );
  await expect(loader.screen('mfe-money', '/nope')).rejects.toThrow(
    'mfe-money has no screen for /nope',
  );
});

test('the routes carry the remote that owns them', async () => {
  const { loader } = platform();
  expect(await loader.routes()).toEqual([
    expect.objectContaining({ path: '/budget', remote: 'mfe-money', title: 'Budget' }),
  ]);
});
