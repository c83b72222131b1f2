import { SqliteAdapter } from 'kysely';
import type LibSql from 'libsql';

/** Changes with every commit of another handle or process; read from memory that all of them share. */
export const COMMITS_OF_OTHERS = 'pragma data_version';

/** Changes with every row that this handle itself changes. */
export const OWN_CHANGES = 'select total_changes()';

/** SQLite's adapter, which also tells whether anybody changed the database. */
export class EmbeddedAdapter extends SqliteAdapter {
  readonly #counter: LibSql.Statement;

  constructor(handle: LibSql.Database, counter: string) {
    super();
    this.#counter = handle.prepare(counter).raw();
  }

  /** A number that stays the same only while nobody, on any instance, commits anything: a few microseconds. */
  changes(): number {
    const row: unknown = this.#counter.get();
    return Array.isArray(row) ? Number(row[0]) : NaN;
  }
}
