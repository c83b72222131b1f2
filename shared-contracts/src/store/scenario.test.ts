import { decodeAccounts, PATHS } from '../wire';
import { type Scenario, scenarioIn, SCENARIOS, scenarioWorld } from './scenario';
import { memoryStorage } from './storage';
import type { World } from './world';

const outside: World = {
  fetch: () => Promise.reject(new Error('nothing outside is asked')),
  origin: 'http://localhost',
  storage: memoryStorage(),
  now: () => new Date('2025-06-30T12:00:00Z'),
  delay: async () => undefined,
};

const ask = (scenario: Scenario, path: string, init?: RequestInit) =>
  scenarioWorld(scenario, outside).fetch(`http://localhost${path}`, init);

test.each<[Scenario, string, boolean]>([
  ['linked', 'own', true],
  ['unlinked', 'sample', true],
  ['empty', 'own', false],
  ['slow', 'own', true],
  ['partial', 'own', true],
])(
  'in the scenario %s the figures are of the source %s, with accounts: %s',
  async (scenario, source, has) => {
    const answer = await ask(scenario, PATHS.finance.accounts);
    const { accounts, source: told } = decodeAccounts(await answer.json());
    expect(told).toBe(source);
    expect(accounts.length > 0).toBe(has);
  },
);

test.each<[Scenario, string, number]>([
  ['error', PATHS.finance.accounts, 503],
  ['partial', PATHS.finance.budget, 503],
  ['linked', PATHS.finance.budget, 200],
  ['linked', '/api/ai/insights', 501],
])('in the scenario %s the answer of %s is %i', async (scenario, path, status) => {
  expect((await ask(scenario, path)).status).toBe(status);
});

test.each(SCENARIOS)('in the scenario %s nothing can be changed', async (scenario) => {
  const init = { method: 'POST', body: '{}' };
  expect((await ask(scenario, PATHS.finance.accounts, init)).status).toBe(501);
});

test.each([
  ['?scenario=slow', 'slow'],
  ['?scenario=fast', null],
  ['', null],
])('the address %p names the scenario %p', (search, scenario) => {
  expect(scenarioIn(search)).toBe(scenario);
});
