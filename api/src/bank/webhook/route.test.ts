import { ownApi } from '../../testing/test-api';
import { type BankApi, bankApi } from '../testing/bank-api';

let api: BankApi;
let itemId: string;

beforeEach(async () => {
  api = await bankApi();
  ({ itemId } = await api.linked('retiree', { webhook: 'http://127.0.0.1:9/hook' }));
});

afterEach(async () => {
  await api.close();
});

async function fired(code = 'SYNC_UPDATES_AVAILABLE') {
  api.practice.posted.splice(0);
  await api.practice.ask('/sandbox/item/fire_webhook', {
    access_token: await api.tokenOf(itemId),
    webhook_code: code,
  });
  await new Promise((resolve) => setImmediate(resolve));
  const [webhook] = api.practice.posted;
  if (!webhook) throw new Error('the practice bank posted nothing');
  return webhook;
}

const post = (body: string, headers: Readonly<Record<string, string>>) =>
  api.app.inject({ method: 'POST', url: '/api/plaid/webhook', payload: body, headers });

const inbox = () => api.db.selectFrom('webhook_inbox').selectAll().execute();
const webhookJobs = () =>
  api.db.selectFrom('jobs').selectAll().where('kind', '=', 'bank.webhooks').execute();

describe('POST /api/plaid/webhook', () => {
  test('accepts a signed webhook and handles it later', async () => {
    const { body, headers } = await fired();
    const answer = await post(body, headers);
    expect(answer.statusCode).toBe(200);
    expect(await inbox()).toMatchObject([
      { type: 'TRANSACTIONS', code: 'SYNC_UPDATES_AVAILABLE', handled_at: null },
    ]);
    expect(await webhookJobs()).toHaveLength(1);
  });

  test('creates one job for many webhooks', async () => {
    const { body, headers } = await fired();
    for (let n = 0; n < 5; n += 1) await post(body, headers);
    expect(await inbox()).toHaveLength(5);
    expect(await webhookJobs()).toHaveLength(1);
  });

  test('refuses a webhook with a changed body', async () => {
    const { body, headers } = await fired();
    const answer = await post(JSON.stringify(JSON.parse(body)), headers);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe('WEBHOOK_REFUSED');
    expect(await inbox()).toEqual([]);
  });

  test('refuses a webhook that is sent again after five minutes', async () => {
    const { body, headers } = await fired();
    api.setClock(new Date(api.practice.now().getTime() + 301_000).toISOString());
    expect((await post(body, headers)).statusCode).toBe(401);
  });

  test('refuses a webhook without a signature', async () => {
    const { body } = await fired();
    const answer = await post(body, { 'content-type': 'application/json' });
    expect(answer.statusCode).toBe(401);
  });

  test('refuses more than 64 kB', async () => {
    const { headers } = await fired();
    expect((await post('x'.repeat(65_537), headers)).statusCode).toBe(413);
  });

  test('stores nothing about a bank that is not linked', async () => {
    const webhook = await fired();
    await api.db.deleteFrom('items').execute();
    expect((await post(webhook.body, webhook.headers)).statusCode).toBe(200);
    expect(await inbox()).toEqual([]);
  });

  test('requests a repetition while the bank’s key cannot be fetched', async () => {
    const { body, headers } = await fired();
    await api.practice.close();
    const { port } = new URL(api.practice.config.basePath);
    const withoutKey = await ownApi({ PRACTICE_BANK_PORT: port });
    const call = { method: 'POST', url: '/api/plaid/webhook', payload: body, headers } as const;
    expect((await withoutKey.app.inject(call)).statusCode).toBe(503);
    expect(await withoutKey.db.selectFrom('webhook_inbox').selectAll().execute()).toEqual([]);
    await withoutKey.close();
  });
});
