import { collectLog } from '../testing/collect-log';
import { signUp as signUpThere } from '../testing/sign-up';
import { testApi, type TestApi, type Visitor } from '../testing/test-api';

const ANN = { email: 'ann@example.com', password: 'correct horse battery' };
const FOREIGN = { 'sec-fetch-site': 'cross-site' };

let api: TestApi;
let lines: readonly string[];
beforeEach(async () => {
  api = await testApi({ LOG_LEVEL: 'warn' });
  lines = collectLog(api.app);
});
afterEach(() => api.close());

const events = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const signUp = (visitor: Visitor) => signUpThere(api, visitor, ANN);

it('a failed log-in is logged at the default level', async () => {
  await signUp(api.visitor());
  await api.visitor().post('/api/auth/log-in', { ...ANN, password: 'a wrong password' });
  expect(events()).toEqual([
    expect.objectContaining({
      securityEvent: 'log-in-failed',
      code: 'WRONG_CREDENTIALS',
      route: '/api/auth/log-in',
      network: expect.stringMatching(/^[\da-f]{16}$/),
      reqId: expect.any(String),
    }),
  ]);
});

it.each([
  ['csrf-refused', () => api.visitor().call('POST', '/api/auth/log-out', { headers: FOREIGN })],
  ['access-refused', () => api.visitor().get('/api/auth/session?userId=somebody')],
  ['webhook-refused', () => api.visitor().post('/api/plaid/webhook', { webhook_type: 'ITEM' })],
] as const)('%s is logged', async (event, refused) => {
  await refused();
  expect(events()).toEqual([expect.objectContaining({ securityEvent: event, level: 40 })]);
  expect(api.app.securityEvents.totals().get(event)).toBe(1);
});

it('the refusal of a rate limit is logged', async () => {
  for (let n = 0; n < 301; n += 1) await api.visitor().call('PUT', '/api/finance/budget');
  expect(events()).toEqual([expect.objectContaining({ securityEvent: 'limit-refused' })]);
});

it('a logged-in user is named', async () => {
  const ann = api.visitor();
  const { userId } = (await signUp(ann)).json();
  await ann.call('POST', '/api/auth/log-out', { headers: FOREIGN, body: { userId: 'somebody' } });
  await ann.get('/api/auth/session?userId=somebody');
  expect(events()).toMatchObject([
    { securityEvent: 'csrf-refused' },
    { securityEvent: 'access-refused', userId },
  ]);
});

it('the log contains no password, cookie, email address, or network address', async () => {
  const ann = api.visitor();
  await signUp(ann);
  await ann.post('/api/auth/log-in', { ...ANN, password: 'a wrong password' });
  await ann.call('POST', '/api/auth/log-out', { headers: FOREIGN });
  await ann.get('/api/auth/session?userId=somebody');
  const log = lines.join('');
  const secrets = [
    ANN.email,
    ANN.password,
    'a wrong password',
    '127.0.0.1',
    ...ann.cookies.values(),
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
});
