import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { codeOf } from '../code-of';

/** A handle of SQLite that knows whether a transaction is open on it. */
interface Handle extends SqliteDatabase {
  readonly inTransaction: boolean;
}

/**
 * A handle that is opened anew after it met another process's lock. libsql leaves the refused statement unfinished until
 * it is collected as garbage, and as long as SQLite commits nothing on that handle: a later write would be answered
 * without being there.
 */
export class FreshHandle implements SqliteDatabase {
  readonly #open: () => Handle;
  #handle: Handle;
  #isSpoilt = false;

  constructor(open: () => Handle) {
    this.#open = open;
    this.#handle = open();
  }

  prepare(sql: string): SqliteStatement {
    // What is left of a transaction is rolled back where it was begun.
    if (this.#isSpoilt && !this.#handle.inTransaction) this.#renew();
    const statement = this.#noticing(() => this.#handle.prepare(sql));
    return {
      reader: statement.reader,
      all: (parameters) => this.#noticing(() => statement.all(parameters)),
      run: (parameters) => this.#noticing(() => statement.run(parameters)),
      iterate: (parameters) => this.#noticing(() => statement.iterate(parameters)),
    };
  }

  close(): void {
    this.#handle.close();
  }

  #renew(): void {
    this.#handle.close();
    this.#handle = this.#open();
    this.#isSpoilt = false;
  }

  #noticing<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (/^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))) this.#isSpoilt = true;
      throw error;
    }
  }
}
