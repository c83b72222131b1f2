import { sql } from 'kysely';

/** Returns the argument of `doUpdateSet` that updates these columns with the values of the rejected row. */
export const fromExcluded = (columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)]));
