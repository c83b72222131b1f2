import { sql } from 'kysely';
import type { Db } from '../../db/database';
import type { Kind, Row } from '../kind/kind';

const PAGE = 500;

function pageAfter(db: Db, userId: string, { table, key, columns }: Kind, last: Row | undefined) {
  const order = sql.join(key.map((column) => sql.ref(column)));
  const read = sql.join([...new Set([...Object.keys(columns), ...key])].map((c) => sql.ref(c)));
  const after = last
    ? sql`and (${order}) > (${sql.join(key.map((column) => last[column]))})`
    : sql``;
  return sql<Row>`
    select ${read} from ${sql.table(table)} where user_id = ${userId} ${after}
    order by ${order} limit ${PAGE}
  `.execute(db);
}

export async function* pagesOf(db: Db, userId: string, kind: Kind): AsyncGenerator<Row[]> {
  const names = Object.keys(kind.columns);
  let rows: Row[] = [];
  do {
    ({ rows } = await pageAfter(db, userId, kind, rows.at(-1)));
    if (rows.length > 0) {
      yield rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null])));
    }
  } while (rows.length === PAGE);
}
