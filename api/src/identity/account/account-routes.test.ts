import { signUp } from '../../testing/sign-up';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';
import { newMember } from '../testing/quick-account';

const ANN = { email: 'ann@example.com', password: 'correct horse battery' };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const LATER = '2025-07-15T16:10:01Z';

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
  await newMember(api, ann, ANN);
});
afterEach(() => api.close());

const security = async (visitor: Visitor) => (await visitor.get('/api/auth/account')).json();
const emailOf = async (visitor: Visitor) =>
  (await visitor.get('/api/auth/session')).json().email as string | null;

async function elsewhere(body = ANN): Promise<Visitor> {
  const visitor = api.visitor();
  await visitor.call('POST', '/api/auth/log-in', {
    body,
    headers: { 'user-agent': FIREFOX },
  });
  return visitor;
}

describe('the sessions of an account', () => {
  it('are listed with their browser and without their tokens', async () => {
    const other = await elsewhere();
    const answer = await ann.get('/api/auth/account');
    const { sessions } = answer.json();
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    expect(sessions.map(({ browser }: { browser: string }) => browser)).toContain(
      'Firefox on Linux',
    );
    expect(answer.body).not.toContain(other.cookies.get('halyard'));
    const rows = await api.db.selectFrom('sessions').select('token_hash').execute();
    for (const { token_hash } of rows) expect(answer.body).not.toContain(token_hash);
  });

  it('end one by one', async () => {
    const other = await elsewhere();
    const { sessions } = await security(ann);
    const { id } = sessions.find(({ current }: { current: boolean }) => !current);
    expect((await ann.call('DELETE', `/api/auth/sessions/${id}`)).statusCode).toBe(200);
    expect([await emailOf(ann), await emailOf(other)]).toEqual([ANN.email, null]);
    expect((await ann.call('DELETE', `/api/auth/sessions/${id}`)).statusCode).toBe(404);
  });

  it('end all except the current one', async () => {
    const others = [await elsewhere(), await elsewhere()];
    await ann.call('DELETE', '/api/auth/sessions');
    expect(await emailOf(ann)).toBe(ANN.email);
    for (const other of others) expect(await emailOf(other)).toBeNull();
  });
});

describe("confirming one's identity again", () => {
  it.each([
    ['password', 'POST', { password: 'another horse battery' }],
    ['email', 'POST', { email: 'new@example.com' }],
    ['totp', 'POST', undefined],
    ['recovery-codes', 'POST', undefined],
    ['passkey-options', 'POST', undefined],
    ['passkeys/some-key', 'DELETE', undefined],
    ['sessions', 'DELETE', undefined],
    ['sessions/some-session', 'DELETE', undefined],
  ] as const)('is required before %s in an older session', async (path, method, body) => {
    api.setClock(LATER);
    const call = () => ann.call(method, `/api/auth/${path}`, { body });
    expect((await call()).json().code).toBe('CONFIRM_IDENTITY');
    await ann.post('/api/auth/confirm', { password: ANN.password });
    expect((await call()).body).not.toContain('CONFIRM_IDENTITY');
  });

  it('gives the session a new token', async () => {
    const before = ann.cookies.get('halyard');
    await ann.post('/api/auth/confirm', { password: ANN.password });
    expect(ann.cookies.get('halyard')).not.toBe(before);
    expect((await security(ann)).sessions).toHaveLength(1);
  });

  it('refuses a wrong password, with as few guesses as logging in', async () => {
    const guess = () => ann.post('/api/auth/confirm', { password: 'a wrong password' });
    const codes: string[] = [];
    for (let n = 0; n < 11; n += 1) codes.push((await guess()).json().code);
    expect(codes).toEqual([...Array(10).fill('WRONG_CREDENTIALS'), 'TOO_MANY_REQUESTS']);
  });
});

describe('a changed password', () => {
  it('ends every other session, replaces the token of this one, and is valid from then on', async () => {
    const other = await elsewhere();
    const before = ann.cookies.get('halyard');
    const password = 'another horse battery';
    expect((await ann.post('/api/auth/password', { password })).statusCode).toBe(200);
    expect([await emailOf(ann), await emailOf(other)]).toEqual([ANN.email, null]);
    expect(ann.cookies.get('halyard')).not.toBe(before);
    const logIn = (body: object) => api.visitor().post('/api/auth/log-in', body);
    expect((await logIn(ANN)).statusCode).toBe(401);
    expect((await logIn({ ...ANN, password })).statusCode).toBe(200);
  });
});

describe('the wait after wrong passwords', () => {
  const wrong = { ...ANN, password: 'a wrong password' };
  const guess = () => api.visitor().post('/api/auth/log-in', wrong);
  const at = (seconds: number) =>
    api.setClock(new Date(Date.parse('2025-07-15T16:00:00Z') + seconds * 1000).toISOString());

  it('is a minute, then doubles each time, and is in the response', async () => {
    for (let n = 0; n < 10; n += 1) await guess();
    const waits: [number, number, string | undefined][] = [
      [59, 429, '1'],
      [60, 401, undefined],
      [179, 429, '1'],
      [180, 401, undefined],
      [419, 429, '1'],
      [420, 401, undefined],
    ];
    for (const [seconds, status, left] of waits) {
      at(seconds);
      const answer = await guess();
      expect([seconds, answer.statusCode, answer.headers['retry-after']]).toEqual([
        seconds,
        status,
        left,
      ]);
    }
  });

  it('is not extended by attempts during the wait', async () => {
    for (let n = 0; n < 15; n += 1) await guess();
    at(60);
    expect((await api.visitor().post('/api/auth/log-in', ANN)).statusCode).toBe(200);
  });
});

describe('GET /api/auth/events', () => {
  it('lists what happened, the newest first, with the browser and without secrets', async () => {
    const [bea, BEA] = [api.visitor(), { ...ANN, email: 'bea@example.com' }];
    await signUp(api, bea, BEA);
    await api.visitor().post('/api/auth/log-in', { ...BEA, password: 'a wrong password' });
    await elsewhere(BEA);
    await bea.post('/api/auth/password', { password: 'another horse battery' });
    const answer = await bea.get('/api/auth/events');
    const { events } = answer.json();
    const names = events.map(({ event }: { event: string }) => event);
    expect(names).toEqual(['password-changed', 'signed-in', 'sign-in-failed', 'signed-up']);
    expect(events[1].browser).toBe('Firefox on Linux');
    expect(answer.body).not.toMatch(/horse battery|wrong password/);
  });

  it('lists refused attempts once an hour, however many there are', async () => {
    const guess = () =>
      api.visitor().post('/api/auth/log-in', { ...ANN, password: 'a wrong password' });
    const refusals = async () => {
      const { events } = (await ann.get('/api/auth/events')).json();
      return events.filter(({ event }: { event: string }) => event === 'sign-in-refused').length;
    };
    for (let n = 0; n < 14; n += 1) await guess();
    expect(await refusals()).toBe(1);
    api.setClock('2025-07-15T17:00:01Z');
    for (let n = 0; n < 3; n += 1) await guess();
    expect(await refusals()).toBe(2);
  });

  it('is empty for a visitor', async () => {
    expect((await api.visitor().get('/api/auth/events')).json()).toEqual({ events: [] });
  });
});

it.each([
  ['GET', 'account'],
  ['POST', 'verification'],
  ['DELETE', 'sessions'],
  ['DELETE', 'sessions/x'],
  ['DELETE', 'totp'],
  ['POST', 'passkey-options'],
] as const)('%s %s requires an account', async (method, path) => {
  const answer = await api.visitor().call(method, `/api/auth/${path}`);
  expect(answer.json().code).toBe('SIGN_IN_REQUIRED');
});
