import { logIn, newOwner } from './support/account';
import { atDesk, atSite } from './support/client';

const WRONG = 'not-the-right-words-1';

/** So many guesses at one account, each from a network of its own. */
const guesses = (email: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => logIn(atSite(), email, WRONG)));

describe('guessing', () => {
  test('a network that has to wait does not make an account wait that it goes on to guess', async () => {
    const { email } = await newOwner('bystander');
    const { address } = atSite();
    for (let n = 0; n < 40; n += 1) {
      await logIn(atSite({ address }), `nobody-${n}@example.com`, WRONG);
    }
    for (let n = 0; n < 12; n += 1) await logIn(atSite({ address }), email, WRONG);
    expect((await logIn(atSite(), email)).status).toBe(200);
  });

  test('a botnet gets at most 100 answers about one account', async () => {
    const { email } = await newOwner('botnet');
    const all = await guesses(email, 150);
    expect(all.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(100);
  });

  test('a header that a stranger makes up is no network of its own', async () => {
    const attacker = atDesk();
    const statuses: number[] = [];
    for (let n = 0; n < 70; n += 1) {
      const address = `66.0.${n}.1`;
      const headers = { 'x-forwarded-for': address, 'x-real-ip': address };
      const body = { email: `nobody-${n}@example.com`, password: WRONG };
      statuses.push((await attacker.post('/api/auth/log-in', body, headers)).status);
    }
    expect(statuses.some((status) => status === 429 || status === 421)).toBe(true);
  });

  test('an address that a stranger puts before that of the proxy is not believed', async () => {
    const attacker = atSite();
    const statuses: number[] = [];
    for (let n = 0; n < 70; n += 1) {
      const headers = { 'x-forwarded-for': `66.0.${n}.1, ${attacker.address}` };
      const body = { email: `nobody-${n}@example.com`, password: WRONG };
      statuses.push((await attacker.post('/api/auth/log-in', body, headers)).status);
    }
    expect(statuses).toContain(429);
  });

  test('a wait never lasts longer than an hour', async () => {
    const { email } = await newOwner('waits');
    const client = atSite();
    for (let n = 0; n < 40; n += 1) {
      const answer = await logIn(client, email, WRONG);
      if (answer.status === 429) {
        expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(3600);
      }
    }
  });
});
