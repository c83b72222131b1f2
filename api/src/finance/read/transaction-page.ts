import type { FinancialData, IsoDate, Transaction } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import { hasOwnData } from '../../db/own-data';
import { withEdits } from '../../db/row/edits';
import { toTransaction } from '../../db/row/transaction-row';
import { editsOf, type Period } from '../../db/transaction-queries';
import { AppError } from '../../errors';
import { type Position, transactionRows } from '../financial-data/queries';
import { sampleHousehold } from '../financial-data/sample';
import { asOf, type TransactionList } from '../financial-data/transaction-list';

interface Page {
  readonly list: TransactionList;
  /** The cursor of the next page; null on the last page. */
  readonly next: string | null;
}

interface PageRequest extends Period {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

const cursorOf = ({ date, id }: Position): string =>
  Buffer.from(`${date} ${id}`).toString('base64url');

function positionOf(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const [, date, id] = /^(\S+) (.+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (date === undefined || id === undefined) throw new AppError('BAD_REQUEST');
  return { date, id };
}

function cut<Row extends Position>(rows: readonly Row[], limit: number) {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { shown, next: last ? cursorOf(last) : null };
}

async function ownPage(
  db: Db,
  userId: string,
  today: IsoDate,
  request: PageRequest,
): Promise<Page> {
  const { limit, cursor } = request;
  const rows = await transactionRows(db, userId, limit + 1, positionOf(cursor), request);
  const { shown, next } = cut(rows, limit);
  const ids = shown.map(({ id }) => id);
  const transactions = withEdits(shown.map(toTransaction), await editsOf(db, userId, ids));
  return { list: { source: 'own', today, asOf: await asOf(db, userId), transactions }, next };
}

const isAfter = (position: Position, row: Position): boolean =>
  row.date < position.date || (row.date === position.date && row.id < position.id);

const newestFirst = (a: Transaction, b: Transaction): number => (isAfter(a, b) ? -1 : 1);

function samplePage(financialData: FinancialData, request: PageRequest): Page {
  const { limit, cursor, startDate = '', endDate = '9999' } = request;
  const position = positionOf(cursor);
  const rows = financialData.transactions
    .filter((row) => row.date >= startDate && row.date <= endDate)
    .filter((row) => position === undefined || isAfter(position, row))
    .sort(newestFirst);
  const { shown, next } = cut(rows, limit);
  return { list: { ...financialData, transactions: shown }, next };
}

/** A page of the transactions that the user sees, newest first. Throws BAD_REQUEST for an invalid cursor. */
export async function transactionPage(
  db: Db,
  userId: string,
  today: IsoDate,
  request: PageRequest,
): Promise<Page> {
  return (await hasOwnData(db, userId))
    ? ownPage(db, userId, today, request)
    : samplePage(await sampleHousehold(db, userId), request);
}
