import type { Db } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { sha256 } from '../tokens';

const MAX_DEVICES = 10;

/** Only the token's hash is stored. */
export function rememberDevice(db: Db, userId: string, token: string, now: Date): Promise<void> {
  const used_at = now.toISOString();
  return inTransaction(db, async (trx) => {
    await trx
      .insertInto('known_devices')
      .values({ user_id: userId, token_hash: sha256(token), used_at })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'token_hash']).doUpdateSet({ used_at }),
      )
      .execute();
    await deleteOldestDevices(trx, userId);
  });
}

async function deleteOldestDevices(trx: Db, userId: string): Promise<void> {
  const devices = await trx
    .selectFrom('known_devices')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('token_hash')
    .execute();
  const old = devices.slice(MAX_DEVICES).map(({ token_hash }) => token_hash);
  if (old.length === 0) return;
  await trx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'in', old)
    .execute();
}

export async function isKnownDevice(db: Db, email: string, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('users.id')
    .where('users.email', '=', email)
    .where('known_devices.token_hash', '=', sha256(token))
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}
