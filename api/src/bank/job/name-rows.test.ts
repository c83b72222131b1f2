import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { accountRow, transactionRow } from '../../testing/rows';
import { transactionRow as rowOfBank } from '../mapping/transaction-row';
import { saveTransactions } from '../sync/save-transactions';
import { openTestDatabase } from '../../testing/test-database';
import { createUser } from '../testing/world';
import { nameRows } from './name-rows';

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
  await createUser(db, 'ann');
  await db.insertInto('accounts').values(accountRow()).execute();
});
afterEach(() => db.destroy());

const TEXT = 'SQ *BLUE BOTTLE SAN FRANCISCO CA';

const storedNames = async () => {
  const rows = await db
    .selectFrom('transactions')
    .select(['id', 'made_name'])
    .orderBy('id')
    .execute();
  return Object.fromEntries(rows.map(({ id, made_name }) => [id, made_name]));
};

// Covers P3-A5-1.
test('rows from before the migration get their names, and other rows need none', async () => {
  const rows = [
    transactionRow({ id: 'a', name: TEXT, merchant: TEXT }),
    transactionRow({ id: 'b', name: TEXT, merchant: 'Blue Bottle Coffee' }),
    transactionRow({ id: 'c', name: 'My shop', merchant: 'My shop', source: 'manual' }),
  ];
  await db.insertInto('transactions').values(rows).execute();
  expect(await nameRows(db)).toBe(true);
  expect(await storedNames()).toEqual({ a: 'Blue Bottle', b: null, c: null });
});

test('a long table is named in several calls, so that a server can end in between', async () => {
  const rowOf = (at: number) =>
    transactionRow({ id: `t-${at}`, name: `CAFE ${at}`, merchant: `CAFE ${at}` });
  await db
    .insertInto('transactions')
    .values(Array.from({ length: 250 }, (_, at) => rowOf(at)))
    .execute();
  expect(await nameRows(db, 2)).toBe(false);
  expect(await nameRows(db, 2)).toBe(true);
  expect(Object.values(await storedNames())).not.toContain(null);
});

test('the rows without a name are found through their index', async () => {
  if (process.env.TEST_POSTGRES_URL) return;
  const { rows } = await sql<{ detail: string }>`explain query plan
    select id from transactions where made_name is null and source = 'bank' and merchant = name`.execute(
    db,
  );
  expect(JSON.stringify(rows)).toContain('transactions_without_name');
});

const reported = (name: string, merchant: string | null) =>
  rowOfBank(
    {
      transactionId: 't',
      accountId: 'a',
      amount: cents(-1_234),
      date: isoDate('2026-11-20'),
      authorizedDate: null,
      name,
      merchant,
      pending: false,
      pendingId: null,
      currency: 'USD',
      pfcPrimary: null,
      pfcDetailed: null,
      legacyCategory: null,
    },
    { userId: 'ann', itemId: 'i', accountRowId: 'acc-1', at: '2026-11-20T00:00:00.000Z' },
  );

// Covers P3-A5-1.
test('a stored name follows the text and the name that the bank sends later', async () => {
  const nameAfter = async (text: string, merchant: string | null) => {
    await saveTransactions(db, 'ann', [reported(text, merchant)]);
    return Object.values(await storedNames());
  };
  expect(await nameAfter(TEXT, null)).toEqual(['Blue Bottle']);
  expect(await nameAfter('TST* BLUE RIDGE PIZZERIA', null)).toEqual(['Blue Ridge Pizzeria']);
  expect(await nameAfter(TEXT, 'Blue Bottle Coffee')).toEqual([null]);
});
