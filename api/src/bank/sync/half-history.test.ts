import type { ItemRef } from '../item/item-row';
import { ACCOUNT_AND_CARD } from '../testing/account-and-card';
import { linkItem, type TestWorld, testWorld } from '../testing/world';
import { syncItem } from './sync';

const SYNC = '/transactions/sync';

let world: TestWorld;
let ref: ItemRef;

beforeEach(async () => {
  world = await testWorld();
  ref = await linkItem(world, ACCOUNT_AND_CARD);
  await syncItem(world, ref);
  await world.db.updateTable('items').set({ cursor: null }).execute();
});

afterEach(async () => {
  await world.close();
});

const names = async () =>
  (await world.db.selectFrom('transactions').select('name').orderBy('name').execute()).map(
    ({ name }) => name,
  );

/** Returns only the newest row, as the bank does while it fetches a history again. */
const newestAlone = (status: string) => (answer: Record<string, unknown>) => ({
  ...answer,
  added: [answer.added].flat().slice(0, 1),
  transactions_update_status: status,
});

describe('a full sync that misses rows', () => {
  test('deletes none of them while the history is incomplete', async () => {
    const before = await names();
    expect(before).toHaveLength(2);
    world.network.fail(SYNC, newestAlone('INITIAL_UPDATE_COMPLETE'), 1);
    await syncItem(world, ref);
    expect(await names()).toEqual(before);
  });

  test('is repeated next time and then deletes the missing rows', async () => {
    world.network.fail(SYNC, newestAlone('INITIAL_UPDATE_COMPLETE'), 1);
    await syncItem(world, ref);
    const item = await world.db.selectFrom('items').select('cursor').executeTakeFirstOrThrow();
    expect(item.cursor).toBeNull();
    world.network.fail(SYNC, newestAlone('HISTORICAL_UPDATE_COMPLETE'), 1);
    await syncItem(world, ref);
    expect(await names()).toHaveLength(1);
  });
});
