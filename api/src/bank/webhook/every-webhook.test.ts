import { spread } from '@halyard/shared-contracts/testing/thorough';
import { type BankApi, bankApi } from '../testing/bank-api';
import { until } from '../../testing/until';
import { HANDLED_WEBHOOKS } from './apply';

let api: BankApi;
let itemId: string;

beforeEach(async () => {
  api = await bankApi({}, { deliversWebhooks: true });
  const base = await api.app.listen({ port: 0, host: '127.0.0.1' });
  ({ itemId } = await api.linked('retiree', { webhook: `${base}/api/plaid/webhook` }));
});

afterEach(() => api.close());

const item = () =>
  api.db.selectFrom('items').selectAll().where('id', '=', itemId).executeTakeFirstOrThrow();

const handled = () =>
  api.db
    .selectFrom('webhook_inbox')
    .select(['type', 'code'])
    .where('handled_at', 'is not', null)
    .execute();

/** It says what each handled webhook does. A webhook that is missing here fails the first test. */
const EFFECTS: Readonly<Record<string, () => Promise<boolean>>> = {
  'TRANSACTIONS/SYNC_UPDATES_AVAILABLE': hasSynced,
  'LIABILITIES/DEFAULT_UPDATE': hasSynced,
  'HOLDINGS/DEFAULT_UPDATE': hasSynced,
  'INVESTMENTS_TRANSACTIONS/DEFAULT_UPDATE': hasSynced,
  'ITEM/ERROR': async () => (await item()).status_code === 'ITEM_LOGIN_REQUIRED',
  'ITEM/LOGIN_REPAIRED': hasSynced,
  'ITEM/PENDING_DISCONNECT': endsInAWeek,
  'ITEM/PENDING_EXPIRATION': endsInAWeek,
  'ITEM/USER_PERMISSION_REVOKED': async () => (await item()).status === 'revoked',
  'ITEM/USER_ACCOUNT_REVOKED': async () => (await accountCount()) === ACCOUNTS_OF_THE_RETIREE - 1,
  'ITEM/NEW_ACCOUNTS_AVAILABLE': async () => (await item()).new_accounts === 1,
};

const ACCOUNTS_OF_THE_RETIREE = 5;

let versionBefore: number;

async function hasSynced(): Promise<boolean> {
  return (await item()).cursor_version > versionBefore;
}

async function endsInAWeek(): Promise<boolean> {
  return (await item()).disconnect_at === '2026-11-27T00:00:00.000Z';
}

const accountCount = async () =>
  (await api.db.selectFrom('accounts').select('id').where('item_id', '=', itemId).execute()).length;

test('each webhook that the product handles has a test of its effect', () => {
  expect(Object.keys(EFFECTS).sort()).toEqual([...HANDLED_WEBHOOKS].sort());
});

/** `apply.test.ts` shows the effect of each webhook without the practice bank. */
describe.each(spread(HANDLED_WEBHOOKS, 4))('the webhook %s of the practice bank', (webhook) => {
  it('is sent, verified, stored, and has its effect', async () => {
    const [webhook_type = '', webhook_code = ''] = webhook.split('/');
    await until(async () => (await accountCount()) === ACCOUNTS_OF_THE_RETIREE);
    await until(async () => (await item()).status === 'ok');
    versionBefore = (await item()).cursor_version;
    expect(await EFFECTS[webhook]?.()).toBe(false);
    await api.practice.ask('/sandbox/item/fire_webhook', {
      access_token: await api.tokenOf(itemId),
      webhook_type,
      webhook_code,
    });
    await until(async () => (await EFFECTS[webhook]?.()) ?? false);
    await until(async () =>
      (await handled()).some(({ type, code }) => type === webhook_type && code === webhook_code),
    );
  });
});
