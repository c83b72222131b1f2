import type LibSql from 'libsql';

const free = new Map<string, LibSql.Database[]>();

/**
 * Returns the handles of closed databases that have the tables of this schema and no rows. A worker loads this module
 * once, so its next test file takes them too.
 */
export function freeHandles(schema: string): LibSql.Database[] {
  const handles = free.get(schema) ?? [];
  free.set(schema, handles);
  return handles;
}
