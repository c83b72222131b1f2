import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { recordAudit } from '../../db/audit';
import { bumpDataVersion } from '../../db/data-version';
import type { Db } from '../../db/database';
import { hasOwnData } from '../../db/own-data';
import type { Database } from '../../db/schema';
import { AppError } from '../../errors';
import { withinQuota } from '../../quota/within-quota';
import type { Row } from '../kind/kind';
import { openCopy } from './open-copy';
import { readCopy, type Restored } from './read-copy';

/** Values of one statement; SQLite takes 32,766 parameters, PostgreSQL 65,535. */
const MOST_VALUES = 8000;

async function insertRows(
  db: Db,
  userId: string,
  table: keyof Database,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const step = Math.floor(MOST_VALUES / (columns.length + 1));
  const names = sql.join(['user_id', ...columns].map((name) => sql.ref(name)));
  for (let from = 0; from < rows.length; from += step) {
    const values = rows
      .slice(from, from + step)
      .map((row) => sql`(${sql.join([userId, ...columns.map((name) => row[name] ?? null)])})`);
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
  }
}

/** What the person did with the sample figures until now makes room for what comes back. */
async function clear(db: Db, userId: string, restored: Restored): Promise<void> {
  for (const table of restored.keys()) {
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(db);
  }
}

/** What came back, for the person to compare. */
export interface RestoredCounts {
  readonly accounts: number;
  readonly transactions: number;
  /** When the copy was made. */
  readonly exported_at: string;
}

interface Chosen {
  readonly zip: Uint8Array;
  readonly fileName: string;
}

/**
 * Brings a copy back for someone who has no accounts of their own here: all of it, or nothing. Accounts of a bank come
 * unlinked, as the person's own. Throws COPY_REFUSED for what is no sound copy, HAS_OWN_DATA when there are accounts, and
 * QUOTA_REACHED when the copy has more than the person may store.
 */
export async function restorePerson(
  db: Db,
  userId: string,
  { zip, fileName }: Chosen,
  now: Date,
): Promise<RestoredCounts> {
  const copy = openCopy(zip);
  const restored = await readCopy(copy);
  const count = (table: keyof Database) => restored.get(table)?.length ?? 0;
  await withinQuota(db, userId, async (trx) => {
    if (await hasOwnData(trx, userId)) throw new AppError('HAS_OWN_DATA');
    await clear(trx, userId, restored);
    for (const [table, rows] of restored) await insertRows(trx, userId, table, rows);
    await trx
      .insertInto('imports')
      .values({
        user_id: userId,
        id: uuid(),
        account_id: null,
        file_name: fileName,
        format: 'copy',
        added: count('transactions'),
        skipped: 0,
        moved_cents: 0,
        imported_at: now.toISOString(),
      })
      .execute();
    await recordAudit(trx, userId, 'data-imported', now, { detail: fileName });
    await bumpDataVersion(trx, userId);
  });
  return {
    accounts: count('accounts'),
    transactions: count('transactions'),
    exported_at: copy.manifest.exported_at,
  };
}
