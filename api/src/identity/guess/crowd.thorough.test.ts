import { ownApi, type TestApi } from '../../testing/test-api';
import { quickAccount } from '../testing/quick-account';

const PEOPLE = 200;
const GUESSES = 2_000;
/** Each address sends four guesses. */
const ADDRESSES = GUESSES / 4;

const PASSWORD = 'correct horse battery';
const NOON_MS = Date.parse('2025-07-15T16:00:00Z');
const DAY_MS = 86_400_000;

let api: TestApi;
let origin: string;
beforeEach(async () => {
  api = await ownApi({ PUBLIC_ORIGIN: 'http://app.example' });
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => api.close());

const logIn = (email: string, password: string, ip: string) =>
  fetch(`${origin}/api/auth/log-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({ email, password }),
  });

/** The requests are injected, because thousands of them would take minutes over a socket. */
const guess = async (email: string, password: string, ip: string) => {
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/api/auth/log-in',
    headers: { host: 'app.example', 'x-forwarded-for': ip },
    payload: { email, password },
  });
  return statusCode;
};

it(`${PEOPLE} users behind one address log in at once, although every fifth mistypes first`, async () => {
  const people = Array.from({ length: PEOPLE }, (_, n) => `person${n}@example.com`);
  for (const email of people) await quickAccount(api.db, email, PASSWORD);
  const office = '203.0.113.7';
  const arrive = async (email: string, n: number) => {
    if (n % 5 === 0) await logIn(email, 'a wrong password', office);
    return (await logIn(email, PASSWORD, office)).status;
  };
  const statuses = await Promise.all(people.map(arrive));
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});

it(`${GUESSES} guesses from ${ADDRESSES} addresses within a day get at most 100 checks`, async () => {
  const email = 'owner@example.com';
  await quickAccount(api.db, email, PASSWORD);
  let answered = 0;
  for (let n = 0; n < GUESSES; n += 1) {
    api.setClock(new Date(NOON_MS + (n * DAY_MS) / GUESSES).toISOString());
    const ip = `198.51.${100 + (Math.floor(n / 250) % 2)}.${n % 250}`;
    if ((await guess(email, `guess number ${n}`, ip)) !== 429) answered += 1;
  }
  expect(answered).toBeGreaterThan(10);
  expect(answered).toBeLessThanOrEqual(100);
});
