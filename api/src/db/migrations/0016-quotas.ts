import { type Kysely, type Migration, PostgresAdapter, type RawBuilder, sql } from 'kysely';

/**
 * The tables whose rows count towards a person's quota, with the columns that hold texts of any length. The other columns
 * have a fixed size, for which `ROW_BYTES` stands.
 */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  accounts: ['name', 'official_name', 'institution'],
  transactions: ['name', 'merchant', 'category'],
  transaction_edits: ['category', 'note', 'merchant', 'parts'],
  balance_history: [],
  investment_holdings: ['name'],
  items: ['institution_name'],
  quarantine: ['reason'],
  budgets: ['category_key'],
  documents: ['body'],
  policies: ['provider', 'policy_number'],
  paystubs: ['employer'],
  notification_reads: ['notification_id'],
  chat_messages: ['content', 'details'],
  ai_sent: ['requests'],
  ai_wordings: ['body'],
  insights_put_away: ['insight_id'],
  imports: ['file_name'],
  import_rows: ['bank_ref'],
  consents: [],
  audit_events: ['detail', 'browser'],
};

/** Ids, days, amounts and entries of indexes of one row, measured on the largest tables. */
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

const isPostgres = (db: Kysely<unknown>): boolean =>
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

/** Adds the rows of a transition table to what their owners use, or takes them off. */
const postgresChange = (rows: 'added' | 'removed', sign: '+' | '-') => `
  execute format('update users set used_rows = used_rows ${sign} c.rows, used_bytes = used_bytes ${sign} c.bytes
    from (select user_id, count(*) as rows, sum(%s) as bytes from ${rows} r group by user_id) c
    where users.id = c.user_id', tg_argv[0]);`;

const postgresFunction = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`;

/** One statement that leaves a user's sums as they were locks nobody out, so equal sums are not written. */
const POSTGRES_CHANGED = `
  execute format('update users set used_rows = used_rows + c.rows, used_bytes = used_bytes + c.bytes
    from (select user_id, sum(rows) as rows, sum(bytes) as bytes from (
        select user_id, 1 as rows, %1$s as bytes from added r
        union all select user_id, -1, -(%1$s) from removed r) both_sides
      group by user_id) c
    where users.id = c.user_id and (c.rows <> 0 or c.bytes <> 0)', tg_argv[0]);`;

const POSTGRES_FUNCTIONS = [
  postgresFunction('quota_added', postgresChange('added', '+')),
  postgresFunction('quota_removed', postgresChange('removed', '-')),
  postgresFunction('quota_changed', POSTGRES_CHANGED),
];

/** PostgreSQL runs a trigger once for each statement, with all its rows at hand. */
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

/** Counts what is there already. */
function countedSoFar(db: Kysely<unknown>, table: string, columns: readonly string[]) {
  const bytes: RawBuilder<number> = sql.raw(
    isPostgres(db) ? postgresBytes(columns) : sqliteBytes(columns, 'r'),
  );
  return sql`update users set
    used_rows = used_rows + (select count(*) from ${sql.table(table)} r where r.user_id = users.id),
    used_bytes = used_bytes + (select coalesce(sum(${bytes}), 0) from ${sql.table(table)} r where r.user_id = users.id)`;
}

/**
 * How many rows and bytes each person uses. The database itself counts, with triggers: whatever writes a row, the sums are
 * right at every commit, and reading them costs one row.
 */
export const quotas: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['used_rows', 'used_bytes']) {
      await db.schema
        .alterTable('users')
        .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
    }
    const run = async (statement: string) => void (await sql.raw(statement).execute(db));
    if (isPostgres(db)) for (const each of POSTGRES_FUNCTIONS) await run(each);
    const triggers = isPostgres(db) ? postgresTriggers : sqliteTriggers;
    for (const [table, columns] of Object.entries(COUNTED)) {
      await countedSoFar(db, table, columns).execute(db);
      for (const each of triggers(table, columns)) await run(each);
    }
  },
};
