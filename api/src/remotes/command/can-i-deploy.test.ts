import type { ShellNames } from '../release/shell-names';
import { changeRegistry, registryOf } from '../storage/registry-store';
import { type BuildOptions, testStore, type TestStore } from '../testing/test-store';

const CONTRACT = { current: '1.0.0', supported: '^1.0.0' };
const NAMES: ShellNames = {
  routes: ['/settings', '/api/*'],
  owns: { slices: ['api'], endpoints: ['shell', 'accounts'], css: 'shl' },
  calls: ['/api/auth/'],
};
const routesOf = (...paths: readonly string[]) =>
  paths.map((path) => ({ path, title: 'x', loading: 'x', preload: [] }));

const MORE = {
  routes: routesOf('/budget', '/plan/b', '/api-help', '/plan'),
  owns: { slices: ['budget'], endpoints: ['money'], css: 'mone' },
  calls: ['/api/finance/'],
};

let store: TestStore;
beforeEach(async () => {
  store = testStore();
  await store.goLive();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await store.publish(version, MORE);
});
afterEach(() => store.remove());

const promote = (version: string) => store.run('promote', { target: `money@${version}` });
const ask = (question: object) => store.run('can-i-deploy', { ...question });
const taking = ({ owns, ...part }: Partial<Omit<ShellNames, 'owns'>> & { owns?: object }) => ({
  ...NAMES,
  ...part,
  owns: { ...NAMES.owns, ...owns },
});

/** Gives every version of a remote a slice, which `publish` would refuse. */
const takeSlice = ({ store: folder, world }: TestStore, name: string, slice: string) =>
  changeRegistry(folder, { who: 'ci', what: 'take', why: 'a test' }, world.now(), (registry) => {
    for (const { owns } of Object.values(registry.remotes[name]!.versions)) owns.slices = [slice];
    return registry;
  });

describe('a shell', () => {
  it('is refused when it would leave a version behind, with the name of each', async () => {
    await promote('1.1.0');
    await store.run('canary', { target: 'money@1.2.0' });
    const { ok, lines } = await ask({ target: 'shell', contract: '2.0.0' });
    expect(ok).toBe(false);
    const named = lines.map((line) => /mfe-money@\S+ \(\w+\)/.exec(line)?.[0]).filter(Boolean);
    expect(named.toSorted()).toEqual([
      'mfe-money@1.0.0 (previous)',
      'mfe-money@1.1.0 (stable)',
      'mfe-money@1.2.0 (canary)',
    ]);
  });

  it.each([
    ['a newer minor version', '1.2.0', undefined, true],
    ['the next major version', '2.0.0', undefined, false],
    ['a newer minor version alone', '1.2.0', '^1.2.0', false],
  ])('of %s with contract %s (%s) is accepted: %s', async (_, contract, supported, ok) => {
    expect((await ask({ target: 'shell', contract, supported })).ok).toBe(ok);
  });

  it.each([
    [{ react: '19.3.1' }, []],
    [{ react: '20.0.0' }, ['It needs react ^19.0.0; the shell shares 20.0.0.']],
    [{}, ['It needs react ^19.0.0; the shell shares none.']],
  ])(
    'that shares %j gets a list of remotes that need another version',
    async (shared, sentences) => {
      const { lines } = await ask({ target: 'shell', contract: '1.0.0', shared });
      expect(lines.slice(1)).toEqual(sentences.map((each) => `mfe-money@1.0.0 (stable): ${each}`));
    },
  );

  const CLAIMS: readonly (readonly [string, ShellNames])[] = [
    ['the route /budget', taking({ routes: ['/budget'] })],
    ['the route /plan/b', taking({ routes: ['/plan/*'] })],
    ['the slice budget', taking({ owns: { slices: ['budget'] } })],
    ['the endpoint prefix money', taking({ owns: { endpoints: ['moneyRates'] } })],
    ['the class prefix mone', taking({ owns: { css: 'mone' } })],
    ['the path of the api /api/finance/', taking({ calls: ['/api/finance/score'] })],
  ];

  it.each(CLAIMS)(
    'is refused when it claims %s, which a version in use has',
    async (claim, names) => {
      const question = { target: 'shell', contract: '1.0.0' };
      expect((await ask({ ...question, names: NAMES })).ok).toBe(true);
      const { ok, lines } = await ask({ ...question, names });
      expect([ok, lines.slice(1)]).toEqual([
        false,
        [`mfe-money@1.0.0 (stable): It has ${claim}, which the shell claims.`],
      ]);
    },
  );

  it.each(CLAIMS)('does not go live when it claims %s', async (claim, names) => {
    await promote('1.1.0');
    const { shell } = await registryOf(store.store);
    const contract = { ...CONTRACT, current: '1.1.0' };
    await expect(store.goLive({ contract, names })).rejects.toThrow(
      `mfe-money@1.1.0 (stable): It has ${claim}, which the shell claims.\nmfe-money@1.0.0 (previous): It has ${claim}, which the shell claims.`,
    );
    expect((await registryOf(store.store)).shell).toEqual(shell);
  });

  it('takes over a name when no version in use of the remote has it any more', async () => {
    const announcement = {
      contract: CONTRACT,
      shared: { react: '19.3.1' },
      names: taking({ routes: ['/budget'] }),
    };
    await store.goLive(announcement, ['mfe-money']);
    for (const version of ['1.3.0', '1.4.0']) {
      const drops = MORE.routes.map(({ path }) => path);
      await store.run('publish', { from: store.build(version, { ...MORE, routes: [] }), drops });
      await promote(version);
    }
    expect((await store.goLive(announcement)).ok).toBe(true);
  });
});

describe('a version', () => {
  it('is checked against the contract of the live shell', async () => {
    expect((await ask({ target: 'money@1.1.0' })).ok).toBe(true);
    const contract = { current: '2.0.0', supported: '^2.0.0' };
    await store.goLive({ contract, shared: {} }, ['mfe-money']);
    expect((await ask({ target: 'money@1.1.0' })).lines.join(' ')).toContain('provides 2.0.0');
  });

  it('is checked against the names of the live shell', async () => {
    const names = taking({ owns: { slices: ['budget'] } });
    await store.goLive({ contract: CONTRACT, shared: {}, names }, ['mfe-money']);
    expect(await ask({ target: 'money@1.1.0' })).toEqual({
      ok: false,
      lines: [
        'No: mfe-money@1.1.0 does not run in the live shell.',
        'It needs react ^19.0.0; the shell shares none.',
        'The shell owns the slice budget already.',
      ],
    });
  });

  it('is checked against the names of every other remote', async () => {
    const owns = { slices: ['plan'], endpoints: ['planning'], css: 'plan' };
    await store.publish('1.0.0', { name: 'mfe-planning', routes: [], owns });
    expect((await ask({ target: 'planning@1.0.0' })).ok).toBe(true);
    await takeSlice(store, 'mfe-money', 'plan');
    const { ok, lines } = await ask({ target: 'planning@1.0.0' });
    expect([ok, lines.slice(1)]).toEqual([false, ['mfe-money owns the slice plan already.']]);
  });
});

const owning = (part: object) => ({ owns: { ...MORE.owns, ...part } });

test.each<[string, BuildOptions, string]>([
  ['a route of the shell', { routes: routesOf('/settings') }, 'the route /settings'],
  ['a page of the server', { routes: routesOf('/api/mine') }, 'the route /api/mine'],
  ['a slice of the shell', owning({ slices: ['api'] }), 'the slice api'],
  ['a shared endpoint', owning({ endpoints: ['accounts'] }), 'the endpoint prefix accounts'],
  ['the endpoint prefix of the shell', owning({ endpoints: ['she'] }), 'the endpoint prefix she'],
  ['the class prefix of the shell', owning({ css: 'shl' }), 'the class prefix shl'],
  ['an api path of the shell', { calls: ['/api/auth/me'] }, 'the path of the api /api/auth/me'],
])('a version that claims %s is refused', async (_, options, claim) => {
  await store.goLive({ contract: CONTRACT, names: NAMES });
  await expect(store.publish('2.0.0', { ...MORE, ...options })).rejects.toThrow(
    `The shell owns ${claim} already.`,
  );
});
