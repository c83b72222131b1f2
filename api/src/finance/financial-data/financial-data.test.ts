import { isoDate } from '@halyard/shared-contracts/finance';
import { bumpDataVersion } from '../../db/data-version';
import type { Db } from '../../db/database';
import { accountRow, transactionRow } from '../../testing/rows';
import { openTestDatabase } from '../../testing/test-database';
import { ownTransactions } from './transaction-list';
import { cachedFinancialData } from './financial-data';

const TODAY = isoDate('2025-07-15');

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const dayOf = (number: number): string => `2025-06-${String(number + 1).padStart(2, '0')}`;

const row = (user_id: string, number: number) =>
  transactionRow({
    user_id,
    id: `t-${number}`,
    date: dayOf(number % 7),
    amount_cents: -100,
    source: 'manual',
  });

async function addUser(id: string, rows: number): Promise<void> {
  await db
    .insertInto('users')
    .values({ id, email: null, password_hash: null, created_at: '', data_version: 0 })
    .execute();
  const account = accountRow({ user_id: id, item_id: null, source: 'manual' });
  await db.insertInto('accounts').values(account).execute();
  const all = Array.from({ length: rows }, (_, number) => row(id, number));
  await db.insertInto('transactions').values(all).execute();
}

describe('ownTransactions', () => {
  it.each([1, 3, 23, 24, 25, 500])(
    'returns the whole list from slices of %d rows',
    async (slice) => {
      await addUser('ann', 24);
      const { transactions: found } = await ownTransactions(db, 'ann', slice);
      const places = found.map(({ date, id }) => `${date} ${id}`);
      expect(places).toEqual([...places].sort().reverse());
      expect(new Set(places).size).toBe(24);
    },
  );

  it('returns every row once when one moves to another day during the read', async () => {
    await addUser('ann', 24);
    const reading = ownTransactions(db, 'ann', 2);
    for (let wait = 0; wait < 4; wait += 1) await new Promise((resolve) => setImmediate(resolve));
    const [newest] = await db
      .updateTable('transactions')
      .set({ date: '2025-05-01' })
      .where('date', '=', dayOf(6))
      .where('id', '=', 't-6')
      .returning('id')
      .execute();
    expect(newest).toBeDefined();
    await bumpDataVersion(db, 'ann');
    const ids = (await reading).transactions.map(({ id }) => id);
    expect(ids).toHaveLength(24);
    expect(new Set(ids).size).toBe(24);
  });
});

describe('cachedFinancialData', () => {
  it('limits the cached rows and evicts the least recently used list', async () => {
    for (const id of ['ann', 'bea', 'cid']) await addUser(id, 8);
    const { listOf } = cachedFinancialData(db, () => TODAY, 20);
    const [ann, bea] = [await listOf('ann'), await listOf('bea')];
    expect(await listOf('ann')).toBe(ann);
    await listOf('cid');
    expect(await listOf('ann')).toBe(ann);
    expect(await listOf('bea')).not.toBe(bea);
  });

  it('caches the newest list even if it is too long, and uses it for the financial data', async () => {
    await addUser('ann', 24);
    const { listOf, financialDataOf } = cachedFinancialData(db, () => TODAY, 20);
    const financialData = await financialDataOf('ann');
    expect((await listOf('ann')).transactions).toBe(financialData.transactions);
    expect(await financialDataOf('ann')).toBe(financialData);
  });
});
