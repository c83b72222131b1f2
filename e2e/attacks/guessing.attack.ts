import { THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { TOTP } from 'otpauth';
import { askDatabase } from '../../scripts/run/ask-database.mjs';
import { attacked } from './support/attacked';
import { logIn, newOwner, PASSWORD } from './support/account';
import { atDesk, atSite } from './support/client';
import { mailedToken } from './support/mail';

const WRONG = 'not-the-right-words-1';

/** Sends this many wrong passwords for one account, each from another network. */
const guesses = (email: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => logIn(atSite(), email, WRONG)));

const countOf = (answers: readonly { readonly status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

interface Counted {
  readonly subject: string;
  readonly failures: number | string;
}

/** Returns how many wrong guesses the database counts for each user. */
const counted = async () =>
  (await askDatabase(
    attacked.site.database,
    'select subject, count(*) as failures from sign_in_attempts group by subject',
  )) as unknown as Counted[];

describe('guessing', () => {
  test('strangers who guess do not lock the owner out of a browser that they used before (S4)', async () => {
    const { email, client } = await newOwner('lockout');
    await client.post('/api/auth/log-out', {});
    await guesses(email, 15);
    expect((await logIn(client, email)).status).toBe(200);
  });

  test('an owner who reset the password gets in, however many strangers guessed (S4)', async () => {
    const { email } = await newOwner('reset');
    await guesses(email, 15);
    await atSite().post('/api/auth/forgotten-password', { email });
    const token = await mailedToken(email, 'reset-password');
    const fresh = atSite();
    await fresh.post('/api/auth/reset-password', { token, password: `${PASSWORD}-2` });
    expect((await logIn(fresh, email, `${PASSWORD}-2`)).status).toBe(200);
  });

  // Unit tests show these too, and each check of a password takes long.
  if (THOROUGH) {
    test('sixty right passwords behind one address are no attack (S4)', async () => {
      const { email } = await newOwner('office');
      const { address } = atSite();
      const statuses: number[] = [];
      for (let n = 0; n < 60; n += 1) {
        statuses.push((await logIn(atSite({ address }), email)).status);
      }
      expect([...new Set(statuses)]).toEqual([200]);
    });

    test('a botnet gets at most 100 answers about one account (S4)', async () => {
      const { email } = await newOwner('botnet');
      expect(countOf(await guesses(email, 150), 401)).toBeLessThanOrEqual(100);
    });
  }

  test('guesses that come at the same moment are counted one by one', async () => {
    const { email } = await newOwner('burst');
    const client = atSite();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => logIn(client, email, WRONG)),
    );
    expect(countOf(answers, 401)).toBeLessThanOrEqual(20);
  });

  test('an attacker who knows the password cannot guess a code of the authenticator app', async () => {
    const { email, client } = await newOwner('codes');
    const { secret } = (await client.post('/api/auth/totp', {})).json() as { secret: string };
    const right = new TOTP({ secret }).generate();
    expect((await client.call('PUT', '/api/auth/totp', { code: right })).status).toBe(200);
    const answers = [];
    for (let n = 0; n < 40; n += 1) {
      const code = String((Number(right) + 1 + n) % 1_000_000).padStart(6, '0');
      answers.push(await atSite().post('/api/auth/log-in', { email, password: PASSWORD, code }));
    }
    expect(countOf(answers, 200)).toBe(0);
    expect(countOf(answers, 429)).toBeGreaterThan(0);
  });

  test('a code of the authenticator app works only once', async () => {
    const { email, client } = await newOwner('replay');
    const { secret } = (await client.post('/api/auth/totp', {})).json() as { secret: string };
    const code = new TOTP({ secret }).generate();
    await client.call('PUT', '/api/auth/totp', { code });
    const replayed = await atSite().post('/api/auth/log-in', { email, password: PASSWORD, code });
    expect(replayed.status).toBe(401);
  });

  test('an invented header does not count as another network', async () => {
    const attacker = atDesk();
    const headers = { 'x-forwarded-for': '66.0.0.1', 'x-real-ip': '66.0.0.1' };
    const body = { email: 'nobody@example.com', password: WRONG };
    expect((await attacker.post('/api/auth/log-in', body, headers)).status).toBe(421);
  });

  test('an invented address before that of the proxy is ignored', async () => {
    const attacker = atSite();
    const statuses: number[] = [];
    for (let n = 0; n < 60; n += 1) {
      const headers = {
        'x-forwarded-for': `66.0.${n}.1, ${attacker.address}`,
        authorization: `Bearer ${'x'.repeat(32)}${n}`,
      };
      statuses.push((await attacker.post('/remotes/admin/status', {}, headers)).status);
    }
    expect(statuses).toContain(429);
  });

  test('a wait never lasts longer than an hour', async () => {
    const { email } = await newOwner('waits');
    const refused = (await guesses(email, 30)).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) {
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3600);
    }
  });

  test('a clock that was ten years ahead causes no wait of more than an hour (S13)', async () => {
    const { email } = await newOwner('clock');
    const before = new Set((await counted()).map(({ subject }) => subject));
    await guesses(email, 12);
    const subjects = (await counted())
      .filter(({ subject, failures }) => !before.has(subject) && Number(failures) >= 10)
      .map(({ subject }) => `'${subject}'`);
    await askDatabase(
      attacked.site.database,
      `update sign_in_attempts set at = '2036-01-01T00:00:00.000Z' where subject in (${subjects.join()})`,
    );
    const answer = await logIn(atSite(), email);
    expect(subjects.length).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'] ?? 0)).toBeLessThanOrEqual(3600);
  });
});
