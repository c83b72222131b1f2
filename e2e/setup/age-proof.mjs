import { askDatabase } from '../../scripts/run/ask-database.mjs';

/** Lets time pass since somebody proved who they are: in the database, for the clock of a running product is the true one. */
export const ageProof = (database, email) =>
  askDatabase(
    database,
    `update sessions set proved_at = '2020-01-01T00:00:00.000Z'
      where user_id = (select id from users where email = '${email}')`,
  );
