import { existsSync, readdirSync } from 'node:fs';
import { layout } from '../storage/layout';
import { signedRegistry } from '../storage/registry-store';
import { testStore, type TestStore } from '../testing/test-store';

const VERSIONS = Array.from({ length: 30 }, (_, index) => `1.${index}.0`);

let store: TestStore;
beforeEach(async () => {
  store = testStore();
  for (const version of VERSIONS) await store.publish(version);
}, 30_000);
afterEach(() => store.remove());

const kept = () =>
  VERSIONS.filter((version) => existsSync(layout(store.store).artifact('mfe-money', version)));

test('of thirty versions none that a registry of the last days names is removed', async () => {
  await store.run('gc', { keep: 5, days: 14 });
  expect(kept()).toEqual(VERSIONS);
});

test('later the newest few stay, and whatever the registry still names', async () => {
  store.passDays(15);
  await store.run('gc', { keep: 5, days: 14 });
  expect(kept()).toEqual(['1.0.0', ...VERSIONS.slice(-5)]);
  const { registry } = (await signedRegistry(store.store))!;
  expect(kept()).toEqual(
    expect.arrayContaining(Object.keys(registry.remotes['mfe-money']!.versions)),
  );
  expect((await store.run('verify')).ok).toBe(true);
  expect(readdirSync(layout(store.store).registries)).toHaveLength(2);
});

test('a version that was in force until lately stays for the pages that were opened under it', async () => {
  store.passDays(15);
  await store.run('promote', { target: 'money@1.28.0' });
  await store.run('promote', { target: 'money@1.29.0' });
  await store.run('gc', { keep: 1, days: 14 });
  expect(kept()).toContain('1.0.0');
});
