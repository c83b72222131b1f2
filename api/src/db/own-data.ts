import type { Db } from './database';

/** The sample is not shown to a user with a linked bank or an account. */
export async function hasOwnData(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where((is) =>
      is.or([
        is.exists(
          is
            .selectFrom('items')
            .select('items.id')
            .where('items.user_id', '=', userId)
            .where('items.status', '!=', 'removing'),
        ),
        is.exists(
          is.selectFrom('accounts').select('accounts.id').where('accounts.user_id', '=', userId),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
