import { plaidError, type FaultEffect } from '../testing/faulty-network';
import { forgetItem } from '../item/removal';
import { linkItem, type TestWorld, testWorld } from '../testing/world';
import { syncItem } from './sync';

const HOLDINGS = '/investments/holdings/get';

const security = (name: string, ticker_symbol: string) => ({ name, ticker_symbol });
const INVESTOR = {
  as_of: '2026-11-20',
  override_accounts: [
    {
      type: 'investment',
      subtype: 'brokerage',
      starting_balance: 1500.25,
      meta: { name: 'Brokerage', mask: '0007' },
      holdings: [
        {
          quantity: 3.5,
          institution_price: 101.125,
          institution_price_as_of: '2026-11-19',
          cost_basis: 200,
          currency: 'USD',
          security: security('Whole Market ETF', 'WMKT'),
        },
        { quantity: 2, institution_price: 10, currency: 'USD', security: security('Acme', 'ACME') },
        { quantity: 1, institution_price: 10, currency: 'USD', security: security('Acme', 'ACME') },
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

const rows = () => world.db.selectFrom('investment_holdings').selectAll().orderBy('name').execute();
const change =
  (list: string, edit: (row: Record<string, unknown>, n: number) => unknown): FaultEffect =>
  (answer) => ({ ...answer, [list]: (answer[list] as Record<string, unknown>[]).map(edit) });

describe('holdings of investment accounts', () => {
  test('are stored to the cent with lots of one security merged', async () => {
    const ref = await linkItem(world, INVESTOR);
    await syncItem(world, ref);
    const [account] = await world.db.selectFrom('accounts').selectAll().execute();
    expect(await rows()).toMatchObject([
      { account_id: account?.id, name: 'Acme', ticker: 'ACME', quantity: 3, value_cents: 30_00 },
      {
        name: 'Whole Market ETF',
        ticker: 'WMKT',
        kind: 'fund',
        quantity: 3.5,
        unit_price: 101.125,
        value_cents: 353_94,
        cost_basis_cents: 200_00,
        priced_on: '2026-11-19',
        currency: 'USD',
      },
    ]);
  });

  test('are the same after each sync, without those that were sold', async () => {
    const ref = await linkItem(world, INVESTOR);
    await syncItem(world, ref);
    const before = await rows();
    await syncItem(world, ref);
    expect(await rows()).toEqual(before);
    world.network.fail(HOLDINGS, (answer) => ({
      ...answer,
      holdings: (answer.holdings as { quantity: number }[]).filter((row) => row.quantity === 3.5),
    }));
    await syncItem(world, ref);
    expect(await rows()).toEqual(before.slice(1));
  });

  test.each<[string, FaultEffect]>([
    ['the bank does not answer', plaidError('API_ERROR', 'INTERNAL_SERVER_ERROR', 500)],
    ['the product is not ready', plaidError('ITEM_ERROR', 'PRODUCT_NOT_READY')],
    ['the person withdrew the product', plaidError('ITEM_ERROR', 'ADDITIONAL_CONSENT_REQUIRED')],
    ['the answer cannot be read', { status: 200, body: '{"holdings":"none"}' }],
  ])('stay unchanged when %s, and other data is stored', async (_, effect) => {
    const ref = await linkItem(world, INVESTOR);
    await syncItem(world, ref);
    const before = await rows();
    world.network.fail(HOLDINGS, effect);
    expect(await syncItem(world, ref)).toMatchObject({ state: 'done', malformed: 0 });
    expect(await rows()).toEqual(before);
  });

  test('are empty at a bank without investments', async () => {
    const ref = await linkItem(world, INVESTOR);
    await syncItem(world, ref);
    world.network.fail(HOLDINGS, plaidError('ITEM_ERROR', 'NO_INVESTMENT_ACCOUNTS'));
    await syncItem(world, ref);
    expect(await rows()).toEqual([]);
  });

  test('lose only the row that cannot be read, which stays unchanged and is counted', async () => {
    const ref = await linkItem(world, INVESTOR);
    await syncItem(world, ref);
    const before = await rows();
    const spoilt = change('holdings', (row) =>
      row.quantity === 3.5 ? { ...row, quantity: 'many' } : { ...row, institution_value: 11 },
    );
    world.network.fail(HOLDINGS, spoilt, 1);
    expect(await syncItem(world, ref)).toMatchObject({ malformed: 1 });
    expect(await rows()).toEqual([{ ...before[0], value_cents: 22_00 }, before[1]]);
    expect(await world.db.selectFrom('quarantine').selectAll().execute()).toMatchObject([
      { kind: 'holding', reason: 'quantity: number' },
    ]);
    await syncItem(world, ref);
    expect(await world.db.selectFrom('quarantine').selectAll().execute()).toEqual([]);
    expect(await rows()).toEqual(before);
  });

  test('have a default name if the bank does not describe the security', async () => {
    const ref = await linkItem(world, INVESTOR);
    world.network.fail(HOLDINGS, (answer) => ({ ...answer, securities: [null] }));
    await syncItem(world, ref);
    expect((await rows()).map(({ name, kind }) => [name, kind])).toEqual([
      ['Unknown security', 'other'],
      ['Unknown security', 'other'],
    ]);
  });

  test('are deleted with the bank', async () => {
    const ref = await linkItem(world, INVESTOR);
    await syncItem(world, ref);
    expect(await rows()).toHaveLength(2);
    await forgetItem(world, ref);
    expect(await rows()).toEqual([]);
  });
});
