import { countOf } from '@halyard/shared-contracts/testing/thorough';
import { askDatabase } from '../../scripts/run/ask-database.mjs';
import { logIn, newOwner, PASSWORD } from './support/account';
import { attacked } from './support/attacked';
import { atSite, type Client } from './support/client';
import { mailedToken } from './support/mail';

const WRONG = 'not-the-right-words-1';
const DEVICE = '__Host-halyard-device';

/** Sends as many wrong passwords as an unknown browser may try for one account. */
const useUpGuesses = (email: string) =>
  Promise.all(Array.from({ length: 15 }, () => logIn(atSite(), email, WRONG)));

const withDevice = (token: string): Client => atSite({ cookies: new Map([[DEVICE, token]]) });
const deviceOf = ({ cookies }: Client): string => cookies.get(DEVICE) ?? '';

const FLOOD = countOf({ usual: 40, thorough: 100 });

describe('known browsers', () => {
  test('the cookie of a known browser cannot be read by scripts or sent by other sites', async () => {
    const { email } = await newOwner('device-cookie');
    const { headers } = await logIn(atSite(), email);
    const [cookie] = (headers['set-cookie'] ?? []).filter((each) => each.startsWith(DEVICE));
    expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('the cookie of a known browser alone opens nothing', async () => {
    const { client } = await newOwner('device-alone');
    const thief = withDevice(deviceOf(client));
    expect((await thief.get('/api/auth/account')).status).toBe(401);
  });

  test('a browser that is known to the attacker’s account is unknown to the victim’s account', async () => {
    const victim = await newOwner('device-victim');
    const mallory = await newOwner('device-mallory');
    await useUpGuesses(victim.email);
    expect((await logIn(withDevice(deviceOf(mallory.client)), victim.email)).status).toBe(429);
  });

  test.each(['A'.repeat(43), '', "' or 1=1 --", 'x'.repeat(3000)])(
    'the invented cookie %j does not make a browser known',
    async (token) => {
      const { email } = await newOwner('device-forged');
      await useUpGuesses(email);
      expect((await logIn(withDevice(token), email)).status).toBe(429);
    },
  );

  test('a password reset makes known browsers unknown', async () => {
    const { email, client } = await newOwner('device-reset');
    const stolen = deviceOf(client);
    await atSite().post('/api/auth/forgotten-password', { email });
    const token = await mailedToken(email, 'reset-password');
    const password = `${PASSWORD}-2`;
    expect((await atSite().post('/api/auth/reset-password', { token, password })).status).toBe(200);
    await useUpGuesses(email);
    expect((await logIn(withDevice(stolen), email, password)).status).toBe(429);
  });

  test('a thief in a known browser guesses ten times and then waits', async () => {
    const { email, client } = await newOwner('device-thief');
    const thief = withDevice(deviceOf(client));
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(thief, email, WRONG)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  test('the database does not contain the token of a known browser', async () => {
    const { client } = await newOwner('device-stored');
    const rows = await askDatabase(attacked.site.database, 'select token_hash from known_devices');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(deviceOf(client));
  });

  test('a flood of guesses from one network does not stop a log-in from another', async () => {
    const { email } = await newOwner('flooded');
    const { address } = atSite();
    let finished = 0;
    const flood = Array.from({ length: FLOOD }, (_, n) =>
      logIn(atSite({ address }), `nobody-${n}@example.com`, WRONG).then(() => (finished += 1)),
    );
    expect((await logIn(atSite(), email)).status).toBe(200);
    expect(finished).toBeLessThan(FLOOD / 2);
    await Promise.all(flood);
  });
});
