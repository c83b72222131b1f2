import { bankJobs } from '../job/bank-jobs';
import { createWorker, type Worker } from '../../jobs/worker';
import type { ItemRef } from '../item/item-row';
import { syncItem } from '../sync/sync';
import { linkItem, type TestWorld, testWorld } from '../testing/world';
import { applyWebhooks } from './apply';
import { storeWebhook } from './inbox';

let world: TestWorld;
let worker: Worker;
let ref: ItemRef;

beforeEach(async () => {
  world = await testWorld();
  worker = createWorker({ ...world, random: () => 0, handlers: bankJobs(world) });
  ref = await linkItem(world);
  await syncItem(world, ref);
});

afterEach(async () => {
  await worker.stop();
  await world.close();
});

const item = () => world.db.selectFrom('items').selectAll().executeTakeFirstOrThrow();
const syncJobs = () =>
  world.db.selectFrom('jobs').selectAll().where('kind', '=', 'bank.sync').execute();

/** Posts a webhook as the bank does; the clock stands still. */
async function postWebhook(type: string, code: string, facts: object = {}) {
  const { plaid_item_id: itemId } = await item();
  const body = { webhook_type: type, webhook_code: code, item_id: itemId, ...facts };
  await storeWebhook(world.db, Buffer.from(JSON.stringify(body)), world.clock());
}

describe('a webhook', () => {
  test.each<[string, string, object, object]>([
    [
      'ITEM',
      'ERROR',
      { error: { error_code: 'ITEM_LOGIN_REQUIRED' } },
      { status: 'needs_login', status_code: 'ITEM_LOGIN_REQUIRED' },
    ],
    ['ITEM', 'ERROR', { error: null }, { status: 'ok' }],
    [
      'ITEM',
      'PENDING_DISCONNECT',
      { reason: 'INSTITUTION_MIGRATION', disconnect_time: '2026-11-25T10:00:00Z' },
      { status: 'expiring', disconnect_at: '2026-11-25T10:00:00.000Z' },
    ],
    [
      'ITEM',
      'PENDING_DISCONNECT',
      {},
      { status: 'expiring', disconnect_at: '2026-11-27T09:00:00.000Z' },
    ],
    [
      'ITEM',
      'PENDING_EXPIRATION',
      { consent_expiration_time: '2026-11-26T00:00:00Z' },
      { status: 'expiring', disconnect_at: '2026-11-26T00:00:00.000Z' },
    ],
    ['ITEM', 'USER_PERMISSION_REVOKED', {}, { status: 'revoked', token_sealed: null }],
    ['ITEM', 'NEW_ACCOUNTS_AVAILABLE', {}, { status: 'ok', new_accounts: 1 }],
    ['TRANSACTIONS', 'DEFAULT_UPDATE', {}, { status: 'ok', new_accounts: 0 }],
    ['SOMETHING', 'NEW', {}, { status: 'ok', new_accounts: 0 }],
  ])('%s/%s %j changes the link to %j', async (type, code, facts, expected) => {
    await postWebhook(type, code, facts);
    await worker.drain();
    expect(await item()).toMatchObject(expected);
  });

  test.each([
    ['TRANSACTIONS', 'SYNC_UPDATES_AVAILABLE'],
    ['LIABILITIES', 'DEFAULT_UPDATE'],
    ['HOLDINGS', 'DEFAULT_UPDATE'],
    ['INVESTMENTS_TRANSACTIONS', 'DEFAULT_UPDATE'],
    ['ITEM', 'LOGIN_REPAIRED'],
  ])('%s/%s syncs the bank', async (type, code) => {
    const before = (await item()).cursor_version;
    await postWebhook(type, code);
    await postWebhook(type, code);
    await worker.drain();
    expect((await item()).cursor_version).toBe(before + 1);
  });

  test.each(['DEFAULT_UPDATE', 'INITIAL_UPDATE', 'HISTORICAL_UPDATE', 'TRANSACTIONS_REMOVED'])(
    'of the older transactions API has no effect: %s',
    async (code) => {
      await postWebhook('TRANSACTIONS', code);
      await worker.drain();
      expect(await syncJobs()).toEqual([]);
    },
  );

  test('about a repaired login clears the warning and the announced end', async () => {
    await postWebhook('ITEM', 'PENDING_DISCONNECT');
    await postWebhook('ITEM', 'ERROR', { error: { error_code: 'ITEM_LOGIN_REQUIRED' } });
    await postWebhook('ITEM', 'LOGIN_REPAIRED');
    await worker.drain();
    expect(await item()).toMatchObject({ status: 'ok', status_code: null, disconnect_at: null });
  });

  test('about one withdrawn account deletes that account only', async () => {
    const [first, ...others] = await world.db.selectFrom('accounts').selectAll().execute();
    await postWebhook('ITEM', 'USER_ACCOUNT_REVOKED', { account_id: first?.plaid_account_id });
    await worker.drain();
    const left = await world.db.selectFrom('accounts').select('id').execute();
    expect(left.map(({ id }) => id).sort()).toEqual(others.map(({ id }) => id).sort());
    const rows = await world.db
      .selectFrom('transactions')
      .select('id')
      .where('account_id', '=', first?.id ?? '')
      .execute();
    expect(rows).toEqual([]);
  });

  test('changes the data version', async () => {
    const version = () => world.db.selectFrom('users').select('data_version').executeTakeFirst();
    const before = (await version())?.data_version ?? 0;
    await postWebhook('ITEM', 'USER_PERMISSION_REVOKED');
    await worker.drain();
    expect((await version())?.data_version).toBeGreaterThan(before);
  });
});

describe('a webhook that is handled during a sync', () => {
  /** Delivers a webhook between two answers that a sync waits for. */
  const postDuringSync = (...webhook: Parameters<typeof postWebhook>) =>
    world.network.fail(
      '/item/get',
      async (answer) => {
        await postWebhook(...webhook);
        await applyWebhooks(world, (await item()).plaid_item_id);
        return answer;
      },
      1,
    );

  it('about the end of a link is not undone by the sync', async () => {
    postDuringSync('ITEM', 'PENDING_DISCONNECT', { disconnect_time: '2026-11-25T10:00:00Z' });
    expect(await syncItem(world, ref)).toMatchObject({ state: 'done' });
    const end = { status: 'expiring', disconnect_at: '2026-11-25T10:00:00.000Z' };
    expect(await item()).toMatchObject(end);
  });

  it('about withdrawn access prevents the sync from saving data', async () => {
    postDuringSync('ITEM', 'USER_PERMISSION_REVOKED');
    expect(await syncItem(world, ref)).toMatchObject({ state: 'busy' });
    expect(await item()).toMatchObject({ status: 'revoked', token_sealed: null });
  });

  it('about a withdrawn account prevents its rows from returning', async () => {
    const accounts = () => world.db.selectFrom('accounts').selectAll().orderBy('id').execute();
    const before = await accounts();
    postDuringSync('ITEM', 'USER_ACCOUNT_REVOKED', { account_id: before[0]?.plaid_account_id });
    expect(await syncItem(world, ref)).toMatchObject({ state: 'busy' });
    const after = await accounts();
    expect(after.map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
  });

  it('about a repair is not undone by a temporary failure', async () => {
    await world.db.updateTable('items').set({ status: 'needs_login' }).execute();
    world.network.fail('/accounts/get', async () => {
      await postWebhook('ITEM', 'LOGIN_REPAIRED');
      await applyWebhooks(world, (await item()).plaid_item_id);
      return {};
    });
    await expect(syncItem(world, ref)).rejects.toMatchObject({ kind: 'retry' });
    expect(await item()).toMatchObject({ status: 'ok', status_code: 'UNREADABLE_ANSWER' });
  });
});
