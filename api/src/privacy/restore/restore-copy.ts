import { setImmediate as letOthersRun } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { adoptFactFinderGoals } from '../../db/adopt-fact-finder-goals';
import { recordAudit } from '../../db/audit';
import { bumpDataVersion } from '../../db/data-version';
import type { Db } from '../../db/database';
import { hasOwnData } from '../../db/own-data';
import { AppError } from '../../errors';
import { usageOf } from '../../quota/usage';
import { withinQuota } from '../../quota/within-quota';
import { ask } from '../../work/conversation';
import { workerPool } from '../../work/worker-pool';
import { RESTORED } from './check-copy';
import { freeStorage } from './limits';
import { type Batch, type Found, readCopy } from './work';

type Values = readonly (string | number | null)[];

async function insertBatch(db: Db, userId: string, { table, columns, rows }: Batch): Promise<void> {
  const names = sql.join(['user_id', ...columns].map((name) => sql.ref(name)));
  const parsed: Values[] = JSON.parse(rows);
  const values = parsed.map((row) => sql`(${sql.join([userId, ...row])})`);
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
  await letOthersRun();
}

async function clear(db: Db, userId: string): Promise<void> {
  for (const { table } of RESTORED) {
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(db);
  }
}

/** The product writes these rows while the user looks around. */
const NO_ENTRIES: ReadonlySet<string> = new Set([
  'changes',
  'change_rows',
  'imports',
  'import_rows',
  'insights_put_away',
  'notification_reads',
]);

async function hasEntries(db: Db, userId: string): Promise<boolean> {
  for (const { table } of RESTORED) {
    if (NO_ENTRIES.has(table)) continue;
    const { rows } =
      await sql`select 1 from ${sql.table(table)} where user_id = ${userId} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

export interface RestoredCounts {
  readonly accounts: number;
  readonly transactions: number;
  readonly exported_at: string;
}

/** On PostgreSQL, a simultaneous write can abort the transaction. */
const MAX_ATTEMPTS = 5;

interface CopyFile {
  readonly zip: Uint8Array;
  readonly fileName: string;
  /** Entries of the user may be deleted. */
  readonly replaces: boolean;
}

interface Reading {
  readonly found: Found;
  next(): Promise<Batch | null>;
}

async function whileReading<T>(
  db: Db,
  userId: string,
  zip: Uint8Array,
  write: (reading: Reading) => Promise<T>,
): Promise<T> {
  if (await hasOwnData(db, userId)) throw new AppError('HAS_OWN_DATA');
  const owner = await usageOf(db, userId);
  if (!owner) throw new AppError('NOT_FOUND');
  const { port1: port, port2 } = new MessageChannel();
  const work = { zip, room: freeStorage(owner.owner) };
  const task = workerPool.run(userId, readCopy, work, { port: port2 });
  try {
    const found = await ask<Found>(port, task, 'found');
    if (!found) throw new AppError('COPY_REFUSED');
    return await write({ found, next: () => ask<Batch>(port, task, 'next') });
  } finally {
    port.close();
    await task.catch(() => undefined);
  }
}

async function writeRows(
  db: Db,
  userId: string,
  { next }: Reading,
  { replaces }: CopyFile,
): Promise<void> {
  if (await hasOwnData(db, userId)) throw new AppError('HAS_OWN_DATA');
  if (!replaces && (await hasEntries(db, userId))) throw new AppError('REPLACES_ENTRIES');
  await clear(db, userId);
  for (let batch = await next(); batch; batch = await next()) await insertBatch(db, userId, batch);
}

function restoreOnce(db: Db, userId: string, file: CopyFile, now: Date): Promise<RestoredCounts> {
  return whileReading(db, userId, file.zip, async (reading) => {
    const { counts, exportedAt } = reading.found;
    let hasStarted = false;
    await withinQuota(db, userId, async (trx) => {
      // The worker sends the rows only once, so a repeated transaction would write none.
      if (hasStarted) throw new AppError('DATA_CHANGING');
      hasStarted = true;
      await writeRows(trx, userId, reading, file);
      // Older copies have goals as texts of the fact finder.
      await adoptFactFinderGoals(trx, userId);
      await trx
        .insertInto('imports')
        .values({
          user_id: userId,
          id: uuid(),
          account_id: null,
          file_name: file.fileName,
          format: 'copy',
          added: counts.transactions ?? 0,
          skipped: 0,
          moved_cents: 0,
          imported_at: now.toISOString(),
        })
        .execute();
      await recordAudit(trx, userId, 'data-imported', now, { detail: file.fileName });
      await bumpDataVersion(trx, userId);
    });
    const { accounts = 0, transactions = 0 } = counts;
    return { accounts, transactions, exported_at: exportedAt };
  });
}

/**
 * Restores a copy for a user without own data, completely or not at all. Throws COPY_REFUSED, HAS_OWN_DATA,
 * REPLACES_ENTRIES, or DATA_CHANGING after five attempts.
 */
export async function restoreCopy(
  db: Db,
  userId: string,
  file: CopyFile,
  now: Date,
): Promise<RestoredCounts> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await restoreOnce(db, userId, file, now);
    } catch (error) {
      const isConflict = error instanceof AppError && error.code === 'DATA_CHANGING';
      if (!isConflict || attempts === MAX_ATTEMPTS) throw error;
    }
  }
}
