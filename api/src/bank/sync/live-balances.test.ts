import { refreshBanks } from '../item/refresh';
import { plaidError } from '../testing/faulty-network';
import { linkItem, type TestWorld, testWorld, USER } from '../testing/world';
import { syncItem } from './sync';

const LIVE = '/accounts/balance/get';
const CACHED = '/accounts/get';
const DOWN = plaidError('INSTITUTION_ERROR', 'INSTITUTION_NOT_RESPONDING');
const OFTEN = 10;

let world: TestWorld;

beforeEach(async () => {
  world = await testWorld();
});
afterEach(() => world.close());

const balances = async () => {
  const rows = await world.db.selectFrom('accounts').select('balance_cents').execute();
  return rows.map(({ balance_cents }) => balance_cents);
};

describe('a refresh', () => {
  it('reads the balances that the bank states now, and not the cached ones', async () => {
    await linkItem(world);
    world.network.fail(CACHED, DOWN, OFTEN);
    expect(await refreshBanks(world, USER, null)).toMatchObject({ failed: [] });
    expect(await balances()).not.toEqual([]);
  });

  it('stores the cached balances if the bank does not state its own', async () => {
    await linkItem(world);
    world.network.fail(LIVE, DOWN, OFTEN);
    expect(await refreshBanks(world, USER, null)).toMatchObject({ failed: [] });
    expect(await balances()).not.toEqual([]);
  });
});

it('a sync without a user reads no live balances, which cost a fee', async () => {
  const ref = await linkItem(world);
  world.network.fail(CACHED, DOWN, OFTEN);
  await expect(syncItem(world, ref)).rejects.toMatchObject({ code: 'INSTITUTION_NOT_RESPONDING' });
});
