import { askDatabase } from '../../scripts/run/ask-database.mjs';

/**
 * Makes the last proof of identity look old. It changes the database, because the clock of a running product cannot
 * be moved.
 */
export const ageProof = (database, email) =>
  askDatabase(
    database,
    `update sessions set proved_at = '2020-01-01T00:00:00.000Z'
      where user_id = (select id from users where email = '${email}')`,
  );
