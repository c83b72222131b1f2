import { setImmediate as turn } from 'node:timers/promises';
import type { FinancialData, IsoDate, Transaction } from '@halyard/shared-contracts/finance';
import { dataVersion } from '../../db/data-version';
import type { Db } from '../../db/database';
import { editing } from '../../db/row/edits';
import { transactionReader } from '../../db/row/transaction-row';
import { editRows, itemRows, type Place, transactionRows } from './stored';

/** A person's transactions, and what is told with every answer: whose they are, of which day, and how fresh. */
export type Listed = Pick<FinancialData, 'source' | 'today' | 'asOf' | 'transactions'>;

/** Rows read at one time: few enough that nobody who asks meanwhile waits for long. */
const SLICE_ROWS = 200;

const ALL_ROWS = Number.MAX_SAFE_INTEGER;

/** When a bank's figures were last right: as the bank itself says, or when it last answered us. */
export const confirmed = (item: {
  readonly bank_updated_at: string | null;
  readonly last_success_at: string | null;
}): string | null => item.bank_updated_at ?? item.last_success_at;

/** Since when all of a person's banks are known to be right; null of somebody without any. */
export async function asOf(db: Db, userId: string): Promise<string | null> {
  const items = await itemRows(db, userId);
  return items.flatMap((item) => confirmed(item) ?? []).sort()[0] ?? null;
}

interface Reading {
  readonly transactions: Transaction[];
  readonly slices: number;
}

async function readInSlices(db: Db, userId: string, sliceRows: number): Promise<Reading> {
  const shown = editing(await editRows(db, userId));
  const toTransaction = transactionReader();
  const transactions: Transaction[] = [];
  let last: Place | undefined;
  for (let slices = 1; ; slices += 1) {
    const rows = await transactionRows(db, userId, sliceRows, last);
    transactions.push(...shown(rows.map(toTransaction)));
    last = rows.at(-1);
    if (rows.length < sliceRows) return { transactions, slices };
    await turn();
  }
}

/**
 * All of a person's transactions, newest first, a slice at a time with everybody else's turn in between. Where somebody
 * changed them meanwhile, a row might be missing or there twice, and so they are read once more in one piece.
 */
export async function ownTransactions(
  db: Db,
  userId: string,
  sliceRows = SLICE_ROWS,
): Promise<Transaction[]> {
  const before = await dataVersion(db, userId);
  const { transactions, slices } = await readInSlices(db, userId, sliceRows);
  const isWhole = slices === 1 || (await dataVersion(db, userId)) === before;
  return isWhole ? transactions : (await readInSlices(db, userId, ALL_ROWS)).transactions;
}

/** The list of a person with data of their own. */
export async function ownList(db: Db, userId: string, today: IsoDate): Promise<Listed> {
  return {
    source: 'own',
    today,
    asOf: await asOf(db, userId),
    transactions: await ownTransactions(db, userId),
  };
}
