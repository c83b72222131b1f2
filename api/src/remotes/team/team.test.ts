import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { testApi, type TestApi } from '../../testing/test-api';
import { auditLines } from '../storage/audit-log';
import { layout } from '../storage/layout';
import { registryOf } from '../storage/registry-store';
import { type BuildOptions, testStore, type TestStore } from '../testing/test-store';

const OPERATOR = 'a-token-that-is-long-enough-to-be-one';
const LEGAL: BuildOptions = {
  name: 'mfe-legal',
  owner: 'team-legal',
  routes: [
    { path: '/help', title: 'Help', loading: 'Loading...', preload: ['remoteEntry.0123456789.js'] },
  ],
  owns: { slices: [], endpoints: ['legal'], css: 'lega' },
};

const OWN_NAMES = { slices: [], endpoints: ['plan'], css: 'plan' };

let store: TestStore;
let api: TestApi;
async function setUp(): Promise<void> {
  store = testStore();
  await store.publish('1.0.0');
  await store.publish('1.1.0');
  await store.publish('1.0.0', LEGAL);
  await store.run('team-add', { team: 'team-money', remote: 'money' });
  await store.run('team-add', { team: 'team-legal', remote: 'legal' });
  api = await testApi({ MFE_STORE: store.store, MFE_ADMIN_TOKEN: OPERATOR });
}

async function tearDown(): Promise<void> {
  await api.close();
  store.remove();
}

/** The API and the store use different clocks, so the tokens must be valid by both. */
async function tokenOf(team: string, may = 'stable', days = 365): Promise<string> {
  const { lines } = await store.run('token-new', { team, may, days });
  return lines[0] ?? '';
}

async function ask(token: string, command: string, body: Readonly<Record<string, unknown>>) {
  const answer = await api.visitor().call('POST', `/remotes/admin/${command}`, {
    body: { reason: 'a test', ...body },
    headers: { authorization: `Bearer ${token}`, 'x-mfe-who': 'operator' },
  });
  return { status: answer.statusCode, lines: answer.json().lines.join('\n') };
}

const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'base64')]),
  );

const seqNow = async () => (await registryOf(store.store)).seq;

describe('the token of a team', () => {
  beforeEach(setUp);
  afterEach(tearDown);

  it('releases, stops and rolls back its own remote, and the audit names the team', async () => {
    const token = await tokenOf('team-money');
    const published = await ask(token, 'publish', { files: filesOf(store.build('2.0.0')) });
    expect(published).toMatchObject({ status: 200 });
    for (const [command, body] of [
      ['canary', { target: 'money@2.0.0' }],
      ['promote', { target: 'money' }],
      ['rollback', { remote: 'money' }],
      ['kill', { target: 'money@2.0.0' }],
      ['revive', { target: 'money@2.0.0' }],
    ] as const) {
      expect([command, await ask(token, command, body)]).toMatchObject([command, { status: 200 }]);
    }
    const who = (await auditLines(store.store)).at(-1)?.who;
    expect(who).toMatch(/^team-money \(token [0-9a-f]{8}\), as "operator"$/);
  });

  it.each([
    ['publish', 'kill', { target: 'money@1.1.0' }, 200],
    ['publish', 'canary', { target: 'money@1.1.0' }, 422],
    ['publish', 'lock', { remote: 'money' }, 422],
    ['canary', 'canary', { target: 'money@1.1.0' }, 200],
    ['canary', 'lock', { remote: 'money' }, 200],
    ['canary', 'promote', { target: 'money@1.1.0' }, 422],
    ['canary', 'rollback', { remote: 'money' }, 422],
    ['stable', 'promote', { target: 'money@1.1.0' }, 200],
  ])('made with --may %s answers %s with %j by %i', async (may, command, body, status) => {
    expect(await ask(await tokenOf('team-money', may), command, body)).toMatchObject({ status });
  });

  it.each([
    ['canary', 422],
    ['stable', 200],
  ])('made with --may %s publishes the first version of a remote by %i', async (may, status) => {
    await store.run('team-add', { team: 'team-plan', remote: 'plan' });
    const build = { ...LEGAL, name: 'mfe-plan', owner: 'team-plan', owns: OWN_NAMES };
    const [entry] = LEGAL.routes ?? [];
    const routes = entry ? [{ ...entry, path: '/plan' }] : [];
    const files = filesOf(store.build('1.0.0', { ...build, routes }));
    expect(await ask(await tokenOf('team-plan', may), 'publish', { files })).toMatchObject({
      status,
    });
  });

  it.each(['status', 'audit', 'verify', 'team-list'])(
    'reads %s of all remotes',
    async (command) => {
      const answer = await ask(await tokenOf('team-money', 'publish'), command, {});
      expect(answer.status).toBe(200);
      expect(answer.lines).not.toMatch(/[\w-]{43}/);
    },
  );

  it('ends with its last day, with its revocation, and with its team', async () => {
    const [first, second] = [await tokenOf('team-money'), await tokenOf('team-money')];
    expect(await ask(first, 'status', {})).toMatchObject({ status: 200 });
    await store.run('token-revoke', { token: first.split('_')[1] });
    expect(await ask(first, 'status', {})).toMatchObject({ status: 401 });
    expect(await ask(second, 'status', {})).toMatchObject({ status: 200 });
    await store.run('team-remove', { team: 'team-money' });
    expect(await ask(second, 'status', {})).toMatchObject({ status: 401 });
  });

  it.each([
    [
      'another secret',
      (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    ],
    ['another number', (token: string) => token.replace(/_\w{8}_/, '_00000000_')],
    ['a property of every object', () => `hat_constructor_${'a'.repeat(43)}`],
    ['no secret', (token: string) => token.slice(0, 13)],
  ])('does not work with %s', async (_, changed) => {
    expect(await ask(changed(await tokenOf('team-money')), 'status', {})).toMatchObject({
      status: 401,
    });
  });

  it('is stored as a hash that only the owner of the store can read', async () => {
    const token = await tokenOf('team-money');
    const { teams, audit } = layout(store.store);
    const secret = token.split('_').slice(2).join('_');
    expect(readFileSync(teams, 'utf8') + readFileSync(audit, 'utf8')).not.toContain(secret);
    expect(readFileSync(audit, 'utf8')).not.toContain('"hash"');
    expect(statSync(teams).mode & 0o777).toBe(0o600);
  });
});

describe('what the token of a team is refused', () => {
  // A refusal changes nothing, so one store serves all of these.
  beforeAll(setUp);
  afterAll(tearDown);

  it.each([
    ['canary', { target: 'legal@1.0.0' }],
    ['promote', { target: 'legal@1.0.0' }],
    ['rollback', { remote: 'legal' }],
    ['kill', { target: 'legal' }],
    ['revive', { target: 'legal' }],
    ['lock', { remote: 'legal' }],
    ['unlock', { remote: 'legal' }],
    // Only the parameter that the command acts on decides the permission.
    ['rollback', { remote: 'legal', target: 'money' }],
    ['kill', { target: 'legal', remote: 'money' }],
  ])('cannot %s the remote of another team with %j', async (command, body) => {
    const before = await seqNow();
    const answer = await ask(await tokenOf('team-money'), command, body);
    expect(answer).toEqual({
      status: 422,
      lines: 'mfe-legal belongs to team-legal. This token belongs to team-money.',
    });
    expect(await seqNow()).toBe(before);
  });

  it('cannot stop another team by naming a folder of its own', async () => {
    const from = store.build('9.0.0');
    const answer = await ask(await tokenOf('team-money'), 'kill', { target: 'legal', from });
    expect(answer.lines).toContain('mfe-legal belongs to team-legal');
  });

  it('cannot publish for another team, also not under its owner', async () => {
    const files = filesOf(store.build('2.0.0', LEGAL));
    const answer = await ask(await tokenOf('team-money'), 'publish', { files });
    expect(answer.lines).toContain('mfe-legal belongs to team-legal');
  });

  it.each([
    ['shell-rollback', {}],
    ['shell-promote', { version: '1' }],
    ['gc', {}],
    ['renew', {}],
    ['team-add', { team: 'team-money', remote: 'legal' }],
    ['team-remove', { team: 'team-legal' }],
    ['token-new', { team: 'team-legal' }],
    ['token-revoke', { token: '00000000' }],
  ])('cannot run the operator’s command %s', async (command, body) => {
    const answer = await ask(await tokenOf('team-money'), command, body);
    expect(answer).toEqual({
      status: 422,
      lines: `Only the operator can run "${command}". This token belongs to team-money.`,
    });
  });
});

describe('a token of one day', () => {
  beforeEach(setUp);
  afterEach(tearDown);

  it.each([
    [-1, 200],
    [0, 401],
  ])('is answered %i milliseconds after its end with %i', async (offset, status) => {
    const token = await tokenOf('team-money', 'publish', 1);
    const { tokens } = JSON.parse(readFileSync(layout(store.store).teams, 'utf8'));
    const end = Date.parse(tokens[token.split('_')[1] ?? ''].expires);
    const then = await testApi({ MFE_STORE: store.store, MFE_ADMIN_TOKEN: OPERATOR });
    then.setClock(new Date(end + offset).toISOString());
    const answer = await then.visitor().call('POST', '/remotes/admin/status', {
      body: {},
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(status);
    await then.close();
  });
});

describe('a registered remote', () => {
  beforeEach(setUp);
  afterEach(tearDown);

  it('refuses a build that names another owner or another critical flag', async () => {
    const claims = store.build('2.0.0', { owner: 'team-other', critical: true });
    await expect(store.run('publish', { from: claims })).rejects.toMatchObject({
      reasons: expect.arrayContaining([
        'mfe-money belongs to team-money, and the build says team-other.',
        'mfe-money is registered as not critical, and the build says critical.',
      ]),
    });
  });

  it('has its new owner in the registry as soon as the operator gives it away', async () => {
    await store.run('team-add', { team: 'team-legal', remote: 'money', critical: true });
    const { remotes } = await registryOf(store.store);
    expect(remotes['mfe-money']).toMatchObject({ owner: 'team-legal', critical: true });
    const answer = await ask(await tokenOf('team-legal'), 'kill', { target: 'money@1.1.0' });
    expect(answer.status).toBe(200);
  });
});

describe('a locked channel', () => {
  beforeEach(setUp);
  afterEach(tearDown);

  it('keeps its version until it is unlocked, and a bad version can still be stopped', async () => {
    await store.run('lock', { remote: 'money', reason: 'month end' });
    await expect(store.run('promote', { target: 'money@1.1.0' })).rejects.toThrow(
      'mfe-money stable is locked by ci',
    );
    await expect(store.run('rollback', { remote: 'money' })).rejects.toThrow('is locked');
    expect(await store.run('canary', { target: 'money@1.1.0' })).toMatchObject({ ok: true });
    expect(await store.run('kill', { target: 'money@1.1.0' })).toMatchObject({ ok: true });
    await store.run('revive', { target: 'money@1.1.0' });
    await store.run('unlock', { remote: 'money' });
    expect(await store.run('promote', { target: 'money@1.1.0' })).toMatchObject({ ok: true });
  });

  it('does not change once its lock is written, also by a command that began before', async () => {
    for (let round = 0; round < 10; round += 1) {
      const version = round % 2 === 0 ? '1.1.0' : '1.0.0';
      const [, promoted] = await Promise.all([
        store.run('lock', { remote: 'money' }),
        store.run('promote', { target: `money@${version}` }).catch(() => null),
      ]);
      const acts = (await auditLines(store.store)).slice(promoted ? -2 : -1);
      expect(acts.at(-1)?.what).toBe('lock mfe-money stable');
      await store.run('unlock', { remote: 'money' });
      if (!promoted) await store.run('promote', { target: `money@${version}` });
    }
  });

  it('stops a growing canary alone where only that channel is locked', async () => {
    await store.run('lock', { remote: 'money', channel: 'canary' });
    await expect(store.run('canary', { target: 'money@1.1.0' })).rejects.toThrow('is locked');
    expect(await store.run('promote', { target: 'money@1.1.0' })).toMatchObject({ ok: true });
  });
});

test('a damaged list of teams is refused with the name of the file', async () => {
  store = testStore();
  writeFileSync(layout(store.store).teams, '{"remotes":');
  await expect(store.run('team-list')).rejects.toThrow('teams.json');
  store.remove();
});
