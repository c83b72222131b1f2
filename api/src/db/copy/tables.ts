import { sql } from 'kysely';
import type { Db } from '../database';

export type Row = Readonly<Record<string, string | number | null>>;

/** The columns are in the same order for both databases. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

const ROWS = 500;

/** Users come last, because triggers of the other tables count the rows of existing users. */
const placeOf = (name: string): string => (name === 'users' ? '\uffff' : name);

export async function tablesOf(db: Db): Promise<Table[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ schema = 'public' }) => schema === 'public')
    .map(({ name, columns }) => ({ name, columns: columns.map((each) => each.name).sort() }))
    .sort((a, b) => (placeOf(a.name) < placeOf(b.name) ? -1 : 1));
}

/** Returns all rows of a table of the embedded database, one part at a time. */
export async function* embeddedRows(db: Db, { name }: Table): AsyncGenerator<Row[]> {
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const { rows } = await sql<Row & { row_number: number }>`
      select rowid as row_number, * from ${sql.table(name)}
      where rowid > ${last} order by rowid limit ${ROWS}
    `.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    last = end.row_number;
    yield rows;
  }
}

/** Returns all rows of a table of PostgreSQL, one part at a time. It runs inside a transaction. */
export async function* postgresRows(trx: Db, { name }: Table): AsyncGenerator<Row[]> {
  await sql`declare all_rows cursor for select * from ${sql.table(name)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS)} from all_rows`.execute(trx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close all_rows`.execute(trx);
}

export async function writeRows(trx: Db, { name, columns }: Table, rows: Row[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(trx);
}
