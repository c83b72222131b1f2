import { testApi, type TestApi, type Visitor } from '../../testing/test-api';
import { authenticator } from '../testing/authenticator';
import { newMember } from '../testing/quick-account';

const ANN = { email: 'ann@example.com', password: 'correct horse battery' };
const ORIGIN = 'http://localhost';

let api: TestApi;
let ann: Visitor;
let userId: string;
beforeEach(async () => {
  api = await testApi({ PUBLIC_ORIGIN: ORIGIN });
  ann = api.visitor();
  userId = await newMember(api, ann, ANN);
});
afterEach(() => api.close());

const post = (visitor: Visitor, path: string, body?: object) =>
  visitor.call('POST', `/api/auth/${path}`, { body });
const challenge = async (visitor: Visitor, path: string): Promise<string> =>
  (await post(visitor, path)).json().challenge;
const registering = () => challenge(ann, 'passkey-options');
const signingIn = (visitor: Visitor) => challenge(visitor, 'passkey-log-in-options');
const codeOf = ({ json }: { json(): { code?: string } }) => json().code;

async function withPasskey() {
  const key = authenticator(ORIGIN);
  const response = key.register(await registering());
  expect((await post(ann, 'passkeys', { name: 'Laptop', response })).statusCode).toBe(201);
  return key;
}

describe('a new passkey', () => {
  it('is listed by its name and requires user verification', async () => {
    const options = (await post(ann, 'passkey-options')).json();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Halyard' },
      user: { name: ANN.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const key = await withPasskey();
    const { passkeys } = (await ann.get('/api/auth/account')).json();
    expect(passkeys).toEqual([
      { id: key.id, name: 'Laptop', created_at: '2025-07-15T16:00:00.000Z', last_used_at: null },
    ]);
  });

  it.each([
    ['made for another site', { origin: 'http://evil.example' }],
    ['made without user verification', { verified: false }],
  ])('%s is refused', async (_, twist) => {
    const response = authenticator(ORIGIN).register(await registering(), twist);
    expect(codeOf(await post(ann, 'passkeys', { name: 'x', response }))).toBe('PASSKEY_REFUSED');
  });

  it("is refused for a challenge that is another user's, used, expired, or invented", async () => {
    const bea = api.visitor();
    await newMember(api, bea, { ...ANN, email: 'bea@example.com' });
    const add = async (text: string) => {
      const response = authenticator(ORIGIN).register(text);
      return codeOf(await post(ann, 'passkeys', { name: 'x', response }));
    };
    expect(await add(await challenge(bea, 'passkey-options'))).toBe('PASSKEY_REFUSED');
    const used = await registering();
    expect(await add(used)).toBeUndefined();
    expect(await add(used)).toBe('PASSKEY_REFUSED');
    expect(await add('made-up')).toBe('PASSKEY_REFUSED');
    const late = await registering();
    api.setClock('2025-07-15T16:05:00Z');
    expect(await add(late)).toBe('PASSKEY_REFUSED');
  });

  it('can be renamed and removed by its owner', async () => {
    const { id } = await withPasskey();
    const path = `/api/auth/passkeys/${id}`;
    expect((await ann.call('PATCH', path, { body: { name: 'Old laptop' } })).statusCode).toBe(200);
    expect((await ann.get('/api/auth/account')).json().passkeys[0].name).toBe('Old laptop');
    expect((await ann.call('DELETE', path)).statusCode).toBe(200);
    expect((await ann.call('DELETE', path)).statusCode).toBe(404);
  });
});

describe('signing in by passkey', () => {
  it('logs its owner in, records the use, and requires no code', async () => {
    const key = await withPasskey();
    const elsewhere = api.visitor();
    const response = key.signIn(await signingIn(elsewhere), userId);
    const answer = await post(elsewhere, 'passkey-log-in', { response });
    expect(answer.json()).toMatchObject({ userId, email: ANN.email });
    const [listed] = (await elsewhere.get('/api/auth/account')).json().passkeys;
    expect(listed.last_used_at).toBe('2025-07-15T16:00:00.000Z');
    const [event] = (await ann.get('/api/auth/events')).json().events;
    expect(event).toMatchObject({ event: 'signed-in-with-passkey', detail: 'Laptop' });
  });

  it("confirms the user's identity again", async () => {
    const key = await withPasskey();
    api.setClock('2025-07-15T16:10:01Z');
    expect(codeOf(await post(ann, 'totp'))).toBe('CONFIRM_IDENTITY');
    const options = (await post(ann, 'passkey-log-in-options')).json();
    expect(options.allowCredentials).toMatchObject([{ id: key.id }]);
    await post(ann, 'passkey-log-in', { response: key.signIn(options.challenge, userId) });
    expect((await post(ann, 'totp')).statusCode).toBe(200);
  });

  it.each([
    ['from another site', { origin: 'http://evil.example' }],
    ['without user verification', { verified: false }],
    ['with a counter that went back, as that of a copied key', { counter: 1 }],
  ])('%s is refused', async (_, twist) => {
    const key = await withPasskey();
    const first = key.signIn(await signingIn(api.visitor()), userId, { counter: 5 });
    await post(api.visitor(), 'passkey-log-in', { response: first });
    const elsewhere = api.visitor();
    const response = key.signIn(await signingIn(elsewhere), userId, { counter: 6, ...twist });
    expect(codeOf(await post(elsewhere, 'passkey-log-in', { response }))).toBe('PASSKEY_REFUSED');
    expect((await elsewhere.get('/api/auth/session')).json().email).toBeNull();
  });

  it('is refused a second time with the same signature, and for another owner', async () => {
    const key = await withPasskey();
    const response = key.signIn(await signingIn(api.visitor()), userId);
    expect((await post(api.visitor(), 'passkey-log-in', { response })).statusCode).toBe(200);
    expect(codeOf(await post(api.visitor(), 'passkey-log-in', { response }))).toBe(
      'PASSKEY_REFUSED',
    );
    const foreign = key.signIn(await signingIn(api.visitor()), 'someone-else', { counter: 9 });
    expect(codeOf(await post(api.visitor(), 'passkey-log-in', { response: foreign }))).toBe(
      'PASSKEY_REFUSED',
    );
  });

  it('is refused after the passkey was removed', async () => {
    const key = await withPasskey();
    await ann.call('DELETE', `/api/auth/passkeys/${key.id}`);
    const response = key.signIn(await signingIn(api.visitor()), userId);
    expect(codeOf(await post(api.visitor(), 'passkey-log-in', { response }))).toBe(
      'PASSKEY_REFUSED',
    );
  });
});
