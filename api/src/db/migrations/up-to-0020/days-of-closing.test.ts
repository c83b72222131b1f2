import { openTestDatabase } from '../../../testing/test-database';
import { daysOfClosing } from './0010-days-of-closing';

test('the migration converts the closing times of accounts to days', async () => {
  const db = await openTestDatabase();
  const closed = { a: '2026-11-20T09:00:00.000Z', b: '2026-11-19', c: null };
  for (const [id, closed_at] of Object.entries(closed)) {
    await db
      .insertInto('accounts')
      .values({
        user_id: 'ann',
        id,
        kind: 'asset',
        type: 'checking',
        name: id,
        institution: 'Bank',
        currency: 'USD',
        source: 'bank',
        closed_at,
        updated_at: '',
      })
      .execute();
  }
  await daysOfClosing.up(db);
  const rows = await db.selectFrom('accounts').select('closed_at').orderBy('id').execute();
  expect(rows.map(({ closed_at }) => closed_at)).toEqual(['2026-11-20', '2026-11-19', null]);
  await db.destroy();
});
