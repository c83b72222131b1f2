import type { RemoteModule } from '@halyard/shared-contracts/remote';
import {
  NO_QUARANTINE,
  type Registry,
  type RegistryRoute,
  SHELL_CONTRACT,
} from '@halyard/shared-contracts/remote/registry';
import { memoryStorage } from '@halyard/shared-contracts/store';
import type { Federation } from '../federation';
import { LoadFailure } from '../guard/load-failure';
import type { RegistryClient, RegistryState } from '../registry/registry-client';
import { entry, moneyRemote, registryWith } from '../testing/registry';
import { journal } from './journal';
import { remoteLoader } from './remote-loader';
import { sessionMemory } from './session-memory';

const stateOf = (registry: Registry): RegistryState => ({
  registry,
  quarantine: NO_QUARANTINE,
  origin: 'page',
});

/** Builds a federation of modules that name their version. A test can break and repair versions. */
function versions() {
  const broken = new Map<string, LoadFailure>();
  const loaded: string[] = [];
  const blocking = new Set<string>();
  const federation: Federation = {
    guard: { plugin: { name: 'none' }, admit: () => undefined, stateOf: () => 'arrived' },
    async load({ version }): Promise<RemoteModule> {
      loaded.push(version);
      const failure = broken.get(version);
      if (failure) throw failure;
      const load = async () => ({ default: () => version });
      return {
        name: 'mfe-money',
        version,
        contract: '1.0.0',
        routes: [{ path: '/budget', load }],
        replacement: () => (blocking.has(version) ? 'block' : 'allow'),
      };
    },
  };
  const down = new LoadFailure('network', 'the remote is down');
  return {
    federation,
    loaded,
    breakDown: (version: string, failure = down) => void broken.set(version, failure),
    mend: (version: string) => void broken.delete(version),
    block: (version: string) => void blocking.add(version),
    unblock: (version: string) => void blocking.delete(version),
  };
}

function page(first: Registry, chosen: string | null = null) {
  const parts = versions();
  let [inForce, published] = [first, first];
  const registry: RegistryClient = {
    unverified: () => inForce,
    latest: () => stateOf(inForce),
    current: async () => stateOf(inForce),
    refresh: async () => stateOf((inForce = published)),
    onChange: () => () => undefined,
  };
  const attempts = journal();
  const loader = remoteLoader({
    registry,
    federation: parts.federation,
    memory: sessionMemory(memoryStorage(), () => 0),
    journal: attempts,
    watch: undefined,
    world: { fetch, delay: async () => undefined, now: () => 0 },
    choiceOf: () => ({ override: chosen, anonId: 'a', contract: SHELL_CONTRACT }),
  });
  return {
    ...parts,
    loader,
    publish: (next: Registry) => void (published = next),
    announce: (next: Registry) => void (inForce = published = next),
    trail: () => attempts.entries().map(({ version, failure }) => `${version} ${failure}`),
    /** Returns the version whose screen appears. */
    async shown(): Promise<unknown> {
      const { default: Screen } = await loader.screen('mfe-money', '/budget');
      return (Screen as () => unknown)();
    },
  };
}

const two = registryWith(moneyRemote({ stable: '1.1.0', previous: '1.0.0' }));
const one = registryWith(moneyRemote({ stable: '1.0.0' }));
const all = { version: '1.1.0', permille: 1000, salt: 's' };
const withCanary = registryWith(moneyRemote({ stable: '1.0.0', canary: all }));

test('a remote is fetched once, however many of its screens are loaded', async () => {
  const { loader, loaded } = page(two);
  await Promise.all([loader.screen('mfe-money', '/budget'), loader.screen('mfe-money', '/budget')]);
  await loader.screen('mfe-money', '/budget');
  expect(loaded).toEqual(['1.1.0']);
});

test('a failed version is replaced by the previous one, which then stays', async () => {
  const { shown, breakDown, mend, trail } = page(two);
  breakDown('1.1.0');
  expect(await shown()).toBe('1.0.0');
  mend('1.1.0');
  expect(await shown()).toBe('1.0.0');
  expect(trail()).toEqual(['1.1.0 network', '1.0.0 null', '1.0.0 null']);
});

test('when every version fails, the next call reads the registry again and uses its version', async () => {
  const { shown, breakDown, publish } = page(one);
  breakDown('1.0.0');
  await expect(shown()).rejects.toThrow('the remote is down');
  publish(registryWith(moneyRemote({ stable: '1.0.1' }), { seq: 2 }));
  expect(await shown()).toBe('1.0.1');
});

test('a chosen version that fails is not replaced by another', async () => {
  const { shown, breakDown, loaded } = page(two, '1.1.0');
  breakDown('1.1.0');
  await expect(shown()).rejects.toThrow('the remote is down');
  expect(loaded).toEqual(['1.1.0']);
});

test.each<[string, Registry, string]>([
  [
    'no such remote',
    registryWith(moneyRemote({})),
    'mfe-legal has no version to run: it is not in the registry',
  ],
])('%s fails with a clear message', async (_, registry, words) => {
  const { loader } = page(registry);
  await expect(loader.screen('mfe-legal', '/help')).rejects.toThrow(words);
});

test('a remote that is switched off loads nothing and still owns its addresses', async () => {
  const { loader, loaded } = page(registryWith(moneyRemote({}, { killed: true })));
  await expect(loader.screen('mfe-money', '/budget')).rejects.toThrow('1.0.0 is switched off');
  expect(loaded).toEqual([]);
  expect(await loader.routes()).toEqual([expect.objectContaining({ path: '/budget' })]);
});

test('a path that the version does not have fails with a clear message', async () => {
  const { loader } = page(one);
  await expect(loader.screen('mfe-money', '/nope')).rejects.toThrow(
    'mfe-money@1.0.0 has no screen for /nope',
  );
});

describe('a registry that changes while the page is open', () => {
  const next = registryWith(moneyRemote({ stable: '1.1.0', previous: '1.0.0' }), { seq: 2 });

  test('reaches a screen at the next navigation and not before', async () => {
    const { loader, shown, announce } = page(one);
    expect(await shown()).toBe('1.0.0');
    announce(next);
    expect(await shown()).toBe('1.0.0');
    expect(loader.updateVersions()).toEqual(['mfe-money']);
    expect(await shown()).toBe('1.1.0');
    expect(loader.updateVersions()).toEqual([]);
  });

  test('waits for a remote that says it may not be replaced', async () => {
    const { loader, shown, announce, block, unblock } = page(one);
    await shown();
    block('1.0.0');
    announce(next);
    expect(loader.updateVersions()).toEqual([]);
    expect(await shown()).toBe('1.0.0');
    unblock('1.0.0');
    expect(loader.updateVersions()).toEqual(['mfe-money']);
  });

  test('changes nothing when it names the same version', async () => {
    const { loader, shown, announce } = page(one);
    await shown();
    announce({ ...one, seq: 2 });
    expect(loader.updateVersions()).toEqual([]);
  });
});

test.each([
  ['a canary', withCanary],
  ['the stable version', two],
])('%s whose screen crashes is replaced by the version before', async (_, registry) => {
  const { loader, shown, trail } = page(registry);
  expect(await shown()).toBe('1.1.0');
  const [route] = await loader.routes();
  expect(loader.crashed(route!, new Error('bad render'))).toBe(true);
  expect(await shown()).toBe('1.0.0');
  expect(trail()).toEqual(['1.1.0 null', '1.1.0 render', '1.0.0 null']);
});

test('after a crash of the only version, starting over tries what the newest registry names', async () => {
  const { loader, shown, announce } = page(one);
  await shown();
  const [route] = await loader.routes();
  expect(loader.crashed(route!, new Error('bad render'))).toBe(true);
  await expect(shown()).rejects.toThrow('has no version to run');
  announce({ ...two, seq: 2 });
  loader.startOver('mfe-money');
  expect(await shown()).toBe('1.1.0');
});

test('a version that is killed while it is shown is withdrawn once; another one is not', async () => {
  const { loader, shown, announce } = page(one);
  await shown();
  announce({ ...two, seq: 2 });
  expect(loader.withdrawn()).toEqual([]);
  announce(registryWith(moneyRemote({ stable: '1.0.0' }, { killed: true }), { seq: 3 }));
  expect(loader.withdrawn()).toEqual(['mfe-money']);
  expect(loader.withdrawn()).toEqual([]);
});

test('each route names the remote that owns it', async () => {
  const { loader } = page(two);
  const routes = [
    expect.objectContaining({ path: '/budget', remote: 'mfe-money', title: 'Budget' }),
  ];
  expect(await loader.routes()).toEqual(routes);
  expect(loader.knownRoutes()).toEqual(routes);
});

describe('a release from before screens declared their menu entries', () => {
  const [route] = entry('1.0.0').routes;
  const declaring = { ...route!, menu: { place: 40, icon: 'piggy-bank' }, search: ['limits'] };
  const withRoute = (version: string, declared: RegistryRoute) =>
    entry(version, { routes: [declared] });

  test('gets them from another version of the remote', async () => {
    const listed = {
      '1.0.0': entry('1.0.0'),
      '1.1.0': withRoute('1.1.0', { ...declaring, title: 'Newer title' }),
    };
    const { loader } = page(registryWith(moneyRemote({ stable: '1.0.0' }, { versions: listed })));
    expect(await loader.routes()).toEqual([{ ...declaring, title: 'Budget', remote: 'mfe-money' }]);
  });

  test('still serves its screens where no version declares any', async () => {
    const { loader } = page(one);
    expect(await loader.routes()).toEqual([{ ...route, remote: 'mfe-money' }]);
  });
});
