import type { Db } from './database';
import { EmbeddedAdapter } from './embedded-adapter';

/** What one process remembers of rows that it read. */
export interface UntilChange<Value> {
  /** The memory of the database as it is now; empty after any commit, whoever made it. */
  now(): Map<string, Value>;
}

/**
 * Remembers what was read for as long as nobody changes the database. Whoever reads takes the memory first and puts the
 * row into that one: a commit in between has given it up, and the row with it. PostgreSQL cannot tell without a question
 * over the network, and so nothing is remembered of it.
 */
export function untilChange<Value>(db: Db, most: number): UntilChange<Value> {
  const { adapter } = db.getExecutor();
  let kept = new Map<string, Value>();
  let changes = NaN;
  return {
    now() {
      const current = adapter instanceof EmbeddedAdapter ? adapter.changes() : NaN;
      if (current !== changes || kept.size >= most) kept = new Map();
      changes = current;
      return kept;
    },
  };
}
