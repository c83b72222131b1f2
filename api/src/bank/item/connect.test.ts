import { syncItem } from '../sync/sync';
import { bankJobs } from '../job/bank-jobs';
import { scheduleSync } from '../job/schedule';
import { createWorker } from '../../jobs/worker';
import { linkItem, type TestWorld, testWorld, USER } from '../testing/world';
import { connectBank } from './connect';

test('an existing link does not end when its token is exchanged again', async () => {
  const world = await testWorld();
  await linkItem(world);
  const item = await world.db.selectFrom('items').selectAll().executeTakeFirstOrThrow();
  world.network.fail('/item/public_token/exchange', (answer) => ({
    ...answer,
    item_id: item.plaid_item_id,
  }));
  const token = await world.practice.publicToken();
  const metadata = { institutionId: null, institutionName: null, accounts: [] };
  await expect(connectBank(world, USER, token, metadata)).rejects.toMatchObject({
    code: 'ALREADY_CONNECTED',
  });
  expect(world.network.calls).not.toContain('/item/remove');
  expect(await world.db.selectFrom('items').selectAll().execute()).toEqual([item]);
  await world.close();
});

test('the first sync is recorded under the name that the bank gives itself', async () => {
  const world = await testWorld();
  await syncItem(world, await linkItem(world, 'retiree'));
  const { label } = await world.db
    .selectFrom('changes')
    .select('label')
    .where('kind', '=', 'bank-synced')
    .executeTakeFirstOrThrow();
  expect(label).toMatch(/^First Platypus Bank: \d+ new$/);
  await world.close();
});

describe('links to one bank that are created at the same time', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await testWorld();
  });
  afterEach(() => world.close());

  const NOTHING_SAID = { institutionId: null, institutionName: null, accounts: [] };
  const living = () =>
    world.db
      .selectFrom('items')
      .select(['id', 'status'])
      .where('status', '!=', 'removing')
      .execute();
  const link = async (who: string) =>
    connectBank(world, USER, await world.practice.publicToken(who), NOTHING_SAID);

  test('leave one link and end the others at the bank', async () => {
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => link('retiree')));
    const refused = results.flatMap((each) =>
      each.status === 'rejected' ? [each.reason.code] : [],
    );
    expect(refused).toEqual(['ALREADY_CONNECTED', 'ALREADY_CONNECTED', 'ALREADY_CONNECTED']);
    expect(await living()).toHaveLength(1);
    const ended = await world.db
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'bank.remove')
      .execute();
    expect(ended).toHaveLength(3);
  });

  test('leave one link even if the second is created before the first sync', async () => {
    const { itemId } = await link('retiree');
    await expect(link('retiree')).rejects.toMatchObject({ code: 'ALREADY_CONNECTED' });
    expect(await living()).toEqual([{ id: itemId, status: 'syncing' }]);
  });

  test('all stay if they have different accounts', async () => {
    await Promise.all([link('retiree'), link('family-homeowners')]);
    expect(await living()).toHaveLength(2);
  });

  test('leave one link after the next sync if an instance was killed in between', async () => {
    const { itemId } = await link('retiree');
    const left = await linkItem(world, 'retiree');
    const worker = createWorker({ ...world, random: () => 0, handlers: bankJobs(world) });
    await scheduleSync(world.db, left, world.clock());
    await worker.drain();
    expect((await living()).map(({ id }) => id)).toEqual([itemId]);
    await worker.stop();
  });
});
