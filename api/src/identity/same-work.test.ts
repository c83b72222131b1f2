import * as argon2 from '@node-rs/argon2';
import { signUp } from '../testing/sign-up';
import { testApi, type TestApi } from '../testing/test-api';

/** This is the real library, which also counts its calls. */
jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, hash: jest.fn(actual.hash), verify: jest.fn(actual.verify) };
});

const ANN = { email: 'ann@example.com', password: 'correct horse battery' };
const NOBODY = { ...ANN, email: 'nobody@example.com' };

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
  await signUp(api, api.visitor(), ANN);
});
afterEach(() => api.close());

const mails = async () => (await api.db.selectFrom('outbox').select('id').execute()).length;
const hashes = () => jest.mocked(argon2.hash).mock.calls.length;
const verifications = () => jest.mocked(argon2.verify).mock.calls.length;

async function workOf(path: string, body: object) {
  const before = [await mails(), hashes(), verifications()];
  const { statusCode, body: text } = await api.visitor().post(`/api/auth/${path}`, body);
  const after = [await mails(), hashes(), verifications()];
  const [mailed, hashed, verified] = after.map((count, n) => count - (before[n] ?? 0));
  return { statusCode, text, mailed, hashed, verified };
}

it.each([
  ['sign-up', ANN, NOBODY, { mailed: 1, hashed: 1, verified: 0 }],
  ['forgotten-password', ANN, NOBODY, { mailed: 1, hashed: 0, verified: 0 }],
  [
    'log-in',
    { ...ANN, password: 'a wrong password' },
    { ...NOBODY, password: 'a wrong password' },
    { mailed: 0, hashed: 0, verified: 1 },
  ],
])(
  '%s does the same work and responds alike with and without an account',
  async (path, known, unknown, work) => {
    const both = [await workOf(path, known), await workOf(path, unknown)];
    expect(both[0]).toEqual(both[1]);
    expect(both[0]).toMatchObject(work);
  },
);
