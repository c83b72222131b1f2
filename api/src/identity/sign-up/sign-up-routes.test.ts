import { codeMailedTo, signUp } from '../../testing/sign-up';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

const ANN = { email: 'ann@example.com', password: 'correct horse battery' };
const BEA = { ...ANN, email: 'bea@example.com' };

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
});
afterEach(() => api.close());

const users = () => api.db.selectFrom('users').selectAll().execute();
const sessions = () => api.db.selectFrom('sessions').selectAll().execute();
const statusOf = ({ statusCode }: { statusCode: number }) => statusCode;
const ask = (visitor: Visitor, who: object = ANN) => visitor.post('/api/auth/sign-up', who);
const type = (visitor: Visitor, code: string) => visitor.post('/api/auth/sign-up-code', { code });
const codeOf = ({ json }: { json(): { code?: string } }) => json().code;
const otherThan = (code: string) => `${(Number(code[0]) + 1) % 10}${code.slice(1)}`;
const mailsTo = async (email: string) =>
  api.db.selectFrom('outbox').select('subject').where('recipient', '=', email).execute();

describe('POST /api/auth/sign-up', () => {
  it('opens no account and no session, and stores neither the password nor the code', async () => {
    const answer = await ask(ann);
    expect([answer.statusCode, answer.json()]).toEqual([202, { success: true, outbox: true }]);
    expect([await users(), await sessions()]).toEqual([[], []]);
    const stored = JSON.stringify(await api.db.selectFrom('sign_ups').selectAll().execute());
    expect(stored).not.toContain(ANN.password);
    expect(stored).not.toContain(await codeMailedTo(api, ANN.email));
    expect(stored).not.toContain(ann.cookies.get('halyard'));
  });

  it('responds to an address that has an account exactly as to one that has none', async () => {
    await signUp(api, api.visitor(), ANN);
    const [known, unknown] = [await ask(api.visitor()), await ask(api.visitor(), BEA)];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(Object.keys(known.headers).sort()).toEqual(Object.keys(unknown.headers).sort());
    expect((await mailsTo(ANN.email)).at(-1)?.subject).toBe('You have an account already');
    expect((await mailsTo(BEA.email)).at(-1)?.subject).toBe('Your code to sign up');
  });

  it('counts the mails to one address across all clients', async () => {
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await ask(api.visitor()));
    expect(answers.map(statusOf)).toEqual([202, 202, 202, 429]);
  });

  it.each([
    ['no e-mail', { password: ANN.password }],
    ['an invalid e-mail', { ...ANN, email: 'ann' }],
    ['a short password', { ...ANN, password: 'short' }],
    ['a list', []],
  ])('refuses %s', async (_, body) => {
    const answer = await ask(ann, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  });
});

describe('POST /api/auth/sign-up-code', () => {
  //
  it('opens a verified account and a session whose token is stored only as a hash', async () => {
    const answer = await signUp(api, ann, ANN);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ email: ANN.email, ownData: false });
    const given = [answer.headers['set-cookie']].flat();
    expect(given).toHaveLength(2);
    for (const each of given) expect(each).toMatch(/HttpOnly; SameSite=Lax/);
    expect(JSON.stringify(await sessions())).not.toContain(ann.cookies.get('halyard'));
    expect((await ann.get('/api/auth/account')).json().emailVerified).toBe(true);
    expect(statusOf(await api.visitor().post('/api/auth/log-in', ANN))).toBe(200);
  });

  it('does nothing in a browser other than the one that signed up', async () => {
    await ask(ann);
    const code = await codeMailedTo(api, ANN.email);
    const elsewhere = api.visitor();
    expect(codeOf(await type(elsewhere, code))).toBe('SIGN_UP_EXPIRED');
    await ask(elsewhere, BEA);
    expect(codeOf(await type(elsewhere, code))).toBe('WRONG_CODE');
    expect(await users()).toEqual([]);
  });

  it('treats all spellings of an address as one', async () => {
    await signUp(api, ann, ANN);
    await ask(api.visitor(), { ...ANN, email: '  ANN@Example.com ' });
    expect((await mailsTo(ANN.email)).at(-1)?.subject).toBe('You have an account already');
  });

  it('opens one account when the code is sent twice at once', async () => {
    await ask(ann);
    const code = await codeMailedTo(api, ANN.email);
    const both = await Promise.all([type(ann, code), type(ann, code)]);
    expect(both.map(statusOf).sort((a, b) => a - b)).toEqual([201, expect.any(Number)]);
    expect(await users()).toHaveLength(1);
    expect(await sessions()).toHaveLength(1);
  });

  it('gives the address to one of two browsers that both verify it', async () => {
    const both = [ann, api.visitor()];
    const codes: string[] = [];
    for (const each of both) {
      await ask(each);
      codes.push(await codeMailedTo(api, ANN.email));
    }
    const answers = await Promise.all(both.map((each, n) => type(each, codes[n] ?? '')));
    expect(answers.map(statusOf).sort((a, b) => a - b)).toEqual([201, 409]);
  });

  it.each([
    [4, 201],
    [5, 410],
  ])('after %d wrong codes responds to the right one with %d', async (wrong, status) => {
    await ask(ann);
    const code = await codeMailedTo(api, ANN.email);
    const guesses = Array.from({ length: wrong }, () => type(ann, otherThan(code)));
    expect((await Promise.all(guesses)).map(statusOf)).toEqual(Array(wrong).fill(401));
    expect(statusOf(await type(ann, code))).toBe(status);
  });

  it.each([
    ['2025-07-15T16:09:59Z', 201],
    ['2025-07-15T16:10:00Z', 410],
  ])('works for half an hour: at %s it responds %d', async (instant, status) => {
    await ask(ann);
    api.setClock(instant);
    expect(statusOf(await type(ann, await codeMailedTo(api, ANN.email)))).toBe(status);
  });

  it('opens nothing where the address has an account, whatever code is typed', async () => {
    await signUp(api, api.visitor(), ANN);
    const first = await codeMailedTo(api, ANN.email);
    await ask(ann, { ...ANN, password: 'a password of a thief' });
    for (const code of [first, '00000000', '12345678', first, first]) {
      expect(codeOf(await type(ann, code))).toBe('WRONG_CODE');
    }
    expect(codeOf(await type(ann, first))).toBe('SIGN_UP_EXPIRED');
  });

  it("moves the visitor's data, from before and after the sign-up, into the account", async () => {
    const jar = (name: string) =>
      ann.post('/api/finance/accounts', { name, type: 'savings', balance: 1 });
    await jar('Before');
    const [visit] = await users();
    await ask(ann);
    await jar('After');
    const old = ann.cookies.get('halyard');
    const answer = await type(ann, await codeMailedTo(api, ANN.email));
    expect(answer.json()).toMatchObject({ userId: visit?.id, ownData: true });
    expect(ann.cookies.get('halyard')).not.toBe(old);
    expect(await sessions()).toHaveLength(1);
    expect((await ann.get('/api/finance/accounts')).json().accounts).toHaveLength(2);
  });

  it('gives a logged-in user a second, empty account', async () => {
    const first = (await signUp(api, ann, ANN)).json();
    const second = (await signUp(api, ann, BEA)).json();
    expect(second.userId).not.toBe(first.userId);
    expect(second.ownData).toBe(false);
  });

  it('accepts the code with spaces', async () => {
    await ask(ann);
    const code = await codeMailedTo(api, ANN.email);
    expect(statusOf(await type(ann, ` ${code.slice(0, 4)} ${code.slice(4)} `))).toBe(201);
  });
});

test('assigns earlier mails to the account, so that a deletion erases them as well', async () => {
  const { userId } = (await signUp(api, ann, ANN)).json();
  await ann.post('/api/privacy/deletions', { confirm: 'DELETE' });
  expect(await api.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  expect(userId).not.toBe('');
});
