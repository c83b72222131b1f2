import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { systemErrorCode } from '../../system-error-code';

interface Handle extends SqliteDatabase {
  readonly inTransaction: boolean;
}

/**
 * Reopens the handle after a conflict with another process’s lock. libsql leaves the refused statement unfinished
 * until garbage collection, and until then SQLite does not commit later writes.
 */
export class FreshHandle implements SqliteDatabase {
  readonly #open: () => Handle;
  #handle: Handle;
  #needsReopening = false;

  constructor(open: () => Handle) {
    this.#open = open;
    this.#handle = open();
  }

  prepare(sql: string): SqliteStatement {
    // An open transaction is rolled back by its own caller first.
    if (this.#needsReopening && !this.#handle.inTransaction) this.#reopen();
    const statement = this.#watched(() => this.#handle.prepare(sql));
    return {
      reader: statement.reader,
      all: (parameters) => this.#watched(() => statement.all(parameters)),
      run: (parameters) => this.#watched(() => statement.run(parameters)),
      iterate: (parameters) => this.#watched(() => statement.iterate(parameters)),
    };
  }

  close(): void {
    this.#handle.close();
  }

  #reopen(): void {
    this.#handle.close();
    this.#handle = this.#open();
    this.#needsReopening = false;
  }

  #watched<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (/^SQLITE_(BUSY|LOCKED)/.test(systemErrorCode(error))) this.#needsReopening = true;
      throw error;
    }
  }
}
