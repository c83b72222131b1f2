import type { Db } from '../../db/database';
import type { Keyring } from '../../platform/keyring';
import { stepOfCode } from './totp';

const contextOf = (userId: string): string => `totp|${userId}`;

interface Sealing {
  readonly db: Db;
  readonly keyring: Keyring;
}

export async function storeTotp(
  { db, keyring }: Sealing,
  userId: string,
  secret: string,
): Promise<void> {
  const fresh = { secret_sealed: keyring.seal(secret, contextOf(userId)), last_step: 0 };
  await db
    .insertInto('totp')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(fresh).where('totp.confirmed_at', 'is', null),
    )
    .execute();
}

export async function hasTotp(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('totp')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Accepts neither a used code nor an earlier one, not even concurrently. */
export async function takeTotpCode(
  { db, keyring }: Sealing,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('totp')
    .select('secret_sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return false;
  const step = stepOfCode(keyring.open(row.secret_sealed, contextOf(userId)), code, now);
  if (step === null) return false;
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function confirmTotp(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('totp')
    .set({ confirmed_at: now.toISOString() })
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteTotp(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('totp').where('user_id', '=', userId).execute();
}

/** A secret that no key opens stays as it is. */
export async function resealTotp({ db, keyring }: Sealing): Promise<void> {
  const rows = await db.selectFrom('totp').select(['user_id', 'secret_sealed']).execute();
  for (const { user_id: userId, secret_sealed: sealed } of rows) {
    if (!keyring.isStale(sealed)) continue;
    const secret = opened(keyring, sealed, userId);
    if (secret === null) continue;
    await db
      .updateTable('totp')
      .set({ secret_sealed: keyring.seal(secret, contextOf(userId)) })
      .where('user_id', '=', userId)
      .where('secret_sealed', '=', sealed)
      .execute();
  }
}

function opened(keyring: Keyring, sealed: string, userId: string): string | null {
  try {
    return keyring.open(sealed, contextOf(userId));
  } catch {
    return null;
  }
}
