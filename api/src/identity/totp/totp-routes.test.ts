import { Secret, TOTP } from 'otpauth';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';
import { newMember } from '../testing/quick-account';

const ANN = { email: 'ann@example.com', password: 'correct horse battery' };
const NOON = '2025-07-15T16:00:00Z';

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
  await newMember(api, ann, ANN);
});
afterEach(() => api.close());

const codeAt = (secret: string, instant: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(instant) });
const start = async () => (await ann.call('POST', '/api/auth/totp')).json();
const confirm = (code: string) => ann.call('PUT', '/api/auth/totp', { body: { code } });
const logIn = (code?: string) =>
  api.visitor().post('/api/auth/log-in', code === undefined ? ANN : { ...ANN, code });
const outcome = async (answer: ReturnType<typeof logIn>) => {
  const { statusCode, json } = await answer;
  return statusCode === 200 ? 'in' : json().code;
};

async function turnedOn(): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await start();
  const { codes } = (await confirm(codeAt(secret, NOON))).json();
  return { secret, codes };
}

describe('an authenticator app', () => {
  it("gets its secret for its owner's account, and the secret is stored sealed", async () => {
    const { secret, uri } = await start();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain('otpauth://totp/Halyard:ann%40example.com?');
    expect(uri).toContain(`secret=${secret}`);
    const [stored] = await api.db.selectFrom('totp').selectAll().execute();
    expect(stored?.secret_sealed).toMatch(/^v1\.k1\./);
  });

  it('is not required before its first right code', async () => {
    const { secret } = await start();
    const wrong = codeAt(secret, '2025-07-15T18:00:00Z');
    expect((await confirm(wrong)).json().code).toBe('WRONG_CODE');
    expect(await outcome(logIn())).toBe('in');
  });

  it('is required from then on, under a new token', async () => {
    const before = ann.cookies.get('halyard');
    const { secret } = await turnedOn();
    expect(ann.cookies.get('halyard')).not.toBe(before);
    expect(await outcome(logIn())).toBe('SECOND_FACTOR_REQUIRED');
    const next = '2025-07-15T16:00:30Z';
    api.setClock(next);
    expect(await outcome(logIn(codeAt(secret, next)))).toBe('in');
  });

  it('is accepted once per code, however many arrive at once', async () => {
    const { secret } = await turnedOn();
    expect(await outcome(logIn(codeAt(secret, NOON)))).toBe('WRONG_CODE');
    const next = codeAt(secret, '2025-07-15T16:00:30Z');
    const both = await Promise.all([outcome(logIn(next)), outcome(logIn(next))]);
    expect(both.sort()).toEqual(['WRONG_CODE', 'in']);
  });

  it.each([
    ['2025-07-15T17:00:29Z', 'in'],
    ['2025-07-15T17:00:30Z', 'in'],
    ['2025-07-15T17:00:59Z', 'in'],
    ['2025-07-15T17:01:00Z', 'WRONG_CODE'],
    ['2025-07-15T16:59:29Z', 'WRONG_CODE'],
    ['2025-07-15T16:59:30Z', 'in'],
  ])('may be 30 seconds off: the code of 17:00:00 at %s is %s', async (instant, expected) => {
    const { secret } = await turnedOn();
    api.setClock(instant);
    expect(await outcome(logIn(codeAt(secret, '2025-07-15T17:00:00Z')))).toBe(expected);
  });

  it('is not replaced while one is on, and is not required once it is off', async () => {
    await turnedOn();
    expect((await ann.call('POST', '/api/auth/totp')).json().code).toBe('TOTP_ON');
    expect((await ann.call('DELETE', '/api/auth/totp')).statusCode).toBe(200);
    expect(await outcome(logIn())).toBe('in');
  });

  it('cannot be turned off in a browser that was left open', async () => {
    await turnedOn();
    api.setClock('2025-07-15T16:10:01Z');
    expect((await ann.call('DELETE', '/api/auth/totp')).json().code).toBe('CONFIRM_IDENTITY');
  });

  it('is guessed ten times at most while it is set up', async () => {
    await ann.call('POST', '/api/auth/totp');
    const codes: string[] = [];
    for (let n = 0; n < 11; n += 1) {
      codes.push(
        (await ann.call('PUT', '/api/auth/totp', { body: { code: '000000' } })).json().code,
      );
    }
    expect(codes).toEqual([...Array(10).fill('WRONG_CODE'), 'TOO_MANY_REQUESTS']);
  });

  it('makes the eleventh wrong code in a row wait, as wrong passwords do', async () => {
    await turnedOn();
    for (let n = 0; n < 10; n += 1) await logIn('000000');
    expect(await outcome(logIn('000000'))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('a recovery code', () => {
  it('is one of ten, stored as a hash, and logs its owner in once, in any spelling', async () => {
    const { codes } = await turnedOn();
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(code).toMatch(/^(\w{6}-){3}\w{6}$/);
    const stored = JSON.stringify(await api.db.selectFrom('recovery_codes').selectAll().execute());
    expect(stored).not.toContain(codes[0]);
    expect(await outcome(logIn(codes[0]?.toUpperCase().replaceAll('-', ' ')))).toBe('in');
    expect(await outcome(logIn(codes[0]))).toBe('WRONG_CODE');
    expect((await ann.get('/api/auth/account')).json().recoveryCodesLeft).toBe(9);
  });

  it('stops working when new ones are made', async () => {
    const { codes } = await turnedOn();
    const fresh = (await ann.call('POST', '/api/auth/recovery-codes')).json().codes;
    expect(await outcome(logIn(codes[0]))).toBe('WRONG_CODE');
    expect(await outcome(logIn(fresh[0]))).toBe('in');
  });
});
