import type { Db } from './database';
import { EmbeddedAdapter } from './embedded/embedded-adapter';

export interface UntilChange<Value> {
  /** Returns the cached rows; they are empty after any commit. */
  now(): Map<string, Value>;
}

/**
 * Caches rows until anyone changes the database. A reader takes the cache before the query and adds the row to it.
 * PostgreSQL cannot report changes without a query, so nothing is cached for it.
 */
export function untilChange<Value>(db: Db, maxSize: number): UntilChange<Value> {
  const { adapter } = db.getExecutor();
  let cached = new Map<string, Value>();
  let changes = NaN;
  return {
    now() {
      const current = adapter instanceof EmbeddedAdapter ? adapter.changes() : NaN;
      if (current !== changes || cached.size >= maxSize) cached = new Map();
      changes = current;
      return cached;
    },
  };
}
