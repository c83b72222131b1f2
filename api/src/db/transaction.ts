import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../code-of';
import type { Db } from './database';
import { lockOut } from './dialect';

/** PostgreSQL found that two transactions cannot have run one after the other, or that they wait for each other. */
const CONFLICTS = ['40001', '40P01'];

const MOST_TRIES = 12;
const FIRST_PAUSE_MS = 5;
const MOST_PAUSE_MS = 400;

const pauseMs = (tries: number): number =>
  Math.random() * Math.min(MOST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);

/**
 * Does `work` all or not at all, as if nobody else were writing. Where another transaction came between, it is done anew:
 * it holds nothing but queries. Inside another transaction it is a part of that one.
 */
export async function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().setIsolationLevel('serializable').execute(work);
    } catch (error) {
      if (tries === MOST_TRIES || !CONFLICTS.includes(codeOf(error))) throw error;
      await sleep(pauseMs(tries));
    }
  }
}

/**
 * Does `work` in a transaction while no other work with one of these names runs, on any instance: for counting what many
 * try at the same moment, where doing it anew would only fail again.
 */
export function oneAtATime<T>(
  db: Db,
  names: readonly string[],
  work: (trx: Db) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await lockOut(trx, names);
    return work(trx);
  });
}
