import { recordChange } from '../../changes/record-change';
import { undoChange } from '../../finance/change-log/undo-change';
import { transactionRowId } from '../mapping/row-ids';
import type { ItemRef } from '../item/item-row';
import { plaidError } from '../testing/faulty-network';
import { linkItem, type TestWorld, testWorld, USER } from '../testing/world';
import { syncItem } from './sync';

let world: TestWorld;
let ref: ItemRef;

const DAY_MS = 86_400_000;

const DINER = {
  as_of: '2026-11-20',
  override_accounts: [
    {
      type: 'depository',
      subtype: 'checking',
      starting_balance: 100,
      transactions: [
        {
          date_transacted: '2026-11-20',
          date_posted: '2026-11-21',
          amount: 40,
          description: 'DINER',
        },
        {
          date_transacted: '2026-11-10',
          date_posted: '2026-11-11',
          amount: 7,
          description: 'KIOSK',
        },
      ],
    },
  ],
};

const rows = () =>
  world.db.selectFrom('transactions').selectAll().orderBy('date', 'desc').execute();
const edits = () => world.db.selectFrom('transaction_edits').selectAll().execute();

beforeEach(async () => {
  world = await testWorld();
  ref = await linkItem(world, DINER);
  await syncItem(world, ref);
});

afterEach(async () => {
  await world.close();
});

async function edit(id: string, parts: string | null = null, transfer: string | null = null) {
  await world.db
    .insertInto('transaction_edits')
    .values({
      user_id: USER,
      transaction_id: id,
      category: 'Travel',
      note: 'with Sam',
      merchant: null,
      parts,
      transfer,
      updated_at: '',
    })
    .execute();
}

describe('a pending transaction', () => {
  test('is replaced by its posted transaction', async () => {
    expect(await rows()).toMatchObject([
      { name: 'DINER', pending: 1 },
      { name: 'KIOSK', pending: 0 },
    ]);
    world.practice.moveClock(DAY_MS);
    expect(await syncItem(world, ref)).toMatchObject({ added: 1, removed: 1 });
    expect(await rows()).toMatchObject([
      { name: 'DINER', pending: 0 },
      { name: 'KIOSK', pending: 0 },
    ]);
  });

  test('passes the edits of the user on to its posted transaction', async () => {
    const [pending] = await rows();
    await edit(pending?.id ?? '');
    world.practice.moveClock(DAY_MS);
    await syncItem(world, ref);
    const [posted] = await rows();
    expect(posted?.id).not.toBe(pending?.id);
    expect(await edits()).toMatchObject([
      { transaction_id: posted?.id, category: 'Travel', note: 'with Sam' },
    ]);
  });

  // Covers P3-A2-4.
  test('stays linked with the row that the user chose, on both sides', async () => {
    const [pending, other] = await rows();
    await edit(pending?.id ?? '', null, other?.id ?? '');
    await edit(other?.id ?? '', null, pending?.id ?? '');
    world.practice.moveClock(DAY_MS);
    await syncItem(world, ref);
    const [posted] = await rows();
    const links = (await edits()).map((each) => [each.transaction_id, each.transfer]);
    expect(links.sort()).toEqual(
      [
        [posted?.id, other?.id],
        [other?.id, posted?.id],
      ].sort(),
    );
  });

  // Covers P3-A5-5.
  test('lets an earlier change be undone after it posted', async () => {
    const [pending] = await rows();
    await edit(pending?.id ?? '');
    const row = {
      entity: 'transaction',
      field: 'category',
      before: null,
      after: 'Travel',
    } as const;
    const change = { kind: 'test', label: 'Test', rows: [{ ...row, entity_id: pending!.id }] };
    const id = await recordChange(world.db, USER, change, new Date());
    world.practice.moveClock(DAY_MS);
    await syncItem(world, ref);
    expect(await undoChange(world.db, USER, id, new Date())).toHaveLength(1);
    expect(await edits()).toMatchObject([{ category: null, note: 'with Sam' }]);
  });

  // Covers P3-A10-1.
  test('passes its history on even if nobody edited it', async () => {
    const [pending] = await rows();
    const row = {
      entity: 'transaction',
      field: 'amount_cents',
      before: '-3000',
      after: '-4000',
    } as const;
    const change = { kind: 'sync', label: '', rows: [{ ...row, entity_id: pending!.id }] };
    await recordChange(world.db, USER, change, new Date());
    world.practice.moveClock(DAY_MS);
    await syncItem(world, ref);
    const [posted] = await rows();
    const named = await world.db
      .selectFrom('change_rows')
      .select('entity_id')
      .where('field', '=', 'amount_cents')
      .execute();
    expect(named).toEqual([{ entity_id: posted?.id }]);
  });

  // Covers P3-A10-2.
  test.each(['transfer', 'repays'] as const)(
    'has its new id in the history of another row’s %s, so that an undo works',
    async (field) => {
      const [pending, other] = await rows();
      await edit(other?.id ?? '');
      await world.db
        .updateTable('transaction_edits')
        .set({ [field]: pending!.id })
        .execute();
      const row = { entity: 'transaction', field, before: null, after: pending!.id } as const;
      const change = { kind: 'test', label: 'Test', rows: [{ ...row, entity_id: other!.id }] };
      const id = await recordChange(world.db, USER, change, new Date());
      world.practice.moveClock(DAY_MS);
      await syncItem(world, ref);
      expect((await edits())[0]?.[field]).toBe((await rows())[0]?.id);
      expect(await undoChange(world.db, USER, id, new Date())).toHaveLength(1);
      expect((await edits())[0]?.[field]).toBeNull();
    },
  );

  test('passes the edits on even if it was removed in an earlier sync', async () => {
    const [pending] = await rows();
    await edit(pending?.id ?? '');
    world.practice.moveClock(DAY_MS);
    let late: object[] = [];
    world.network.fail(
      '/transactions/sync',
      (answer) => {
        late = answer.added as object[];
        return { ...answer, added: [] };
      },
      1,
    );
    await syncItem(world, ref);
    expect(await rows()).toHaveLength(1);
    world.network.fail('/transactions/sync', (answer) => ({ ...answer, added: late }), 1);
    await syncItem(world, ref);
    const [posted] = await rows();
    expect(await edits()).toMatchObject([{ transaction_id: posted?.id, note: 'with Sam' }]);
  });

  test('adjusts the parts of a split in proportion when the posted amount has a tip', async () => {
    const [pending] = await rows();
    const parts = [
      { category: 'Travel', amountCents: -3000 },
      { category: 'Other', amountCents: -1000 },
    ];
    await edit(pending?.id ?? '', JSON.stringify(parts));
    world.practice.moveClock(DAY_MS);
    world.network.fail('/transactions/sync', (answer) => ({
      ...answer,
      added: (answer.added as object[]).map((row) => ({ ...row, amount: 48.01 })),
    }));
    await syncItem(world, ref);
    expect(JSON.parse((await edits())[0]?.parts ?? '')).toEqual([
      { category: 'Travel', amountCents: -3601 },
      { category: 'Other', amountCents: -1200 },
    ]);
  });
});

test('the name that a user gave to an account stays', async () => {
  await world.db.updateTable('accounts').set({ name: 'Ours' }).execute();
  await syncItem(world, ref);
  expect(await world.db.selectFrom('accounts').select('name').execute()).toEqual([
    { name: 'Ours' },
  ]);
});

test('a row that the user entered for a bank account stays after a full sync', async () => {
  const [, posted] = await rows();
  await world.db
    .insertInto('transactions')
    .values({ ...posted!, id: 'txn-own', source: 'manual', plaid_transaction_id: null })
    .execute();
  world.network.fail('/transactions/sync', plaidError('INVALID_REQUEST', 'INVALID_FIELD'), 1);
  expect(await syncItem(world, ref)).toMatchObject({ removed: 0 });
  expect((await rows()).map(({ id }) => id)).toContain('txn-own');
});

describe('simultaneous syncs', () => {
  test('read the bank once and store each row once', async () => {
    world.practice.moveClock(DAY_MS);
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => syncItem(world, ref)));
    expect(outcomes.map(({ state }) => state).sort()).toEqual([
      'busy',
      'busy',
      'busy',
      'busy',
      'busy',
      'done',
    ]);
    expect(await rows()).toHaveLength(2);
  });

  test('cannot overwrite each other even when a lease is lost', async () => {
    world.practice.moveClock(DAY_MS);
    const losesLease: typeof world = {
      ...world,
      provider: {
        ...world.provider,
        accounts: async (token) => {
          await world.db.updateTable('items').set({ lease_until: null }).execute();
          await syncItem(world, ref);
          return world.provider.accounts(token);
        },
      },
    };
    expect(await syncItem(losesLease, ref)).toEqual({ state: 'busy' });
    expect(await rows()).toHaveLength(2);
  });
});

test('a row has the same id after each full sync', async () => {
  const [row] = await rows();
  expect(row?.id).toBe(transactionRowId(ref.itemId, row?.plaid_transaction_id ?? ''));
});
