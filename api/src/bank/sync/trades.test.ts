import { plaidError, type FaultEffect } from '../testing/faulty-network';
import { forgetItem } from '../item/removal';
import { linkItem, type TestWorld, testWorld } from '../testing/world';
import { syncItem } from './sync';

const TRADES = '/investments/transactions/get';

const trade = (date: string, type: string, name: string, price: number, quantity = -1) => ({
  date,
  name,
  quantity,
  price,
  fees: 0,
  type,
  currency: 'USD',
});

const INVESTOR = {
  as_of: '2026-11-20',
  override_accounts: [
    {
      type: 'investment',
      subtype: 'brokerage',
      starting_balance: 1500.25,
      meta: { name: 'Brokerage', mask: '0007' },
      investment_transactions: [
        trade('2026-11-02', 'cash', 'Contribution', 262.5),
        {
          ...trade('2026-11-03', 'buy', 'Buy', 39.65, 6.62),
          security: { name: 'Whole Market ETF', ticker_symbol: 'WMKT' },
        },
        trade('2026-09-26', 'transfer', 'Sweep to savings', 612.44, 1),
        trade('2023-01-01', 'cash', 'Contribution', 1),
      ],
    },
  ],
};

let world: TestWorld;
beforeEach(async () => {
  world = await testWorld();
});
afterEach(async () => {
  await world.close();
});

const rows = () => world.db.selectFrom('investment_trades').selectAll().orderBy('date').execute();
const start = async () =>
  (await world.db.selectFrom('accounts').select('flows_from').executeTakeFirst())?.flows_from;

describe('trades of investment accounts', () => {
  // Covers P3-C6-13.
  test('of 24 months are stored, and cash into the account is above zero', async () => {
    const ref = await linkItem(world, INVESTOR);
    await syncItem(world, ref);
    const [account] = await world.db.selectFrom('accounts').selectAll().execute();
    expect(await rows()).toMatchObject([
      { name: 'Sweep to savings', kind: 'transfer', amount_cents: -612_44 },
      { account_id: account?.id, kind: 'contribution', amount_cents: 262_50, security: null },
      {
        kind: 'buy',
        amount_cents: -262_48,
        quantity: 6.62,
        unit_price: 39.65,
        security: 'Whole Market ETF',
      },
    ]);
    expect(await start()).toBe('2024-12-01');
  });

  test('are the same after each sync, without those that the bank took back', async () => {
    const ref = await linkItem(world, INVESTOR);
    await syncItem(world, ref);
    const before = await rows();
    await syncItem(world, ref);
    expect(await rows()).toEqual(before);
    world.network.fail(TRADES, (answer) => ({
      ...answer,
      investment_transactions: (answer.investment_transactions as { type: string }[]).filter(
        ({ type }) => type !== 'transfer',
      ),
    }));
    await syncItem(world, ref);
    expect(await rows()).toEqual(before.slice(1));
  });

  test('are known since the first day, also when the window moves on', async () => {
    const ref = await linkItem(world, INVESTOR);
    await syncItem(world, ref);
    world.practice.moveClock(90 * 86_400_000);
    await syncItem(world, ref);
    expect(await start()).toBe('2024-12-01');
  });

  test.each<[string, FaultEffect]>([
    ['the bank does not answer', plaidError('API_ERROR', 'INTERNAL_SERVER_ERROR', 500)],
    ['the product is not ready', plaidError('ITEM_ERROR', 'PRODUCT_NOT_READY')],
    ['the answer cannot be read', { status: 200, body: '{"securities":"none"}' }],
  ])('stay unchanged when %s', async (_, effect) => {
    const ref = await linkItem(world, INVESTOR);
    await syncItem(world, ref);
    const before = await rows();
    world.network.fail(TRADES, effect);
    expect(await syncItem(world, ref)).toMatchObject({ state: 'done', malformed: 0 });
    expect(await rows()).toEqual(before);
    expect(await start()).toBe('2024-12-01');
  });

  // Covers P3-C6-12.
  test('are not all known while a row cannot be read, which is counted and stays', async () => {
    const ref = await linkItem(world, INVESTOR);
    await syncItem(world, ref);
    const before = await rows();
    const effect: FaultEffect = (answer) => ({
      ...answer,
      investment_transactions: (answer.investment_transactions as object[]).map((row, index) =>
        index === 0 ? { ...row, amount: 'much' } : row,
      ),
    });
    world.network.fail(TRADES, effect, 1);
    expect(await syncItem(world, ref)).toMatchObject({ malformed: 1 });
    expect(await rows()).toEqual(before);
    expect(await start()).toBeNull();
    await syncItem(world, ref);
    expect(await start()).toBe('2024-12-01');
    expect(await world.db.selectFrom('quarantine').selectAll().execute()).toEqual([]);
  });

  test('are deleted with the bank', async () => {
    const ref = await linkItem(world, INVESTOR);
    await syncItem(world, ref);
    expect(await rows()).toHaveLength(3);
    await forgetItem(world, ref);
    expect(await rows()).toEqual([]);
  });
});
