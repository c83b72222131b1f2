import { type Kysely, type Migration, sql } from 'kysely';
import { countRows, isPostgres } from '../count-rows';

/** The rows of these tables count towards a user's quota; the columns contain texts of any length. */
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

/** Returns SQL that adds the rows of a transition table to the sums of their users, or subtracts them. */
const postgresChange = (rows: 'added' | 'removed', sign: '+' | '-') => `
  execute format('update users set used_rows = used_rows ${sign} c.rows, used_bytes = used_bytes ${sign} c.bytes
    from (select user_id, count(*) as rows, sum(%s) as bytes from ${rows} r group by user_id) c
    where users.id = c.user_id', tg_argv[0]);`;

const postgresFunction = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`;

/** Unchanged sums are not written, so that the statement does not lock the users' rows. */
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

/** The triggers keep the sums right at every commit, and reading them costs one row. */
export const quotas: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['used_rows', 'used_bytes']) {
      await db.schema
        .alterTable('users')
        .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
    }
    if (isPostgres(db)) {
      for (const each of POSTGRES_FUNCTIONS) await sql.raw(each).execute(db);
    }
    for (const [table, texts] of Object.entries(COUNTED)) await countRows(db, table, texts);
  },
};
