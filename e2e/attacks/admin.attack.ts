import { attacked } from './support/attacked';
import { newOwner } from './support/account';
import { atDesk, atSite, type Client } from './support/client';

const COMMANDS = ['publish', 'promote', 'kill', 'renew', 'gc', 'status'] as const;
const asAdmin = (token: string) => ({ authorization: `Bearer ${token}` });

const right = asAdmin(attacked.adminToken);

const command = (client: Client, name: string, headers = {}) =>
  client.post(`/remotes/admin/${name}`, {}, headers);

describe('admin', () => {
  test('the right token is accepted, so the refusals below are meaningful', async () => {
    expect((await command(atSite(), 'status', right)).status).toBe(200);
  });

  test.each(COMMANDS)('%s does not run without the token', async (name) => {
    expect((await command(atSite(), name)).status).toBe(401);
  });

  test.each([
    ['an empty token', asAdmin('')],
    ['the beginning of the token', asAdmin(attacked.adminToken.slice(0, -1))],
    ['the token and more', asAdmin(`${attacked.adminToken}x`)],
    ['the token in capitals', asAdmin(attacked.adminToken.toUpperCase())],
    ['the token as a password', { authorization: `Basic ${attacked.adminToken}` }],
    ['the token without its kind', { authorization: attacked.adminToken }],
  ])('%s runs no command', async (_, headers) => {
    expect((await command(atSite(), 'status', headers)).status).toBe(401);
  });

  test('a token in the address is not accepted', async () => {
    const path = `/remotes/admin/status?token=${attacked.adminToken}`;
    expect((await atSite().post(path, {})).status).toBe(401);
  });

  test('a logged-in user is not an admin', async () => {
    const { client } = await newOwner('no-admin');
    expect((await command(client, 'status')).status).toBe(401);
  });

  test.each(['__proto__', 'constructor', 'toString', '..%2fstatus', 'no-such-command'])(
    'the command %s does nothing, even with the token',
    async (name) => {
      const answer = await command(atSite(), name, right);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    },
  );

  test.each([
    ['a file outside of its folder', { '../../evil.js': 'eA==' }],
    ['a file below a hidden folder', { '.keys/private.json': 'eA==' }],
    ['a remote that nobody signed for', { 'remoteEntry.js': 'eA==' }],
  ])('%s is not published, even with the token', async (_, files) => {
    const answer = await atSite().post('/remotes/admin/publish', { files }, right);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test('a request without a token gets no figures of the remotes', async () => {
    expect((await atSite().get('/remotes/health')).status).toBe(401);
  });

  test('without a configured token, even a guess gets no access', async () => {
    expect((await command(atDesk(), 'status', right)).status).toBe(404);
    expect((await atDesk().get('/remotes/health', right)).status).toBe(404);
  });

  test('the public port does not serve the metrics', async () => {
    for (const client of [atSite(), atDesk()]) {
      expect((await client.get('/metrics')).text).not.toContain('# TYPE');
    }
  });

  test('the token cannot be guessed without a limit (S20)', async () => {
    const attacker = atSite();
    const statuses: number[] = [];
    for (let n = 0; n < 50; n += 1) {
      statuses.push((await command(attacker, 'status', asAdmin(`${'x'.repeat(32)}${n}`))).status);
    }
    expect(statuses).toContain(429);
  });

  test('guesses do not lock out a team with the right token', async () => {
    const attacker = atSite();
    for (let n = 0; n < 50; n += 1) await command(attacker, 'status', asAdmin('x'.repeat(32)));
    expect((await command(atSite({ address: attacker.address }), 'status', right)).status).toBe(
      200,
    );
  });
});
