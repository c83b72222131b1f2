import { type Transaction, wholeId } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import type { Period } from '../../db/transaction-queries';
import { AppError } from '../../errors';
import { type Position, transactionRows } from '../financial-data/queries';
import type { TransactionList } from '../financial-data/transaction-list';

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
  list: TransactionList,
  request: PageRequest,
): Promise<Page> {
  const { limit, cursor } = request;
  const rows = await transactionRows(db, userId, limit + 1, positionOf(cursor), request);
  const { shown, next } = cut(rows, limit);
  const ids = new Set(shown.map(({ id }) => id));
  const transactions = list.transactions.filter(({ id }) => ids.has(wholeId(id)));
  return { list: { ...list, transactions }, next };
}

const isAfter = (position: Position, row: Position): boolean =>
  row.date < position.date || (row.date === position.date && row.id < position.id);

const newestFirst = (a: Transaction, b: Transaction): number => (isAfter(a, b) ? -1 : 1);

function samplePage(list: TransactionList, request: PageRequest): Page {
  const { limit, cursor, startDate = '', endDate = '9999' } = request;
  const position = positionOf(cursor);
  const rows = list.transactions
    .filter((row) => row.date >= startDate && row.date <= endDate)
    .filter((row) => position === undefined || isAfter(position, row))
    .sort(newestFirst);
  const { shown, next } = cut(rows, limit);
  return { list: { ...list, transactions: shown }, next };
}

/** A page of a list, newest first. Throws BAD_REQUEST for an invalid cursor. */
export async function transactionPage(
  db: Db,
  userId: string,
  list: TransactionList,
  request: PageRequest,
): Promise<Page> {
  return list.source === 'own' ? ownPage(db, userId, list, request) : samplePage(list, request);
}
