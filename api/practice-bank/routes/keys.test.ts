import { endpoints } from '../contract/check-answers';
import { loadPersonas } from '../persona/persona';
import { errorOf, linkCustom, personWith, row } from '../testing/link-person';
import { ownFolder } from '../testing/personas';
import { type RunningBank, sdk, startBank } from '../testing/start-bank';

describe('Calling the bank', () => {
  let bank: RunningBank;
  let token: string;
  const keys = { 'plaid-client-id': 'practice', 'plaid-secret': 'practice' };
  const post = (path: string, body: string, headers: object = keys) =>
    fetch(`${bank.url}${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  beforeEach(async () => {
    bank = await startBank({ personas: loadPersonas(ownFolder) });
    token = await linkCustom(bank.api, personWith([row(10)]));
  });
  afterEach(() => bank.close());

  describe('keys', () => {
    it.each(endpoints)('%s refuses wrong keys', async (path) => {
      const answer = await post(path, '{}', { ...keys, 'plaid-secret': 'wrong' });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        error_type: 'INVALID_INPUT',
        error_code: 'INVALID_API_KEYS',
      });
    });

    //
    it('are accepted in the body as well', async () => {
      const body = JSON.stringify({
        client_id: 'practice',
        secret: 'practice',
        access_token: token,
      });
      expect((await post('/item/get', body, {})).status).toBe(200);
    });

    it('are named in the error if they are missing', async () => {
      const answer = await post('/item/get', '{}', { 'plaid-client-id': 'practice' });
      expect(await answer.json()).toMatchObject({
        error_code: 'MISSING_FIELDS',
        error_message: 'the following required fields are missing: secret',
      });
    });

    it('are refused with Plaid’s own error body if they are wrong', async () => {
      const refused = await errorOf(
        sdk(bank.url, 'other', 'practice').itemGet({ access_token: token }),
      );
      expect(refused).toMatchObject({ status: 400, error_code: 'INVALID_API_KEYS' });
      expect(refused.request_id).toMatch(/^\w{15}$/);
    });
  });

  describe('an invalid request', () => {
    it.each(['/', '/accounts', '/transactions/get', '/auth/get', '/practice/nothing'])(
      'answers 404 at %s',
      async (path) => {
        const answer = await post(path, '{}');
        expect(answer.status).toBe(404);
        expect(await answer.json()).toMatchObject({ error_code: 'NOT_FOUND' });
      },
    );

    it('refuses a body that is not JSON', async () => {
      expect(await (await post('/item/get', '{')).json()).toMatchObject({
        error_code: 'INVALID_BODY',
      });
    });
  });
});
