import { SqliteDialect } from 'kysely';
import type LibSql from 'libsql';
import { EmbeddedAdapter, OWN_CHANGES } from './embedded-adapter';

/** SQLite through one handle, for a database in memory, which no other handle sees. */
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
