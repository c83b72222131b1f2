import { createHash, createPublicKey, verify } from 'node:crypto';
import { SandboxItemFireWebhookRequestWebhookCodeEnum as Code, WebhookType } from 'plaid';
import { type PlaidType, plaidContract } from '../contract/plaid-schema';
import { errorCode, linkCustom, personWith, row, syncAll } from '../testing/link-person';
import { NOON, type RunningBank, startBank } from '../testing/start-bank';

interface Delivery {
  readonly body: string;
  readonly jwt: string;
}

const HOOK = 'http://127.0.0.1:1/hook';
const part = (jwt: string, index: number): Record<string, string | number> =>
  JSON.parse(Buffer.from(jwt.split('.')[index] ?? '', 'base64url').toString());

describe('webhooks', () => {
  let bank: RunningBank;
  let token: string;
  let taken: Delivery[];
  let answers: number[];

  beforeEach(async () => {
    taken = [];
    answers = [];
    bank = await startBank({
      postWebhook: async (_url, body, headers) => {
        taken.push({ body, jwt: headers['plaid-verification'] ?? '' });
        return answers.shift() ?? 200;
      },
    });
    token = await linkCustom(
      bank.api,
      personWith([row(5, 'late', '2026-11-21', '2026-11-20')]),
      HOOK,
    );
  });
  afterEach(() => bank.close());

  const fire = (webhook_code: Code, webhook_type?: WebhookType) =>
    bank.api.sandboxItemFireWebhook({
      access_token: token,
      webhook_code,
      ...(webhook_type ? { webhook_type } : {}),
    });
  const settle = () => bank.wait(0);

  it('are signed over the indented text that was sent, with a key that can be fetched', async () => {
    await fire(Code.LoginRepaired);
    await settle();
    const { body, jwt } = taken[0] ?? { body: '', jwt: '' };
    expect(body).toContain('\n  "webhook_type"');
    expect(part(jwt, 0)).toMatchObject({ alg: 'ES256' });
    expect(part(jwt, 1)).toEqual({
      iat: NOON.getTime() / 1000,
      request_body_sha256: createHash('sha256').update(body).digest('hex'),
    });
    const { key } = (
      await bank.api.webhookVerificationKeyGet({ key_id: String(part(jwt, 0)['kid']) })
    ).data;
    const publicKey = createPublicKey({
      key: { kty: key.kty, crv: key.crv, x: key.x, y: key.y },
      format: 'jwk',
    });
    const [head, claims, signature = ''] = jwt.split('.');
    const isGood = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isGood).toBe(true);
  });

  it.each<[Code, PlaidType, WebhookType | undefined]>([
    [Code.SyncUpdatesAvailable, 'SyncUpdatesAvailableWebhook', undefined],
    [Code.Error, 'ItemErrorWebhook', undefined],
    [Code.LoginRepaired, 'ItemLoginRepairedWebhook', undefined],
    [Code.PendingDisconnect, 'PendingDisconnectWebhook', undefined],
    [Code.NewAccountsAvailable, 'NewAccountsAvailableWebhook', undefined],
    [Code.UserPermissionRevoked, 'UserPermissionRevokedWebhook', undefined],
    [Code.UserAccountRevoked, 'UserAccountRevokedWebhook', undefined],
    [Code.DefaultUpdate, 'LiabilitiesDefaultUpdateWebhook', WebhookType.Liabilities],
    [Code.DefaultUpdate, 'HoldingsDefaultUpdateWebhook', WebhookType.Holdings],
    [Code.DefaultUpdate, 'DefaultUpdateWebhook', WebhookType.Transactions],
    [Code.DefaultUpdate, 'InvestmentsDefaultUpdateWebhook', WebhookType.InvestmentsTransactions],
    [Code.RecurringTransactionsUpdate, 'RecurringTransactionsUpdateWebhook', undefined],
  ])('%s has the shape of %s', async (code, type, webhookType) => {
    await fire(code, webhookType);
    await settle();
    const body = JSON.parse(taken[0]?.body ?? '');
    expect(plaidContract()(type, body)).toBeNull();
    expect(body.webhook_code).toBe(code);
    if (webhookType) expect(body.webhook_type).toBe(webhookType);
  });

  it('with the code DEFAULT_UPDATE are about transactions unless a type is given', async () => {
    await fire(Code.DefaultUpdate);
    await settle();
    expect(JSON.parse(taken[0]?.body ?? '').webhook_type).toBe('TRANSACTIONS');
  });

  it('with the code DEFAULT_UPDATE cannot be fired for a type that has none', async () => {
    expect(await errorCode(fire(Code.DefaultUpdate, WebhookType.Item))).toBe('INVALID_FIELD');
  });

  it('PENDING_EXPIRATION has the shape of PendingExpirationWebhook and names the last day', async () => {
    // The SDK sends only the codes of its own enum, which lacks this one.
    await fetch(`${bank.url}/sandbox/item/fire_webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'plaid-client-id': 'practice',
        'plaid-secret': 'practice',
      },
      body: JSON.stringify({ access_token: token, webhook_code: 'PENDING_EXPIRATION' }),
    });
    await settle();
    const body = JSON.parse(taken[0]?.body ?? '');
    expect(plaidContract()('PendingExpirationWebhook', body)).toBeNull();
    expect(body).toMatchObject({
      webhook_code: 'PENDING_EXPIRATION',
      consent_expiration_time: '2026-11-27T00:00:00Z',
    });
  });

  it('report new transactions only after the first call to /transactions/sync', async () => {
    await bank.wait(86_400_000);
    expect(taken).toEqual([]);
    await syncAll(bank.api, token);
    await bank.api.sandboxTransactionsCreate({
      access_token: token,
      transactions: [
        { amount: 1, description: 'x', date_transacted: '2026-11-21', date_posted: '2026-11-21' },
      ],
    });
    await settle();
    expect(taken.map(({ body }) => JSON.parse(body).webhook_code)).toEqual([
      'SYNC_UPDATES_AVAILABLE',
    ]);
  });

  it('are repeated after 30 seconds, then after four times as long', async () => {
    answers = [500, 503];
    await fire(Code.LoginRepaired);
    await settle();
    const counts = [taken.length];
    for (const ms of [29_999, 1, 119_999, 1, 86_400_000]) {
      await bank.wait(ms);
      counts.push(taken.length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('are dropped after a day', async () => {
    answers = Array.from({ length: 50 }, () => 500);
    await fire(Code.LoginRepaired);
    for (let hour = 0; hour < 24 * 5; hour += 1) await bank.wait(3_600_000);
    const tries = taken.length;
    await bank.wait(10 * 86_400_000);
    expect(taken).toHaveLength(tries);
  });

  it('are signed with the new key after a rotation, and the old one is marked', async () => {
    await fire(Code.LoginRepaired);
    await settle();
    await bank.control('rotate-key');
    await fire(Code.LoginRepaired);
    await settle();
    const kids = taken.map(({ jwt }) => String(part(jwt, 0)['kid']));
    expect(kids[0]).not.toBe(kids[1]);
    const expired = await Promise.all(
      kids.map(
        async (key_id) =>
          (await bank.api.webhookVerificationKeyGet({ key_id })).data.key.expired_at,
      ),
    );
    expect(expired).toEqual([NOON.getTime() / 1000, null]);
    expect(await errorCode(bank.api.webhookVerificationKeyGet({ key_id: 'none' }))).toBe(
      'INVALID_WEBHOOK_VERIFICATION_KEY_ID',
    );
  });

  it('cannot be fired for an Item without an address', async () => {
    const other = await linkCustom(bank.api, personWith([]));
    const call = bank.api.sandboxItemFireWebhook({
      access_token: other,
      webhook_code: Code.LoginRepaired,
    });
    expect(await errorCode(call)).toBe('INVALID_FIELD');
  });
});
