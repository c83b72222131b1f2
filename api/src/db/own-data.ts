import type { Db } from './database';

/** True once the person has a linked bank or an account of their own: sample figures are not shown to them any more. */
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
