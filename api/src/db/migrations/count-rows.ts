import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';

/** This is the size of a row without its texts, as measured on the largest tables. */
const ROW_BYTES = 400;

type Side = 'old' | 'new' | 'r';

const bytesOf = (columns: readonly string[], length: (text: string) => string, side: Side) =>
  [String(ROW_BYTES), ...columns.map((name) => length(`coalesce(${side}.${name}, '')`))].join(
    ' + ',
  );

const sqliteBytes = (columns: readonly string[], side: Side) =>
  bytesOf(columns, (text) => `length(cast(${text} as blob))`, side);
const postgresBytes = (columns: readonly string[]) =>
  bytesOf(columns, (text) => `octet_length(${text})`, 'r');

export const isPostgres = (db: Kysely<unknown>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** SQLite runs a trigger for each row. */
function sqliteTriggers(table: string, columns: readonly string[]): string[] {
  const [before, after] = [sqliteBytes(columns, 'old'), sqliteBytes(columns, 'new')];
  const add = `update users set used_rows = used_rows + 1, used_bytes = used_bytes + (${after}) where id = new.user_id;`;
  const subtract = `update users set used_rows = used_rows - 1, used_bytes = used_bytes - (${before}) where id = old.user_id;`;
  return [
    `create trigger ${table}_quota_added after insert on ${table} begin ${add} end`,
    `create trigger ${table}_quota_removed after delete on ${table} begin ${subtract} end`,
    `create trigger ${table}_quota_changed after update of ${['user_id', ...columns].join(', ')} on ${table}
      when old.user_id <> new.user_id or (${before}) <> (${after}) begin ${subtract} ${add} end`,
  ];
}

/** PostgreSQL runs a trigger once for each statement and passes all its rows. */
function postgresTriggers(table: string, columns: readonly string[]): string[] {
  const trigger = (name: string, on: string, seen: string) =>
    `create trigger ${table}_${name} after ${on} on ${table} referencing ${seen}
      for each statement execute function ${name}('${postgresBytes(columns).replaceAll("'", "''")}')`;
  return [
    trigger('quota_added', 'insert', 'new table as added'),
    trigger('quota_removed', 'delete', 'old table as removed'),
    trigger('quota_changed', 'update', 'old table as removed new table as added'),
  ];
}

function countedSoFar(db: Kysely<unknown>, table: string, columns: readonly string[]) {
  const bytes: RawBuilder<number> = sql.raw(
    isPostgres(db) ? postgresBytes(columns) : sqliteBytes(columns, 'r'),
  );
  return sql`update users set
    used_rows = used_rows + (select count(*) from ${sql.table(table)} r where r.user_id = users.id),
    used_bytes = used_bytes + (select coalesce(sum(${bytes}), 0) from ${sql.table(table)} r where r.user_id = users.id)`;
}

/**
 * Adds triggers that count the rows of a table towards the quota of their users. `texts` are the columns that
 * contain texts of any length.
 */
export async function countRows(
  db: Kysely<unknown>,
  table: string,
  texts: readonly string[],
): Promise<void> {
  await countedSoFar(db, table, texts).execute(db);
  const triggers = isPostgres(db) ? postgresTriggers : sqliteTriggers;
  for (const each of triggers(table, texts)) await sql.raw(each).execute(db);
}
