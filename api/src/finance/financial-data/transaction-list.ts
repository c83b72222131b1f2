import { setImmediate as letOthersRun } from 'node:timers/promises';
import {
  categorized,
  type FinancialData,
  type IsoDate,
  type Transaction,
  withBillChoices,
  withLoanPayments,
  withShares,
  withTransfers,
} from '@halyard/shared-contracts/finance';
import { asOfItems } from '../../db/as-of';
import { dataVersion } from '../../db/data-version';
import type { Db } from '../../db/database';
import { toLiability, toOwned } from '../../db/row/account-row';
import { billChoicesOf } from '../../db/row/bill-choice-row';
import { categoryBookOf } from '../../db/row/category-row';
import { editing, sharesOf, transferChoices } from '../../db/row/edits';
import { type ShownRow, transactionReader } from '../../db/row/transaction-row';
import { allEdits } from '../../db/transaction-queries';
import { inOrderOfDays } from './order-of-day';
import { accountRows, itemRows, loanBalances, transactionRows } from './queries';

export type TransactionList = Pick<
  FinancialData,
  'source' | 'today' | 'asOf' | 'categories' | 'transactions'
>;

/** Other requests wait for one slice at most. */
const SLICE_ROWS = 200;

const ALL_ROWS = Number.MAX_SAFE_INTEGER;

const asOf = async (db: Db, userId: string): Promise<string | null> =>
  asOfItems(await itemRows(db, userId));

async function readInSlices(db: Db, userId: string, sliceRows: number) {
  const book = await categoryBookOf(db, userId);
  const edits = await allEdits(db, userId);
  const choices = await billChoicesOf(db, userId);
  const withEdits = editing(edits);
  const toTransaction = transactionReader();
  const transactions: Transaction[] = [];
  let rows: ShownRow[] = [];
  for (let slices = 1; ; slices += 1) {
    const slice = await transactionRows(db, userId, sliceRows, rows.at(-1));
    const isLast = slice.length < sliceRows;
    const { whole, open } = wholeDays([...rows, ...slice], isLast);
    const read = inOrderOfDays(whole).map(toTransaction);
    const shown = withBillChoices(withEdits(read), choices, read);
    for (const row of shown) transactions.push(categorized(row, book));
    if (isLast) return { transactions, edits, book, slices };
    rows = open;
    await letOthersRun();
  }
}

/** The rows of the last day wait for the next slice, so that a day is sorted as a whole. */
function wholeDays(rows: readonly ShownRow[], isLast: boolean) {
  const day = rows.at(-1)?.date;
  const end = isLast ? rows.length : rows.findIndex(({ date }) => date === day);
  return { whole: rows.slice(0, end), open: rows.slice(end) };
}

/**
 * Reads all transactions of a user in slices, the newest first. If the data changes between two slices, it reads
 * all rows again at once, because a row could be missing or repeated.
 */
export async function ownTransactions(
  db: Db,
  userId: string,
  sliceRows = SLICE_ROWS,
): Promise<Pick<TransactionList, 'categories' | 'transactions'>> {
  const before = await dataVersion(db, userId);
  const sliced = await readInSlices(db, userId, sliceRows);
  const isConsistent = sliced.slices === 1 || (await dataVersion(db, userId)) === before;
  const { transactions, edits, book } = isConsistent
    ? sliced
    : await readInSlices(db, userId, ALL_ROWS);
  const owned = await accountRows(db, userId);
  const balances = await loanBalances(db, userId, owned);
  await letOthersRun();
  const shared = withShares(transactions, sharesOf(edits));
  await letOthersRun();
  const linked = withTransfers(shared, owned.map(toOwned), transferChoices(edits, book));
  await letOthersRun();
  const debts = owned.filter(({ kind }) => kind === 'debt').map((row) => toLiability(row, null));
  const named = linked.map((row) => categorized(row, book));
  await letOthersRun();
  return {
    categories: book.categories,
    transactions: withLoanPayments(named, debts, balances),
  };
}

export async function ownList(db: Db, userId: string, today: IsoDate): Promise<TransactionList> {
  return {
    source: 'own',
    today,
    asOf: await asOf(db, userId),
    ...(await ownTransactions(db, userId)),
  };
}
