import { forgetItem } from '../item/removal';
import type { ItemRef } from '../item/item-row';
import { plaidError } from '../testing/faulty-network';
import { linkItem, type TestWorld, testWorld } from '../testing/world';
import { bankJobs } from './bank-jobs';
import { scheduleAll, scheduleSync } from './schedule';
import { createWorker, type Worker } from '../../jobs/worker';

let world: TestWorld;
let worker: Worker;

async function start(history: 'at-once' | 'two-waves' = 'at-once') {
  world = await testWorld({ history });
  worker = createWorker({ ...world, random: () => 0, handlers: bankJobs(world) });
}

afterEach(async () => {
  await worker.stop();
  await world.close();
});

const item = () => world.db.selectFrom('items').selectAll().executeTakeFirst();
const rowCount = async () =>
  (await world.db.selectFrom('transactions').select('id').execute()).length;

async function dueIn(kind: string): Promise<number[]> {
  const jobs = await world.db.selectFrom('jobs').selectAll().where('kind', '=', kind).execute();
  return jobs.map((job) => (Date.parse(job.run_at) - world.clock().getTime()) / 1000);
}

async function pass(seconds: number) {
  world.practice.moveClock(seconds * 1000);
  await worker.drain();
}

const SIX_HOURS = 6 * 3600;

describe('the syncs of a new link', () => {
  test('run in short intervals until the history is complete, and then every six hours', async () => {
    await start('two-waves');
    const ref = await linkItem(world);
    await scheduleSync(world.db, ref, world.clock());
    await worker.drain();
    expect(await item()).toMatchObject({ status: 'syncing', history: 'pending', cursor: null });
    expect(await world.db.selectFrom('accounts').select('id').execute()).not.toEqual([]);
    expect(await dueIn('bank.sync')).toEqual([10]);

    world.practice.moveClock(3000);
    await scheduleSync(world.db, ref, world.clock());
    await worker.drain();
    expect(await item()).toMatchObject({ status: 'ok', history: 'initial' });
    const recent = await rowCount();
    expect(recent).toBeGreaterThan(0);
    await pass(60);
    expect(await item()).toMatchObject({ status: 'ok', history: 'complete' });
    const all = await rowCount();
    expect(all).toBeGreaterThan(recent);
    expect(await dueIn('bank.sync')).toEqual([SIX_HOURS]);
    await pass(SIX_HOURS);
    expect(await dueIn('bank.sync')).toEqual([SIX_HOURS]);
    expect(await rowCount()).toBeGreaterThanOrEqual(all);
  });
});

describe('a sync that fails', () => {
  const failing = async (type: string, code: string, status = 400) => {
    await start();
    const ref = await linkItem(world);
    world.network.fail('/transactions/sync', plaidError(type, code, status));
    await scheduleSync(world.db, ref, world.clock());
    await worker.drain();
  };

  test.each([
    ['API_ERROR', 'INTERNAL_SERVER_ERROR', 500, [60]],
    ['RATE_LIMIT_EXCEEDED', 'TRANSACTIONS_SYNC_LIMIT', 429, [60]],
    ['INSTITUTION_ERROR', 'INSTITUTION_DOWN', 400, [900]],
    ['INVALID_INPUT', 'INVALID_API_KEYS', 400, [3600]],
    ['ITEM_ERROR', 'ITEM_LOGIN_REQUIRED', 400, []],
    ['ITEM_ERROR', 'ITEM_NOT_FOUND', 400, []],
  ])('%s/%s is tried again after %i → %j seconds', async (type, code, status, due) => {
    await failing(type, code, status);
    expect(await dueIn('bank.sync')).toEqual(due);
  });

  test('waits longer each time, and normally again after a success', async () => {
    await failing('API_ERROR', 'INTERNAL_SERVER_ERROR', 500);
    await pass(60);
    expect(await dueIn('bank.sync')).toEqual([120]);
    world.network.heal();
    await pass(120);
    expect(await dueIn('bank.sync')).toEqual([SIX_HOURS]);
  });

  test('logs an error for the operator when our own keys are refused', async () => {
    await failing('INVALID_INPUT', 'INVALID_API_KEYS');
    expect(world.log.lines.join()).toMatch(/INVALID_API_KEYS.*req-1/);
  });
});

describe('a link after a day of silence', () => {
  test('is checked and synced again', async () => {
    await start();
    await linkItem(world);
    await scheduleAll(world.db, world.clock());
    await world.db.updateTable('items').set({ status: 'needs_login' }).execute();
    await world.db.deleteFrom('jobs').where('kind', '=', 'bank.sync').execute();
    await pass(86_400);
    await worker.drain();
    expect(await item()).toMatchObject({ status: 'ok', history: 'complete' });
    expect(await dueIn('bank.check')).toEqual([86_400]);
  });
});

describe('disconnecting while the bank is down', () => {
  let ref: ItemRef;

  beforeEach(async () => {
    await start();
    ref = await linkItem(world);
    await scheduleSync(world.db, ref, world.clock());
    await worker.drain();
    world.network.fail('/item/remove', plaidError('API_ERROR', 'INTERNAL_SERVER_ERROR', 500));
    await forgetItem(world, ref);
  });

  test('hides the bank at once and ends the link when the bank answers', async () => {
    expect(await rowCount()).toBe(0);
    await pass(30);
    await pass(60);
    expect(await item()).toMatchObject({ status: 'removing', token_sealed: expect.any(String) });
    world.network.heal();
    await pass(120);
    expect(await item()).toBeUndefined();
  });

  test('is completed after a restart that lost its job', async () => {
    await world.db.deleteFrom('jobs').execute();
    world.network.heal();
    await scheduleAll(world.db, world.clock());
    await worker.drain();
    expect(await item()).toBeUndefined();
  });

  test('accepts that the bank has ended the link itself', async () => {
    world.network.heal();
    world.network.fail('/item/remove', plaidError('ITEM_ERROR', 'ITEM_NOT_FOUND'));
    await pass(30);
    expect(await item()).toBeUndefined();
  });
});
