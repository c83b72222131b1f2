import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownApi, type TestApi } from '../../testing/test-api';
import { layout } from '../storage/layout';
import { type BuildOptions, testStore, type TestStore } from '../testing/test-store';

/*
 * The team of planning wants to change, copy, or hide something of the team of money, with a token that may do
 * everything for its own remote. Nothing that it tries changes the registry.
 */

const OPERATOR = 'a-token-that-is-long-enough-to-be-one';
const HOST = '127.0.0.1:3000';
const ENTRY = 'remoteEntry.0123456789.js';
type Route = NonNullable<BuildOptions['routes']>[number];
const route = (part: Partial<Route>): Route => ({
  path: '/plan',
  title: 'Plan',
  loading: 'Loading...',
  preload: [ENTRY],
  ...part,
});
const PLANNING: BuildOptions = {
  name: 'mfe-planning',
  owner: 'team-planning',
  routes: [route({})],
  owns: { slices: [], endpoints: ['planning'], css: 'plan' },
};
const BUDGET = route({ path: '/budget', title: 'Budget', menu: { place: 40, icon: 'piggy-bank' } });

let store: TestStore;
let api: TestApi;
let token = '';
let before = '';
let requests = 0;

/** Returns everything in the store that users can notice. */
const inForce = (): string => {
  const { current, quarantine } = layout(store.store);
  return [current, quarantine]
    .map((file) => {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return 'none';
      }
    })
    .join(' ');
};

beforeAll(async () => {
  store = testStore();
  await store.publish('1.0.0', { routes: [BUDGET] });
  await store.publish('1.1.0', { routes: [BUDGET] });
  await store.publish('1.0.0', PLANNING);
  await store.run('team-add', { team: 'team-money', remote: 'money' });
  await store.run('team-add', { team: 'team-planning', remote: 'planning' });
  const { lines } = await store.run('token-new', {
    team: 'team-planning',
    may: 'stable',
    days: 365,
  });
  token = lines[0] ?? '';
  api = await ownApi({
    MFE_STORE: store.store,
    MFE_ADMIN_TOKEN: OPERATOR,
    PUBLIC_ORIGIN: `http://${HOST}`,
  });
  before = inForce();
});
afterAll(async () => {
  await api.close();
  store.remove();
});
// A refusal changes nothing, so one store serves all attacks.
afterEach(() => {
  if (inForce() !== before) throw new Error('The store is not as it was before this attack.');
});

/** Each request comes from its own network, so that no limit of requests hides the answer of a command. */
const sender = () => ({
  authorization: `Bearer ${token}`,
  host: HOST,
  'x-forwarded-for': `203.0.113.${(requests += 1)}`,
});

async function ask(command: string, body: unknown) {
  const answer = await api.visitor().call('POST', `/remotes/admin/${command}`, {
    body: { reason: 'an attack', ...(body as object) },
    headers: sender(),
  });
  return { status: answer.statusCode, text: answer.body };
}

const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'base64')]),
  );

const publish = (options: BuildOptions) =>
  ask('publish', { files: filesOf(store.build('2.0.0', { ...PLANNING, ...options })) });

it.each([
  'mfe-moneу',
  'MFE-money',
  'mfe-money ',
  'mfe-money.',
  'mfe-money/',
  '../mfe-money',
  'mfe-planning/../mfe-money',
  'mfe-money%2f',
  'mfe-money\u0000',
])('the name %j, which looks like another remote, is refused', async (name) => {
  for (const [command, body] of [
    ['kill', { target: name }],
    ['rollback', { remote: name }],
    ['promote', { target: `${name}@1.0.0` }],
  ] as const)
    expect([command, await ask(command, body)]).toMatchObject([command, { status: 422 }]);
  expect(await publish({ name })).toMatchObject({ status: 422 });
});

it.each(['mfe-mony', 'mfe-money2', 'mfe-mfe-money', 'mfe-constructor'])(
  'a remote %s that nobody registered is refused',
  async (name) => {
    const answer = await publish({ name });
    expect(answer.text).toContain(`${name} belongs to no team yet.`);
  },
);

it.each(['..', '.', '...', '1.0.0.', '-1', '1.0.0-../x'])(
  'the version %j leads to no other folder',
  async (version) => {
    for (const command of ['canary', 'promote', 'kill', 'revive'])
      expect([command, await ask(command, { target: `planning@${version}` })]).toMatchObject([
        command,
        { status: 422 },
      ]);
    expect(await ask('rollback', { remote: 'planning', to: version })).toMatchObject({
      status: 422,
    });
  },
);

it.each(['../../mfe-money/1.1.0/remoteEntry.js', '/etc/x.js', 'a/b/c.js', '.hidden.js', 'a\\b.js'])(
  'the file %j of an upload is written nowhere',
  async (name) => {
    const files = { ...filesOf(store.build('2.0.0', PLANNING)), [name]: btoa('harm()') };
    expect(await ask('publish', { files })).toMatchObject({
      status: 422,
      text: expect.stringContaining('The request brings no files.'),
    });
  },
);

it('an upload of more than 24 MB is refused before it is read', async () => {
  const files = { 'big.js': 'A'.repeat(24_000_001) };
  expect(await ask('publish', { files })).toMatchObject({ status: 413 });
});

it('a description with the folder of another remote is refused', async () => {
  const from = store.build('2.0.0', PLANNING);
  const file = join(from, 'remote.json');
  const release = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...release, base: '/remotes/mfe-money/1.1.0/' }));
  const answer = await ask('publish', { files: filesOf(from) });
  expect(answer.text).toContain('not /remotes/mfe-planning/2.0.0/');
});

it.each<[string, BuildOptions, string]>([
  ['the route', { routes: [route({ path: '/budget' })] }, 'mfe-money owns the route /budget'],
  [
    'the menu entry',
    { routes: [route({ title: ' BUDGET ', menu: { place: 1, icon: 'piggy-bank' } })] },
    'mfe-money owns the menu entry',
  ],
  [
    'the endpoints',
    { owns: { slices: [], endpoints: ['money'], css: 'plan' } },
    'mfe-money owns the endpoint prefix money',
  ],
  [
    'the styles',
    { owns: { slices: [], endpoints: ['planning'], css: 'mone' } },
    'mfe-money owns the class prefix mone',
  ],
  ['the owner', { owner: 'team-money' }, 'and the build says team-money'],
  ['the critical flag', { critical: true }, 'registered as not critical'],
])('a version with %s of another team is refused', async (_, options, sentence) => {
  expect((await publish(options)).text).toContain(sentence);
});

it.each<[string, BuildOptions]>([
  ['search words', { routes: [route({ search: Array(2_000).fill('budget') })] }],
  ['a title', { routes: [route({ title: 'x'.repeat(20_000) })] }],
  [
    'parts',
    {
      contributions: Array.from({ length: 200 }, (_, order) => ({
        slot: 'home',
        name: `part-${order}`,
        title: 'A part',
        order,
        height: 20,
        preload: [],
      })),
    },
  ],
])('a version whose %s make every page larger is refused', async (_, options) => {
  expect((await publish(options)).text).toMatch(/adds \d+ kB to every page/);
});

it('a published version cannot be replaced by sending it again', async () => {
  const files = filesOf(store.build('1.0.0', PLANNING));
  expect(await ask('publish', { files })).toMatchObject({ status: 409 });
});

it('a reason on several lines cannot forge a line of the audit', async () => {
  const reason = 'fine)\n2026-11-28  registry 9  operator: kill mfe-money (no';
  const answer = await ask('kill', { target: 'planning@1.0.0', reason });
  expect(answer).toMatchObject({ status: 422, text: expect.stringContaining('reason must be') });
});

test('a property that every object has is not a parameter', async () => {
  const answer = await api.visitor().call('POST', '/remotes/admin/kill', {
    body: JSON.parse('{"reason":"an attack","__proto__":{"target":"mfe-money"}}'),
    headers: sender(),
  });
  expect([400, 422]).toContain(answer.statusCode);
});
