import type { RegistryContribution } from '@halyard/shared-contracts/remote/registry';
import { candidate, entry, moneyRemote, registryWith } from '../testing/registry';
import { hasContributions, offeredContributions } from './offered-contributions';

const part = (name: string, order: number): RegistryContribution => ({
  slot: 'transaction',
  name,
  title: name,
  order,
  height: 3,
  preload: [],
});

const REMOTES = ['mfe-b', 'mfe-a'];
const registry = registryWith(moneyRemote({}), {
  remotes: Object.fromEntries(REMOTES.map((name) => [name, moneyRemote({})])),
});

const PARTS: Readonly<Record<string, readonly RegistryContribution[]>> = {
  'mfe-b': [part('last', 20), part('same', 10)],
  'mfe-a': [part('same', 10), part('first', 1)],
};

const loader = {
  choice: async (remote: string) => ({
    candidates: [
      candidate('1.0.0', { remote, entry: entry('1.0.0', { contributions: PARTS[remote] ?? [] }) }),
    ],
    refused: [],
  }),
};

const names = async (...hung: Parameters<typeof offeredContributions>[2][]) =>
  (await offeredContributions(registry, loader, hung[0])).map(
    ({ candidate: { remote }, name }) => `${remote} ${name}`,
  );

test('parts are ordered by their number, and equal ones by the name of the remote', async () => {
  expect(await names()).toEqual(['mfe-a first', 'mfe-a same', 'mfe-b same', 'mfe-b last']);
});

test('a part that hung is left out, and the other parts of its version stay', async () => {
  const at = { remote: 'mfe-a', version: '1.0.0', source: 'stable' } as const;
  expect(await names([{ ...at, path: 'slot transaction/same' }])).toEqual([
    'mfe-a first',
    'mfe-b same',
    'mfe-b last',
  ]);
});

test('a remote without a version to run offers nothing', async () => {
  const choice = async () => ({ candidates: [], refused: [] });
  expect(await offeredContributions(registry, { choice })).toEqual([]);
});

test('only a registry that lists a part makes a page look for places', () => {
  expect(hasContributions(registry)).toBe(false);
  const versions = { '1.0.0': entry('1.0.0', { contributions: [part('first', 1)] }) };
  expect(hasContributions(registryWith(moneyRemote({}, { versions })))).toBe(true);
});
