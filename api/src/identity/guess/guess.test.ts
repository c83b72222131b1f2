import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownApi, type TestApi, type Visitor } from '../../testing/test-api';
import { quickAccount } from '../testing/quick-account';

const ANN = { email: 'ann@example.com', password: 'correct horse battery' };
const WRONG = { ...ANN, password: 'a wrong password' };
const NOON = '2025-07-15T16:00:00Z';
const MOST_WAIT_S = 20 * 60;

let api: TestApi;
beforeEach(async () => {
  api = await ownApi({ PUBLIC_ORIGIN: 'https://app.example' });
  await quickAccount(api.db, ANN.email, ANN.password);
});
afterEach(() => api.close());

const logIn = (visitor: Visitor, credentials: object, ip = '203.0.113.7', path = 'log-in') =>
  visitor.call('POST', `/api/auth/${path}`, {
    body: credentials,
    headers: { 'x-forwarded-for': ip, 'x-forwarded-proto': 'https' },
  });
const statusOf = async (answer: ReturnType<typeof logIn>) => (await answer).statusCode;
const later = (seconds: number) =>
  api.setClock(new Date(Date.parse(NOON) + seconds * 1000).toISOString());
const counted = async () =>
  (await api.db.selectFrom('sign_in_attempts').selectAll().execute()).length;

async function guesses(count: number, ip?: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push(await statusOf(logIn(api.visitor(), WRONG, ip)));
  return statuses;
}

async function knownBrowser(): Promise<Visitor> {
  const ann = api.visitor();
  expect(await statusOf(logIn(ann, ANN))).toBe(200);
  return ann;
}

describe('wrong passwords from unknown browsers', () => {
  it('are checked ten times and then have to wait, also from another network', async () => {
    expect(await guesses(11)).toEqual([...Array(10).fill(401), 429]);
    expect(await guesses(1, '198.51.100.9')).toEqual([429]);
  });

  it('do not stop the owner from logging in on a known browser', async () => {
    const ann = await knownBrowser();
    await guesses(12);
    expect(await statusOf(logIn(ann, ANN))).toBe(200);
    expect(await statusOf(logIn(api.visitor(), ANN))).toBe(429);
  });

  it('are counted one by one when fifty arrive at once', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 50 }, () => statusOf(logIn(api.visitor(), WRONG))),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  });

  it('wait for at most twenty minutes, however many there were', async () => {
    let seconds = 0;
    for (let n = 0; n < 40; n += 1) {
      const answer = await logIn(api.visitor(), WRONG);
      const waitS = Number(answer.headers['retry-after'] ?? 0);
      expect(waitS).toBeLessThanOrEqual(MOST_WAIT_S);
      later((seconds += waitS));
    }
  });
});

describe('a known browser', () => {
  it('has its own ten wrong guesses, which do not affect other browsers', async () => {
    const ann = await knownBrowser();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push(await statusOf(logIn(ann, WRONG)));
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect(await statusOf(logIn(api.visitor(), ANN))).toBe(200);
  });

  it('has no wrong guesses left after a right password', async () => {
    const ann = await knownBrowser();
    for (let n = 0; n < 9; n += 1) await logIn(ann, WRONG);
    expect(await statusOf(logIn(ann, ANN))).toBe(200);
    expect(await counted()).toBe(0);
  });

  it('is known only for its own account', async () => {
    await quickAccount(api.db, 'mallory@example.com', ANN.password);
    const mallory = api.visitor();
    await logIn(mallory, { ...ANN, email: 'mallory@example.com' });
    await guesses(10);
    expect(await statusOf(logIn(mallory, ANN))).toBe(429);
  });

  it('cannot be made by an invented cookie', async () => {
    await guesses(10);
    const answer = await api.visitor().call('POST', '/api/auth/log-in', {
      body: ANN,
      headers: {
        'x-forwarded-proto': 'https',
        cookie: `__Host-halyard-device=${'A'.repeat(43)}`,
      },
    });
    expect(answer.statusCode).toBe(429);
  });

  it('is stored only as a hash, and an account has at most ten', async () => {
    const ann = await knownBrowser();
    for (let n = 0; n < 10; n += 1) await knownBrowser();
    const rows = await api.db.selectFrom('known_devices').selectAll().execute();
    expect(rows).toHaveLength(10);
    expect(JSON.stringify(rows)).not.toContain(ann.cookies.get('__Host-halyard-device'));
  });

  it('confirms an identity within its own allowance', async () => {
    const ann = await knownBrowser();
    await guesses(12);
    const { password } = ANN;
    expect(await statusOf(logIn(ann, { password }, undefined, 'confirm'))).toBe(200);
  });
});

describe('right passwords', () => {
  it('are not counted, however many come from one network', async () => {
    for (let n = 0; n < 60; n += 1) expect(await statusOf(logIn(api.visitor(), ANN))).toBe(200);
    expect(await counted()).toBe(0);
  });

  it('from an unknown browser do not clear the guesses of strangers', async () => {
    await guesses(9);
    expect(await statusOf(logIn(api.visitor(), ANN))).toBe(200);
    expect(await guesses(2)).toEqual([401, 429]);
  });
});

describe('a blocked network', () => {
  const fill = async (ip: string, count: number) => {
    const subject = api.app.pseudonym('network', ip);
    const rows = Array.from({ length: count }, (_, n) => ({ id: `${ip} ${n}`, subject, at: NOON }));
    await api.db.insertInto('sign_in_attempts').values(rows).execute();
  };

  it.each([
    [299, 401],
    [300, 429],
  ])('after %d failures in a day gets %d for the next guess', async (failures, status) => {
    await fill('203.0.113.7', failures);
    expect(await guesses(1)).toEqual([status]);
  });

  it('adds nothing to the count of the guessed account', async () => {
    await fill('203.0.113.7', 300);
    await guesses(20);
    expect(await counted()).toBe(300);
    expect(await statusOf(logIn(api.visitor(), ANN, '198.51.100.9'))).toBe(200);
  });

  it('does not stop a known browser in it from logging in', async () => {
    const ann = await knownBrowser();
    await fill('203.0.113.7', 400);
    expect(await statusOf(logIn(ann, ANN))).toBe(200);
  });

  it('counts all addresses of an IPv6 /64 as one', async () => {
    for (let n = 0; n < 10; n += 1) {
      const body = { ...WRONG, email: `nobody${n}@example.com` };
      await logIn(api.visitor(), body, `2001:db8:1:2::${n + 1}`);
    }
    const rows = await api.db
      .selectFrom('sign_in_attempts')
      .select((is) => is.fn.countAll<number>().as('count'))
      .groupBy('subject')
      .execute();
    expect(Math.max(...rows.map(({ count }) => count))).toBe(10);
  });
});

describe('a clock that ran a year ahead and was corrected', () => {
  it('leaves no wait longer than the maximum', async () => {
    later(365 * 86_400);
    await guesses(11);
    later(0);
    const answer = await logIn(api.visitor(), ANN);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(MOST_WAIT_S);
    later(MOST_WAIT_S);
    expect(await statusOf(logIn(api.visitor(), ANN))).toBe(200);
  });
});

test('two instances count wrong passwords together', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-guesses-'));
  const env = { DATABASE_PATH: join(folder, 'halyard.db') };
  const instances = [await ownApi(env), await ownApi(env)];
  await quickAccount(instances[0]!.db, ANN.email, ANN.password);
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const answer = await instances[n % 2]!.visitor().post('/api/auth/log-in', WRONG);
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  await Promise.all(instances.map((each) => each.close()));
  rmSync(folder, { recursive: true });
});
