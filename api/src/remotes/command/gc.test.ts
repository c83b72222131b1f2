import { existsSync, readdirSync } from 'node:fs';
import { layout } from '../storage/layout';
import { signedRegistry } from '../storage/registry-store';
import { testStore, type TestStore } from '../testing/test-store';

const VERSIONS = Array.from({ length: 12 }, (_, index) => `1.${index}.0`);

let store: TestStore;
beforeEach(async () => {
  store = testStore();
  for (const version of VERSIONS) await store.publish(version);
});
afterEach(() => store.remove());

const remaining = () =>
  VERSIONS.filter((version) => existsSync(layout(store.store).artifact('mfe-money', version)));

test('no version in a registry of the last days is removed', async () => {
  await store.run('gc', { keep: 5, days: 14 });
  expect(remaining()).toEqual(VERSIONS);
});

test('later, only the newest versions and those in the registry stay', async () => {
  store.passDays(15);
  await store.run('gc', { keep: 5, days: 14 });
  expect(remaining()).toEqual(['1.0.0', ...VERSIONS.slice(-5)]);
  const { registry } = (await signedRegistry(store.store))!;
  expect(remaining()).toEqual(
    expect.arrayContaining(Object.keys(registry.remotes['mfe-money']!.versions)),
  );
  expect((await store.run('verify')).ok).toBe(true);
  expect(readdirSync(layout(store.store).registries)).toHaveLength(2);
});

test('a version in force until recently stays for pages that are still open', async () => {
  store.passDays(15);
  await store.run('promote', { target: 'money@1.10.0' });
  await store.run('promote', { target: 'money@1.11.0' });
  await store.run('gc', { keep: 1, days: 14 });
  expect(remaining()).toContain('1.0.0');
});
