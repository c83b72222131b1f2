import { isoDate } from '@halyard/shared-contracts/finance';
import { createUser } from '../../bank/testing/world';
import type { Db } from '../../db/database';
import { accountRow, transactionRow } from '../../testing/rows';
import { openTestDatabase } from '../../testing/test-database';
import { undoChange } from '../change-log/undo-change';
import { editTransaction } from '../transaction/edit-transaction';
import { ownTransactions } from './transaction-list';

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
  await createUser(db, 'ann');
  await db.insertInto('accounts').values(accountRow()).execute();
});
afterEach(() => db.destroy());

const WHEN = { now: new Date('2025-07-15T12:00:00Z'), today: isoDate('2025-07-15') };
const isGuessed = async () => (await ownTransactions(db, 'ann')).transactions[0]?.guessed === true;
const store = (part: Parameters<typeof transactionRow>[0]) =>
  db
    .insertInto('transactions')
    .values(transactionRow({ user_id: 'ann', id: 'txn-1', ...part }))
    .execute();

const CODE = { pfc_primary: 'TRAVEL', pfc_detailed: 'TRAVEL_FLIGHTS' };
const NO_CODE = { pfc_primary: null, pfc_detailed: null };

// Covers P3-A6-6.
test.each<[string, Parameters<typeof transactionRow>[0], boolean, boolean]>([
  ['a code of the bank', { ...CODE, source: 'bank', category: 'Travel' }, false, false],
  ['a text of the bank', { ...NO_CODE, source: 'bank', category: 'Travel' }, false, true],
  ['nothing', { ...NO_CODE, source: 'bank', category: 'Other' }, false, true],
  ['a row of a statement', { ...NO_CODE, source: 'manual', category: 'Travel' }, true, true],
  ['a row of the user', { ...NO_CODE, source: 'manual', category: 'Travel' }, false, false],
])('a category from %s', async (_, part, isImported, guessed) => {
  await store(part);
  if (isImported) {
    const row = { user_id: 'ann', transaction_id: 'txn-1', import_id: 'i', bank_ref: null };
    await db.insertInto('import_rows').values(row).execute();
  }
  expect(await isGuessed()).toBe(guessed);
  const { changeId } = await editTransaction(db, 'ann', 'txn-1', { category: 'Rent' }, WHEN);
  expect(await isGuessed()).toBe(false);
  await undoChange(db, 'ann', changeId!, WHEN.now);
  expect(await isGuessed()).toBe(guessed);
});
