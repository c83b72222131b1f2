import { sql } from 'kysely';

/** For `doUpdateSet`: a row that is there takes these columns from the row that was to be added, and keeps the others. */
export const fromExcluded = (columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)]));
