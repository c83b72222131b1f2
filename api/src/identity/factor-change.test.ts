import { Secret, TOTP } from 'otpauth';
import { testApi, type TestApi, type Visitor } from '../testing/test-api';
import { authenticator } from './testing/authenticator';
import { newMember } from './testing/quick-account';

const ANN = { email: 'ann@example.com', password: 'correct horse battery' };
const ORIGIN = 'http://localhost';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi({ PUBLIC_ORIGIN: ORIGIN });
  ann = api.visitor();
  await newMember(api, ann, ANN);
});
afterEach(() => api.close());

type Change = [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object];

const change = async (...[method, path, body]: Change) => {
  const headers = { 'user-agent': FIREFOX };
  const call = body === undefined ? { headers } : { headers, body };
  return (await ann.call(method, `/api/auth/${path}`, call)).json();
};
const newest = () =>
  api.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const lastEvent = async () => (await ann.get('/api/auth/events')).json().events[0].event;

async function expectReport(event: string, subject: string): Promise<void> {
  const mail = await newest();
  expect(mail).toMatchObject({ recipient: ANN.email, subject });
  expect(mail.body).toContain('Firefox on Linux');
  expect(await lastEvent()).toBe(event);
}

it('every change to a passkey is mailed to the owner and recorded', async () => {
  const key = authenticator(ORIGIN);
  const { challenge } = await change('POST', 'passkey-options');
  const response = key.register(challenge);
  await change('POST', 'passkeys', { name: 'Laptop', response });
  await expectReport('passkey-added', 'A passkey was added');
  expect((await newest()).body).toContain('“Laptop”');
  await change('DELETE', `passkeys/${key.id}`);
  await expectReport('passkey-removed', 'A passkey was removed');
});

it('every change to the authenticator app, the recovery codes, and the password is mailed and recorded', async () => {
  const { secret } = await change('POST', 'totp');
  const timestamp = Date.parse('2025-07-15T16:00:00Z');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  const { codes } = await change('PUT', 'totp', { code });
  await expectReport('totp-on', 'Your authenticator app was turned on');
  await change('POST', 'confirm', { password: ANN.password, code: codes[0] });
  await expectReport('recovery-code-used', 'A recovery code was used');
  await change('POST', 'recovery-codes');
  await expectReport('recovery-codes-made', 'You have new recovery codes');
  await change('DELETE', 'totp');
  await expectReport('totp-off', 'Your authenticator app was turned off');
  await change('POST', 'password', { password: 'another horse battery' });
  await expectReport('password-changed', 'Your password was changed');
});
