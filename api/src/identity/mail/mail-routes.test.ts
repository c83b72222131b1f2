import { codeIn, signUp } from '../../testing/sign-up';
import { PRODUCTION, ownApi, type TestApi, type Visitor } from '../../testing/test-api';
import { type Mailbox, startMailbox } from '../testing/mailbox';
import { newMember } from '../testing/quick-account';

const ANN = { email: 'ann@example.com', password: 'correct horse battery' };
const NEW = 'another horse battery';

let api: TestApi;
beforeEach(async () => {
  api = await ownApi();
});
afterEach(() => api.close());

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

const mails = async (): Promise<Mail[]> =>
  (await api.visitor().get('/api/auth/outbox')).json().mails;
const lastToken = async () => /#([\w-]{43})/.exec((await mails())[0]?.body ?? '')?.[1] ?? '';
const statusOf = ({ statusCode }: { statusCode: number }) => statusCode;
const security = async (visitor: Visitor) => (await visitor.get('/api/auth/account')).json();

async function signedUp(): Promise<Visitor> {
  const ann = api.visitor();
  await newMember(api, ann, ANN);
  return ann;
}

/** Older versions opened an account before its address was verified. */
async function unproved(): Promise<Visitor> {
  const ann = await signedUp();
  await api.db.updateTable('users').set({ email_verified_at: null }).execute();
  return ann;
}

describe('confirming an address', () => {
  it('works once, by the link and in the browser of the account', async () => {
    const ann = await unproved();
    await ann.post('/api/auth/verification');
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: ANN.email, subject: 'Confirm your e-mail address' });
    expect(mail?.body).toMatch(/http:\/\/localhost:3000\/verify-email#[\w-]{43}\n/);
    const token = await lastToken();
    expect(statusOf(await api.visitor().post('/api/auth/verify', { token }))).toBe(401);
    const both = await Promise.all([1, 2].map(() => ann.post('/api/auth/verify', { token })));
    expect(both.map(statusOf).sort((a, b) => a - b)).toEqual([200, 410]);
    expect((await security(ann)).emailVerified).toBe(true);
  });

  it('stores only a hash of the token, and a new link replaces the last one', async () => {
    const ann = await unproved();
    await ann.post('/api/auth/verification');
    const first = await lastToken();
    await ann.post('/api/auth/verification');
    const stored = JSON.stringify(await api.db.selectFrom('mail_tokens').selectAll().execute());
    expect(stored).not.toContain(await lastToken());
    expect((await ann.post('/api/auth/verify', { token: first })).statusCode).toBe(410);
  });

  it.each([
    ['2025-07-16T15:59:59Z', 200],
    ['2025-07-16T16:00:00Z', 410],
  ])('works for a day: at %s the status is %d', async (instant, status) => {
    const ann = await unproved();
    await ann.post('/api/auth/verification');
    const token = await lastToken();
    api.setClock(instant);
    expect((await ann.post('/api/auth/verify', { token })).statusCode).toBe(status);
  });

  it('changes the address only when its new owner follows the link sent there', async () => {
    const ann = await signedUp();
    await ann.post('/api/auth/email', { email: 'new@example.com' });
    expect((await security(ann)).email).toBe(ANN.email);
    await ann.post('/api/auth/verify', { token: await lastToken() });
    expect(await security(ann)).toMatchObject({ email: 'new@example.com', emailVerified: true });
    const changes = (await mails()).filter(({ subject }) => /address was changed/.test(subject));
    expect(changes.map(({ to }) => to).sort()).toEqual([ANN.email, 'new@example.com']);
  });

  it('invalidates all links in the previous mailbox', async () => {
    const ann = await signedUp();
    await api.visitor().post('/api/auth/forgotten-password', { email: ANN.email });
    const reset = await lastToken();
    await ann.post('/api/auth/email', { email: 'new@example.com' });
    await ann.post('/api/auth/verify', { token: await lastToken() });
    const body = { token: reset, password: NEW };
    expect(statusOf(await api.visitor().post('/api/auth/reset-password', body))).toBe(410);
    expect((await security(ann)).email).toBe('new@example.com');
  });

  it('refuses a link from before the password was changed', async () => {
    const ann = await signedUp();
    await ann.post('/api/auth/email', { email: 'thief@example.com' });
    const moving = await lastToken();
    await ann.post('/api/auth/password', { password: ANN.password });
    expect(statusOf(await ann.post('/api/auth/verify', { token: moving }))).toBe(410);
    expect((await security(ann)).email).toBe(ANN.email);
  });

  it('refuses an address that another account took meanwhile', async () => {
    const ann = await signedUp();
    await ann.post('/api/auth/email', { email: 'bea@example.com' });
    const token = await lastToken();
    await signUp(api, api.visitor(), { ...ANN, email: 'bea@example.com' });
    expect((await ann.post('/api/auth/verify', { token })).json().code).toBe('EMAIL_TAKEN');
  });
});

describe('a forgotten password', () => {
  const forget = (email: string) => api.visitor().post('/api/auth/forgotten-password', { email });

  it('gets the same response for an address with and without an account', async () => {
    await signedUp();
    const [known, unknown] = [await forget(ANN.email), await forget('nobody@example.com')];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    const [toUnknown, toKnown] = await mails();
    expect(toKnown).toMatchObject({ to: ANN.email, subject: 'Reset your password' });
    expect(toUnknown).toMatchObject({
      to: 'nobody@example.com',
      subject: 'There is no account with this address',
    });
  });

  it('is replaced by the link, once, and every session ends', async () => {
    const ann = await signedUp();
    await forget(ANN.email);
    const token = await lastToken();
    const reset = () => api.visitor().post('/api/auth/reset-password', { token, password: NEW });
    expect([statusOf(await reset()), statusOf(await reset())]).toEqual([200, 410]);
    expect((await ann.get('/api/auth/session')).json().email).toBeNull();
    const logIn = (password: string) =>
      api.visitor().post('/api/auth/log-in', { ...ANN, password });
    expect(statusOf(await logIn(ANN.password))).toBe(401);
    expect(statusOf(await logIn(NEW))).toBe(200);
    expect((await mails())[0]?.subject).toBe('Your password was changed');
  });

  it('is not reset by a link from before it was changed', async () => {
    const ann = await signedUp();
    await forget(ANN.email);
    const body = { token: await lastToken(), password: 'a horse of a thief' };
    await ann.post('/api/auth/password', { password: NEW });
    expect(statusOf(await api.visitor().post('/api/auth/reset-password', body))).toBe(410);
  });

  it.each([
    ['2025-07-15T16:09:59Z', 200],
    ['2025-07-15T16:10:00Z', 410],
  ])('has a link for half an hour: at %s the status is %d', async (instant, status) => {
    await signedUp();
    await forget(ANN.email);
    const body = { token: await lastToken(), password: NEW };
    api.setClock(instant);
    expect(statusOf(await api.visitor().post('/api/auth/reset-password', body))).toBe(status);
  });

  it('is not reset by a link that confirms an address', async () => {
    const ann = await unproved();
    await ann.post('/api/auth/verification');
    const body = { token: await lastToken(), password: NEW };
    expect(statusOf(await api.visitor().post('/api/auth/reset-password', body))).toBe(410);
  });

  it('refuses the fourth mail in a row, with and without an account', async () => {
    await signedUp();
    api.setClock('2025-07-16T16:00:01Z');
    for (const email of [ANN.email, 'nobody@example.com']) {
      const answers = [];
      for (let n = 0; n < 4; n += 1) answers.push(await forget(email));
      expect(answers.map(statusOf)).toEqual([200, 200, 200, 429]);
      expect(answers.at(-1)?.headers['retry-after']).toBe('60');
    }
  });
});

describe('the outbox page', () => {
  it.each([
    ['this machine', {}, {}, 200],
    ['another name for this machine', {}, { host: 'evil.example' }, 421],
    ['behind a proxy', {}, { 'x-forwarded-for': '127.0.0.1' }, 421],
    ['a public site', { PUBLIC_ORIGIN: 'https://app.example' }, {}, 404],
    ['production', PRODUCTION, {}, 404],
  ])('is readable from %s: %#', async (_, env, headers, status) => {
    const other = await ownApi(env);
    const answer = await other.visitor().call('GET', '/api/auth/outbox', { headers });
    expect(answer.statusCode).toBe(status);
    await other.close();
  });
});

describe('with an SMTP server', () => {
  let mailbox: Mailbox;
  beforeEach(async () => {
    mailbox = await startMailbox();
  });
  afterEach(() => mailbox.close());

  it('sends mail through it and stores none', async () => {
    const other = await ownApi({ ...PRODUCTION, ...mailbox.env });
    const answer = await other.visitor().post('/api/auth/sign-up', ANN);
    expect(answer.statusCode).toBe(202);
    const { to, source } = await mailbox.next();
    expect(to).toEqual([ANN.email]);
    expect(source).toContain('From: Halyard <hello@app.example>');
    expect(codeIn(source.replaceAll('\r', ''))).toMatch(/^\d{8}$/);
    expect(await other.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    await other.close();
  });

  it('responds without waiting for an unreachable server', async () => {
    const other = await ownApi(PRODUCTION);
    expect((await other.visitor().post('/api/auth/sign-up', ANN)).statusCode).toBe(202);
    await other.close();
  });
});
