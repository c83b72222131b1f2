import { setImmediate as otherWork } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { recordAudit } from '../../db/audit';
import { bumpDataVersion } from '../../db/data-version';
import type { Db } from '../../db/database';
import { hasOwnData } from '../../db/own-data';
import { AppError } from '../../errors';
import { usageOf } from '../../quota/usage';
import { withinQuota } from '../../quota/within-quota';
import { ask } from '../../work/conversation';
import { workshop } from '../../work/workshop';
import type { Batch } from './batches';
import { RESTORED } from './check-copy';
import { roomOf } from './limits';
import { type Found, readCopy } from './work';

type Values = readonly (string | number | null)[];

async function insertBatch(db: Db, userId: string, { table, columns, rows }: Batch): Promise<void> {
  const names = sql.join(['user_id', ...columns].map((name) => sql.ref(name)));
  const read: Values[] = JSON.parse(rows);
  const values = read.map((row) => sql`(${sql.join([userId, ...row])})`);
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
  await otherWork();
}

/** What the person did with the sample figures until now makes room for what comes back. */
async function clear(db: Db, userId: string): Promise<void> {
  for (const { table } of RESTORED) {
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

/** On PostgreSQL, any write at the same time can ask for a transaction to be done again. */
const MOST_TRIES = 5;

interface Chosen {
  readonly zip: Uint8Array;
  readonly fileName: string;
}

interface Reading {
  readonly found: Found;
  /** The next rows to write; null after the last ones. */
  next(): Promise<Batch | null>;
}

/** Reads a copy in a worker thread while `write` runs. */
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
  const work = { zip, room: roomOf(owner.owner) };
  const task = workshop.run(userId, readCopy, work, { port: port2 });
  try {
    const found = await ask<Found>(port, task, 'found');
    if (!found) throw new AppError('COPY_REFUSED');
    return await write({ found, next: () => ask<Batch>(port, task, 'next') });
  } finally {
    port.close();
    await task.catch(() => undefined);
  }
}

async function writeRows(db: Db, userId: string, { next }: Reading): Promise<void> {
  if (await hasOwnData(db, userId)) throw new AppError('HAS_OWN_DATA');
  await clear(db, userId);
  for (let batch = await next(); batch; batch = await next()) await insertBatch(db, userId, batch);
}

/** Reads the copy once and writes it. Throws DATA_CHANGING where the database wants the transaction done again. */
function restoreOnce(
  db: Db,
  userId: string,
  { zip, fileName }: Chosen,
  now: Date,
): Promise<RestoredCounts> {
  return whileReading(db, userId, zip, async (reading) => {
    const { counts, exportedAt } = reading.found;
    let isBegun = false;
    await withinQuota(db, userId, async (trx) => {
      // The rows are read once: a transaction that is done again would write none of them.
      if (isBegun) throw new AppError('DATA_CHANGING');
      isBegun = true;
      await writeRows(trx, userId, reading);
      await trx
        .insertInto('imports')
        .values({
          user_id: userId,
          id: uuid(),
          account_id: null,
          file_name: fileName,
          format: 'copy',
          added: counts.transactions ?? 0,
          skipped: 0,
          moved_cents: 0,
          imported_at: now.toISOString(),
        })
        .execute();
      await recordAudit(trx, userId, 'data-imported', now, { detail: fileName });
      await bumpDataVersion(trx, userId);
    });
    const { accounts = 0, transactions = 0 } = counts;
    return { accounts, transactions, exported_at: exportedAt };
  });
}

/**
 * Brings a copy back for someone who has no accounts of their own here: all of it, or nothing. Accounts of a bank come
 * unlinked, as the person's own. Throws COPY_REFUSED for what is no sound copy or more than there is room for,
 * HAS_OWN_DATA when there are accounts, and DATA_CHANGING after five tries where another transaction came between each time.
 */
export async function restorePerson(
  db: Db,
  userId: string,
  chosen: Chosen,
  now: Date,
): Promise<RestoredCounts> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await restoreOnce(db, userId, chosen, now);
    } catch (error) {
      const isConflict = error instanceof AppError && error.code === 'DATA_CHANGING';
      if (!isConflict || tries === MOST_TRIES) throw error;
    }
  }
}
