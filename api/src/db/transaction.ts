import { setTimeout as sleep } from 'node:timers/promises';
import { systemErrorCode } from '../system-error-code';
import type { Db } from './database';
import { lockNames } from './dialect';
import { KeyedMutex } from './keyed-mutex';

/** They mean a serialization failure and a deadlock. */
const CONFLICTS = ['40001', '40P01'];

const MAX_TRIES = 12;

/** From this try on, the repeated transactions run one after the other. */
const FIRST_IN_TURN = 4;
const FIRST_PAUSE_MS = 5;
const MAX_PAUSE_MS = 400;

const pauseMs = (tries: number): number =>
  Math.random() * Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);

const mutexOf = new WeakMap<Db, KeyedMutex>();

function mutex(db: Db): KeyedMutex {
  const found = mutexOf.get(db) ?? new KeyedMutex();
  mutexOf.set(db, found);
  return found;
}

const serializable = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('serializable').execute(work);

/**
 * PostgreSQL also finds conflicts between transactions of different users while the tables are small. In a crowd, the
 * repeated ones would conflict with each other again and again, so they run one after the other.
 */
const attempt = <T>(db: Db, tries: number, work: (trx: Db) => Promise<T>): Promise<T> =>
  tries < FIRST_IN_TURN
    ? serializable(db, work)
    : mutex(db).run(['repeated'], () => serializable(db, work));

/**
 * Runs `work` in a serializable transaction and repeats it after a conflict, so it must contain only queries. Inside
 * another transaction it is a part of that one.
 */
export async function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(db, tries, work);
    } catch (error) {
      if (tries === MAX_TRIES || !CONFLICTS.includes(systemErrorCode(error))) throw error;
      await sleep(pauseMs(tries));
    }
  }
}

/**
 * Runs `work` in a transaction while no other work with one of these names runs, in this or in another instance.
 * Use it where simultaneous calls would always conflict. Waiting calls hold no connection, so that a crowd cannot
 * take all of them.
 */
export function oneAtATime<T>(
  db: Db,
  names: readonly string[],
  work: (trx: Db) => Promise<T>,
): Promise<T> {
  return mutex(db).run(names, () =>
    db.transaction().execute(async (trx) => {
      await lockNames(trx, names);
      return work(trx);
    }),
  );
}
