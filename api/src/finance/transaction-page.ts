import type { FinancialData, IsoDate, Transaction } from '@halyard/shared-contracts/finance';
import type { Db } from '../db/database';
import { hasOwnData } from '../db/own-data';
import { withEdits } from '../db/row/edits';
import { toTransaction } from '../db/row/transaction-row';
import { AppError } from '../errors';
import { asOf, type Listed } from './financial-data/listed';
import { editsOf, type Period, type Place, transactionRows } from './financial-data/stored';
import { sampleHousehold } from './financial-data/sample';

/** A part of a list, and what to ask for the part after it; null where the list ends. */
interface Page {
  readonly list: Listed;
  readonly next: string | null;
}

interface Asked extends Period {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

const cursorOf = ({ date, id }: Place): string =>
  Buffer.from(`${date} ${id}`).toString('base64url');

function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, date, id] = /^(\S+) (.+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (date === undefined || id === undefined) throw new AppError('BAD_REQUEST');
  return { date, id };
}

/** What was read beyond the limit tells that there is more. */
function cut<Row extends Place>(rows: readonly Row[], limit: number) {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { shown, next: last ? cursorOf(last) : null };
}

/** A page of somebody's own list: as many rows are read as are shown, however long the list is. */
async function ownPage(db: Db, userId: string, today: IsoDate, asked: Asked): Promise<Page> {
  const { limit, cursor } = asked;
  const rows = await transactionRows(db, userId, limit + 1, placeOf(cursor), asked);
  const { shown, next } = cut(rows, limit);
  const ids = shown.map(({ id }) => id);
  const transactions = withEdits(shown.map(toTransaction), await editsOf(db, userId, ids));
  return { list: { source: 'own', today, asOf: await asOf(db, userId), transactions }, next };
}

const isAfter = (place: Place, row: Place): boolean =>
  row.date < place.date || (row.date === place.date && row.id < place.id);

const newestFirst = (a: Transaction, b: Transaction): number => (isAfter(a, b) ? -1 : 1);

function samplePage(financialData: FinancialData, asked: Asked): Page {
  const { limit, cursor, startDate = '', endDate = '9999' } = asked;
  const place = placeOf(cursor);
  const rows = financialData.transactions
    .filter((row) => row.date >= startDate && row.date <= endDate)
    .filter((row) => place === undefined || isAfter(place, row))
    .sort(newestFirst);
  const { shown, next } = cut(rows, limit);
  return { list: { ...financialData, transactions: shown }, next };
}

/** The transactions after a place in the list that a person sees, newest first. Throws BAD_REQUEST for no place of it. */
export async function transactionPage(
  db: Db,
  userId: string,
  today: IsoDate,
  asked: Asked,
): Promise<Page> {
  return (await hasOwnData(db, userId))
    ? ownPage(db, userId, today, asked)
    : samplePage(await sampleHousehold(db, userId), asked);
}
