import { signUp } from '../../testing/sign-up';
import { testApi, type TestApi } from '../../testing/test-api';

const ANN = { email: 'ann@example.com', password: 'correct horse battery' };
const EASY = 'password12';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

const mailedToken = async () => {
  const { body } = await api.db
    .selectFrom('outbox')
    .select('body')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /#([\w-]{43})/.exec(body)?.[1] ?? '';
};

describe('an easy password is refused', () => {
  const refused = { code: 'WEAK_PASSWORD', error: expect.stringContaining('easy to guess') };

  it('at sign-up, before anything is stored or mailed', async () => {
    const answer = await api.visitor().post('/api/auth/sign-up', { ...ANN, password: EASY });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject(refused);
    expect(await api.db.selectFrom('sign_ups').selectAll().execute()).toEqual([]);
    expect(await api.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('when it is changed', async () => {
    const ann = api.visitor();
    await signUp(api, ann, ANN);
    expect((await ann.post('/api/auth/password', { password: EASY })).json()).toMatchObject(
      refused,
    );
    expect((await ann.post('/api/auth/log-in', ANN)).statusCode).toBe(200);
  });

  it('at a reset, whose link still works for another password', async () => {
    await signUp(api, api.visitor(), ANN);
    await api.visitor().post('/api/auth/forgotten-password', { email: ANN.email });
    const token = await mailedToken();
    const reset = (password: string) =>
      api.visitor().post('/api/auth/reset-password', { token, password });
    expect((await reset(EASY)).json()).toMatchObject(refused);
    expect((await reset('ann@example.com')).json().code).toBe('WEAK_PASSWORD');
    expect((await reset('seven quiet herons')).statusCode).toBe(200);
  });
});

describe('POST /api/auth/password-strength', () => {
  const ask = async (body: object, visitor = api.visitor()) =>
    (await visitor.post('/api/auth/password-strength', body)).json();

  it('rates the typed password and stores nothing', async () => {
    expect(await ask({ password: 'seven quiet herons' })).toEqual({ score: 4, problem: null });
    expect(await ask({ password: EASY })).toMatchObject({ score: 1 });
    expect(await api.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('considers the typed address and that of the logged-in user', async () => {
    const password = 'zbigniewkowalczyk';
    const email = 'zbigniew.kowalczyk@example.com';
    expect((await ask({ password })).problem).toBeNull();
    expect((await ask({ password, email })).problem).toMatch(/e-mail address/);
    const owner = api.visitor();
    await signUp(api, owner, { email, password: ANN.password });
    expect((await ask({ password }, owner)).problem).toMatch(/e-mail address/);
  });
});
