import { recentChanges } from './recent-changes';
import { addRule } from '../rule/rule-list';
import { linkItem, type TestWorld, testWorld, USER } from '../../bank/testing/world';
import { syncItem } from '../../bank/sync/sync';

const KIOSK = {
  date_transacted: '2026-11-10',
  date_posted: '2026-11-11',
  amount: 7,
  description: 'KIOSK',
};

const PERSON = {
  as_of: '2026-11-20',
  override_accounts: [
    { type: 'depository', subtype: 'checking', starting_balance: 100, transactions: [KIOSK] },
  ],
};

let world: TestWorld;
beforeEach(async () => {
  world = await testWorld();
});
afterEach(() => world.close());

const changesOf = async (entity: string, id: string) =>
  (await recentChanges(world.db, USER, { entity, id })).changes;

// Covers P3-A10-1.
it('lists what the bank changed about an account, and what a rule set on a new row', async () => {
  const condition = { field: 'text', operator: 'contains', value: 'kiosk' } as const;
  const when = { match: 'all' as const, conditions: [condition] };
  await addRule(world.db, USER, { name: null, when, then: { tags: ['snack'] } });
  const ref = await linkItem(world, PERSON);
  await syncItem(world, ref);
  const { id: row } = await world.db
    .selectFrom('transactions')
    .select('id')
    .executeTakeFirstOrThrow();
  expect(await changesOf('transaction', row)).toMatchObject([
    { kind: 'rules-ran', by: 'rule', fields: [{ field: 'rule_tags', after: '#snack' }] },
  ]);

  const { id, balance_cents: balance } = await world.db
    .selectFrom('accounts')
    .select(['id', 'balance_cents'])
    .executeTakeFirstOrThrow();
  expect(await changesOf('account', id)).toEqual([]);
  await world.db
    .updateTable('accounts')
    .set({ balance_cents: (balance ?? 0) - 500 })
    .execute();
  await syncItem(world, ref);
  await syncItem(world, ref);
  expect(await changesOf('account', id)).toMatchObject([
    {
      kind: 'bank-synced',
      label: 'First Platypus Bank: balances',
      by: 'sync',
      canUndo: false,
      fields: [{ field: 'balance_cents' }],
    },
  ]);
});
