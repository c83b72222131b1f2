import { sql } from 'kysely';

/** For `doUpdateSet`: updates these columns with the values of the rejected row. */
export const fromExcluded = (columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)]));
