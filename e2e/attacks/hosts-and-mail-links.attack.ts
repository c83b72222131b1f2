import { statSync } from 'node:fs';
import { attacked } from './support/attacked';
import { atDesk } from './support/client';
import { newEmail, PASSWORD } from './support/account';

const here = () => atDesk({ address: '127.0.0.1' });
const outbox = async () => (await here().get('/api/auth/outbox')).text;

describe('hosts and mail links', () => {
  test.each([
    ['the Host header', { host: 'evil.example' }],
    ['a forwarded host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '66.1.1.1' }],
    ['a Forwarded header', { forwarded: 'host=evil.example;proto=https' }],
    ['an origin', { origin: 'https://evil.example', host: 'evil.example' }],
  ])('%s does not decide where a mailed link leads (S6)', async (_, headers) => {
    const email = newEmail('host');
    await here().post('/api/auth/sign-up', { email, password: PASSWORD });
    await here().post('/api/auth/forgotten-password', { email }, headers);
    expect(await outbox()).not.toContain('evil.example');
  });

  test.each([
    ['a proxy on this machine', { 'x-forwarded-for': '66.1.1.1' }],
    ['a proxy that says Forwarded', { forwarded: 'for=66.1.1.1' }],
    ['a proxy that says X-Real-IP', { 'x-real-ip': '66.1.1.1' }],
    ['a proxy that says Via', { via: '1.1 proxy' }],
  ])('%s does not open the outbox to the users behind it (S6)', async (_, headers) => {
    expect((await here().get('/api/auth/outbox', headers)).status).toBeGreaterThanOrEqual(400);
  });

  test('other users of the machine do not read the database file (S20)', () => {
    expect(statSync(attacked.desk.database).mode & 0o077).toBe(0);
  });
});
