import { sql } from 'kysely';
import { openTestDatabase } from '../../../testing/test-database';
import { provedAddresses } from './0011-proved-addresses';

const FILLED = ['passkeys', 'totp', 'recovery_codes', 'sessions', 'mail_tokens'] as const;
const OWNERS = ['proved', 'unproved', 'visitor'];

test('an account with an unproved address loses its credentials, and other accounts lose nothing', async () => {
  const db = await openTestDatabase();
  await db.schema.dropTable('sign_ups').execute();
  for (const id of OWNERS) {
    await db
      .insertInto('users')
      .values({
        id,
        email: id === 'visitor' ? null : `${id}@example.com`,
        email_verified_at: id === 'proved' ? '2025-07-01' : null,
        password_hash: 'x',
        created_at: 'x',
        data_version: 0,
      })
      .execute();
    for (const table of await db.introspection.getTables()) {
      if (!FILLED.some((name) => name === table.name)) continue;
      const columns = table.columns.filter(
        ({ name, isNullable }) => name === 'user_id' || !isNullable,
      );
      const values = columns.map(({ name, dataType }) =>
        name === 'user_id' ? id : /int/i.test(dataType) ? 1 : `x-${id}`,
      );
      await sql`insert into ${sql.table(table.name)}
        (${sql.join(columns.map(({ name }) => sql.ref(name)))}) values (${sql.join(values)})
      `.execute(db);
    }
  }
  await provedAddresses.up(db);
  for (const table of FILLED) {
    const rows = await db.selectFrom(table).select('user_id').orderBy('user_id').execute();
    expect([table, rows.map((row) => row.user_id)]).toEqual([table, ['proved', 'visitor']]);
  }
  const users = await db.selectFrom('users').select('password_hash').execute();
  expect(users.map((user) => user.password_hash)).toEqual(['x', 'x', 'x']);
  await db.destroy();
});
