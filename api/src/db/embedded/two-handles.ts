import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type LibSql from 'libsql';
import { COMMITS_OF_OTHERS, EmbeddedAdapter } from './embedded-adapter';
import { untilUnlocked } from './until-unlocked';

/** Takes the write lock at once, because a transaction that began with a read could not wait for it later. */
const BEGIN = CompiledQuery.raw('begin immediate');

const isRead = ({ sql }: CompiledQuery): boolean => /^\s*select\b/i.test(sql);

/** A session reads without waiting and writes only in a transaction. */
class Session implements DatabaseConnection {
  readonly #reader: SqliteDriver;
  readonly #writer: SqliteDriver;
  readonly #patienceMs: number;
  #held: DatabaseConnection | null = null;

  constructor(reader: SqliteDriver, writer: SqliteDriver, patienceMs: number) {
    this.#reader = reader;
    this.#writer = writer;
    this.#patienceMs = patienceMs;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#held) return this.#held.executeQuery<R>(query);
    const driver = isRead(query) ? this.#reader : this.#writer;
    const connection = await driver.acquireConnection();
    try {
      return await untilUnlocked(this.#patienceMs, async () => connection.executeQuery<R>(query));
    } finally {
      await driver.releaseConnection();
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  async begin(): Promise<void> {
    const connection = await this.#writer.acquireConnection();
    try {
      await untilUnlocked(this.#patienceMs, async () => connection.executeQuery(BEGIN));
      this.#held = connection;
    } catch (error) {
      await this.#writer.releaseConnection();
      throw error;
    }
  }

  /** After a failed commit, the caller rolls back. */
  async commit(): Promise<void> {
    if (!this.#held) return;
    await this.#writer.commitTransaction(this.#held);
    await this.#release();
  }

  async rollback(): Promise<void> {
    if (!this.#held) return;
    try {
      await this.#writer.rollbackTransaction(this.#held);
    } finally {
      await this.#release();
    }
  }

  async #release(): Promise<void> {
    this.#held = null;
    await this.#writer.releaseConnection();
  }
}

const sessionOf = (connection: DatabaseConnection): Session => {
  if (connection instanceof Session) return connection;
  throw new TypeError('the connection is not one of this driver');
};

class TwoHandleDriver implements Driver {
  readonly #file: SqliteDatabase;
  readonly #reader: SqliteDriver;
  readonly #writer: SqliteDriver;
  readonly #patienceMs: number;

  constructor(reader: SqliteDatabase, writer: SqliteDatabase, patienceMs: number) {
    this.#patienceMs = patienceMs;
    this.#file = writer;
    this.#reader = new SqliteDriver({ database: reader });
    this.#writer = new SqliteDriver({ database: writer });
  }

  async init(): Promise<void> {
    await this.#reader.init();
    await this.#writer.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Session(this.#reader, this.#writer, this.#patienceMs);
  }

  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return sessionOf(connection).begin();
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return sessionOf(connection).commit();
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return sessionOf(connection).rollback();
  }

  async releaseConnection(): Promise<void> {}

  /** Writes everything to the database file, so that it can be copied. */
  async destroy(): Promise<void> {
    await this.#reader.destroy();
    this.#file.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all([]);
    await this.#writer.destroy();
  }
}

/**
 * Uses two handles on one file: a transaction holds the writing one, and others read the last commit through the other
 * one. A writer waits up to `patienceMs` for another process.
 */
export class TwoHandleDialect extends SqliteDialect {
  readonly #reader: LibSql.Database;
  readonly #writer: SqliteDatabase;
  readonly #patienceMs: number;

  constructor(reader: LibSql.Database, writer: SqliteDatabase, patienceMs: number) {
    super({ database: writer });
    this.#reader = reader;
    this.#writer = writer;
    this.#patienceMs = patienceMs;
  }

  override createDriver(): Driver {
    return new TwoHandleDriver(this.#reader, this.#writer, this.#patienceMs);
  }

  override createAdapter(): EmbeddedAdapter {
    return new EmbeddedAdapter(this.#reader, COMMITS_OF_OTHERS);
  }
}
