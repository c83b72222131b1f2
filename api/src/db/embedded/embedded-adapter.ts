import { SqliteAdapter, SqliteDialect } from 'kysely';
import type LibSql from 'libsql';

/** The value changes with each commit of another handle or process. */
export const COMMITS_OF_OTHERS = 'pragma data_version';

/** The value changes with each row that this handle changes. */
const OWN_CHANGES = 'select total_changes()';

export class EmbeddedAdapter extends SqliteAdapter {
  readonly #counter: LibSql.Statement;

  constructor(handle: LibSql.Database, counter: string) {
    super();
    this.#counter = handle.prepare(counter).raw();
  }

  /** Returns a number that stays the same until any process commits. Reading it takes microseconds. */
  changes(): number {
    const row: unknown = this.#counter.get();
    return Array.isArray(row) ? Number(row[0]) : NaN;
  }
}

export class OneHandleDialect extends SqliteDialect {
  readonly #handle: LibSql.Database;

  constructor(handle: LibSql.Database) {
    super({ database: handle });
    this.#handle = handle;
  }

  override createAdapter(): EmbeddedAdapter {
    return new EmbeddedAdapter(this.#handle, OWN_CHANGES);
  }
}
