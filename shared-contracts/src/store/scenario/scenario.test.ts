import * as v from 'valibot';
import { civilDay } from '../../finance';
import {
  categoriesAnswerSchema,
  changesAnswerSchema,
  decodeAccounts,
  factFinderSchema,
  knowledgeCategoriesSchema,
  KNOWLEDGE_PATHS,
  PRIVACY_PATHS,
  privacyPolicySchema,
  recordsSchema,
  rulesAnswerSchema,
  FINANCE_PATHS,
  PLAN_PATHS,
  PRIVACY_POLICY_PATH,
} from '../../wire';
import { scenarioIn, scenarioProblem, scenarioWorld } from './scenario';
import { type Scenario, SCENARIOS } from './scenario-names';
import { memoryStorage } from '../storage';
import type { World } from '../world';

const outside: World = {
  fetch: () => Promise.reject(new Error('no request leaves the page')),
  origin: 'http://localhost',
  storage: memoryStorage(),
  now: () => new Date('2025-06-30T12:00:00Z'),
  delay: async () => undefined,
};

const request = (scenario: Scenario, path: string, init?: RequestInit) =>
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
    const answer = await request(scenario, FINANCE_PATHS.accounts);
    const { accounts, source: actual } = decodeAccounts(await answer.json());
    expect(actual).toBe(source);
    expect(accounts.length > 0).toBe(has);
  },
);

test.each<[Scenario, string, number]>([
  ['error', FINANCE_PATHS.accounts, 503],
  ['partial', FINANCE_PATHS.transactions, 503],
  ['partial', FINANCE_PATHS.budget, 200],
  ['linked', FINANCE_PATHS.budget, 200],
  ['linked', '/api/ai/insights', 501],
])('in the scenario %s the status of %s is %i', async (scenario, path, status) => {
  expect((await request(scenario, path)).status).toBe(status);
});

test.each([
  [PRIVACY_POLICY_PATH, privacyPolicySchema],
  [KNOWLEDGE_PATHS.categories, knowledgeCategoriesSchema],
  [PRIVACY_PATHS.records, recordsSchema],
  [PLAN_PATHS.factFinder, factFinderSchema],
  [FINANCE_PATHS.categories, categoriesAnswerSchema],
  [FINANCE_PATHS.rules, rulesAnswerSchema],
  [FINANCE_PATHS.changes, changesAnswerSchema],
])('the answer of %s has the shape of the api', async (path, schema) => {
  for (const scenario of ['linked', 'unlinked', 'empty', 'slow'] as const) {
    const answer = await request(scenario, path);
    expect(v.is(schema, await answer.json())).toBe(true);
  }
});

test.each(SCENARIOS)('in the scenario %s nothing can be changed', async (scenario) => {
  const init = { method: 'POST', body: '{}' };
  expect((await request(scenario, FINANCE_PATHS.accounts, init)).status).toBe(501);
});

test.each([
  ['?scenario=slow', 'slow'],
  ['?scenario=fast', null],
  ['', null],
])('the address %p names the scenario %p', (search, scenario) => {
  expect(scenarioIn(search)).toBe(scenario);
});

test.each([
  ['?scenario=slow', null],
  ['', null],
  [
    '?scenario=fast',
    'There is no scenario “fast”. The scenarios are linked, unlinked, empty, error, slow, partial.',
  ],
  [
    '?scenario=',
    'There is no scenario “”. The scenarios are linked, unlinked, empty, error, slow, partial.',
  ],
])('the address %p has the problem %p', (search, problem) => {
  expect(scenarioProblem(search)).toBe(problem);
});

test('the day of a scenario is the last day of its figures, independent of the real date', async () => {
  const today = { ...outside, now: () => new Date('2031-02-03T12:00:00Z') };
  const world = scenarioWorld('linked', today);
  const answer = await world.fetch(`http://localhost${FINANCE_PATHS.accounts}`);
  expect(civilDay(world.now())).toBe(decodeAccounts(await answer.json()).today);
});
