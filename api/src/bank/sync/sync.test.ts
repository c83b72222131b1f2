import { cents, fromDollars, sum } from '@halyard/shared-contracts/money';
import { personas } from '../testing/practice';
import { linkItem, type TestWorld, testWorld, USER } from '../testing/world';
import { syncItem } from './sync';

let world: TestWorld;

beforeEach(async () => {
  world = await testWorld();
});

afterEach(async () => {
  await world.close();
});

const rows = () => world.db.selectFrom('transactions').selectAll().orderBy('id').execute();
const accounts = () => world.db.selectFrom('accounts').selectAll().orderBy('id').execute();

describe('syncing a linked bank', () => {
  test.each(personas.map((persona) => [persona.id, persona] as const))(
    'stores every cent of %s',
    async (id, { user }) => {
      const ref = await linkItem(world, id);
      const outcome = await syncItem(world, ref);

      const sent = (user.override_accounts ?? []).flatMap((one) => one.transactions ?? []);
      const stored = await rows();
      expect(outcome).toMatchObject({ state: 'done', added: sent.length, malformed: 0 });
      expect(stored).toHaveLength(sent.length);
      expect(sum(stored.map((row) => cents(row.amount_cents)))).toBe(
        -sum(sent.map((row) => fromDollars(row.amount ?? 0))),
      );
      expect(await accounts()).toHaveLength((user.override_accounts ?? []).length);
    },
  );

  // Covers P1-5-10, P1-7-28.
  test('stores spending as negative and income as positive amounts', async () => {
    const ref = await linkItem(world, {
      override_accounts: [
        {
          type: 'depository',
          subtype: 'checking',
          starting_balance: -50.25,
          transactions: [
            {
              date_transacted: '2026-11-18',
              date_posted: '2026-11-19',
              amount: 12.34,
              description: 'A',
            },
            {
              date_transacted: '2026-11-18',
              date_posted: '2026-11-20',
              amount: -100,
              description: 'B',
            },
            {
              date_transacted: '2026-11-18',
              date_posted: '2026-11-20',
              amount: 0,
              description: 'C',
            },
          ],
        },
        { type: 'credit', subtype: 'credit card', starting_balance: -20, meta: { limit: 1000 } },
      ],
    });
    await syncItem(world, ref);

    const byName = Object.fromEntries((await rows()).map((row) => [row.name, row]));
    expect(byName.A).toMatchObject({ amount_cents: -1234, type: 'debit', date: '2026-11-18' });
    expect(byName.B).toMatchObject({ amount_cents: 10_000, type: 'credit' });
    expect(byName.C).toMatchObject({ amount_cents: 0, type: 'credit' });
    expect(await accounts()).toMatchObject([
      { kind: 'asset', balance_cents: -5025 },
      { kind: 'debt', balance_cents: -2000, limit_cents: 100_000 },
    ]);
    expect(USER).toBe(ref.userId);
  });

  test('changes nothing in a second run', async () => {
    const ref = await linkItem(world);
    await syncItem(world, ref);
    const before = await rows();
    expect(await syncItem(world, ref)).toMatchObject({ added: 0, changed: 0, removed: 0 });
    expect(await rows()).toEqual(before);
  });
});
