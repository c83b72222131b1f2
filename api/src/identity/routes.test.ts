import { signUp } from '../testing/sign-up';
import { testApi, type TestApi } from '../testing/test-api';
import { newMember } from './testing/quick-account';

const ANN = { email: 'ann@example.com', password: 'correct horse battery' };

const statusOf = ({ statusCode }: { statusCode: number }) => statusCode;

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

const users = () => api.db.selectFrom('users').selectAll().execute();
const sessions = () => api.db.selectFrom('sessions').selectAll().execute();

describe('GET /api/auth/session', () => {
  //
  it('returns the demo user to a visitor, sets the cookie once, and writes nothing', async () => {
    const ann = api.visitor();
    const answer = await ann.get('/api/auth/session');
    expect(answer.json()).toEqual({ userId: 'demo_user', email: null, ownData: false });
    expect(answer.headers['set-cookie']).toMatch(
      /^halyard=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await ann.get('/api/auth/session')).headers['set-cookie']).toBeUndefined();
    expect([await users(), await sessions()]).toEqual([[], []]);
  });

  it('treats an unknown cookie as a visitor and replaces a malformed one', async () => {
    const answer = await api.visitor().call('GET', '/api/auth/session', {
      headers: { cookie: 'halyard=forged' },
    });
    expect(answer.json().userId).toBe('demo_user');
    expect(answer.headers['set-cookie']).toMatch(/^halyard=[\w-]{43};/);
  });
});

describe('POST /api/auth/log-in', () => {
  beforeEach(async () => {
    await newMember(api, api.visitor(), ANN);
  });

  //
  it('starts a session with a new token after the right password', async () => {
    const ann = api.visitor();
    await ann.post('/api/auth/log-in', ANN);
    const first = ann.cookies.get('halyard');
    const answer = await ann.post('/api/auth/log-in', ANN);
    expect(answer.json().email).toBe(ANN.email);
    expect(ann.cookies.get('halyard')).not.toBe(first);
    expect(await sessions()).toHaveLength(2);
  });

  it.each([
    ['a wrong password', { ...ANN, password: 'another password' }],
    ['an unknown e-mail', { ...ANN, email: 'nobody@example.com' }],
  ])('responds to %s with the same error as to other wrong credentials', async (_, body) => {
    const answer = await api.visitor().post('/api/auth/log-in', body);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      success: false,
      error: 'The e-mail or the password is not right',
      code: 'WRONG_CREDENTIALS',
    });
  });

  it('refuses the eleventh guess, right or wrong, for 15 minutes', async () => {
    const wrong = { ...ANN, password: 'another password' };
    const guesses = await Promise.all(
      Array.from({ length: 11 }, () => api.visitor().post('/api/auth/log-in', wrong)),
    );
    expect(guesses.map(statusOf).sort((a, b) => a - b)).toEqual([...Array(10).fill(401), 429]);
    expect((await api.visitor().post('/api/auth/log-in', ANN)).json().code).toBe(
      'TOO_MANY_REQUESTS',
    );
    api.setClock('2025-07-15T16:15:01Z');
    expect((await api.visitor().post('/api/auth/log-in', ANN)).statusCode).toBe(200);
  });

  it('does not count a right password between wrong ones', async () => {
    const wrong = { ...ANN, password: 'another password' };
    for (let n = 0; n < 9; n += 1) await api.visitor().post('/api/auth/log-in', wrong);
    expect((await api.visitor().post('/api/auth/log-in', ANN)).statusCode).toBe(200);
    expect((await api.visitor().post('/api/auth/log-in', wrong)).statusCode).toBe(401);
  });
});

describe('POST /api/auth/log-out', () => {
  //
  it('ends the session on the server, so that a copied cookie opens nothing', async () => {
    const ann = api.visitor();
    await newMember(api, ann, ANN);
    const cookie = `halyard=${ann.cookies.get('halyard')}`;
    expect((await ann.post('/api/auth/log-out')).json()).toEqual({ success: true });
    expect([...ann.cookies.keys()]).toEqual(['halyard-device']);
    const later = await api.visitor().call('GET', '/api/auth/session', { headers: { cookie } });
    expect(later.json().email).toBeNull();
  });
});

describe('a session', () => {
  it('ends 30 days after an account was last seen, and not before', async () => {
    const ann = api.visitor();
    await newMember(api, ann, ANN);
    api.setClock('2025-08-14T15:00:00Z');
    const late = await ann.get('/api/auth/session');
    expect(late.json().email).toBe(ANN.email);
    expect(late.headers['set-cookie']).toMatch(/^halyard=[\w-]{43}; Max-Age=2592000;/);
    expect((await ann.get('/api/auth/session')).headers['set-cookie']).toBeUndefined();
    api.setClock('2025-09-13T14:00:00Z');
    expect((await ann.get('/api/auth/session')).json().email).toBe(ANN.email);
    api.setClock('2025-10-13T15:00:00Z');
    expect((await ann.get('/api/auth/session')).json().email).toBeNull();
  });

  it('uses a Secure cookie with the __Host- prefix when the site is reached over https', async () => {
    const safe = await testApi({ PUBLIC_ORIGIN: 'https://app.example' });
    const answer = await signUp(safe, safe.visitor(), ANN);
    const [session, device] = [answer.headers['set-cookie']].flat();
    expect(session).toMatch(/^__Host-halyard=.*Path=\/; HttpOnly; Secure/);
    expect(device).toMatch(/^__Host-halyard-device=.*Path=\/; HttpOnly; Secure/);
    await safe.close();
  });
});

describe('a call with a userId', () => {
  //
  it.each([
    ['nobody', '', 200],
    ['the demo user', '?userId=demo_user', 200],
    ['another', '?userId=someone_else', 403],
    ['two', '?userId=demo_user&userId=someone_else', 400],
  ])('responds to %s', async (_, query, status) => {
    const answer = await api.visitor().get(`/api/auth/session${query}`);
    expect(answer.statusCode).toBe(status);
  });

  it('may contain the own id, in the body as well', async () => {
    const ann = api.visitor();
    const { userId } = (await signUp(api, ann, ANN)).json();
    expect((await ann.get(`/api/auth/session?userId=${userId}`)).statusCode).toBe(200);
    expect((await api.visitor().get(`/api/auth/session?userId=${userId}`)).statusCode).toBe(403);
    expect((await api.visitor().post('/api/auth/log-out', { userId })).statusCode).toBe(403);
  });
});

describe('a change requested by a page', () => {
  it.each([
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, 200],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' }, 403],
    ['a sibling of the site', { 'sec-fetch-site': 'same-site' }, 403],
    ['our own origin in an old browser', { origin: 'http://localhost:80' }, 200],
    ['another origin in an old browser', { origin: 'https://evil.example' }, 403],
    ['an origin without a name', { origin: 'null' }, 403],
    ['a program', {}, 200],
  ])('from %s', async (_, headers, status) => {
    const answer = await api.visitor().call('POST', '/api/auth/log-out', { headers });
    expect(answer.statusCode).toBe(status);
  });
});
