import type { Db } from '../../db/database';
import { AppError } from '../../errors';
import { sha256 } from '../tokens';
import { signUpCodeHash } from './sign-up-code';

const LIFETIME_MS = 10 * 60_000;
const MAX_TRIES = 5;

interface SignUp {
  readonly token: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly code: string;
}

export async function storeSignUp(
  db: Db,
  { token, email, passwordHash, code }: SignUp,
  now: Date,
): Promise<void> {
  const fresh = {
    email,
    password_hash: passwordHash,
    code_hash: signUpCodeHash(token, code),
    tries: 0,
    expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString(),
  };
  await db.deleteFrom('sign_ups').where('expires_at', '<=', now.toISOString()).execute();
  await db
    .insertInto('sign_ups')
    .values({ token_hash: sha256(token), ...fresh })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(fresh))
    .execute();
}

/** Counts before comparing, so that concurrent attempts cannot slip through. */
async function countTry(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sign_ups')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Throws SIGN_UP_EXPIRED when there is none or after five wrong codes, and WRONG_CODE otherwise. */
export async function takeSignUp(
  db: Db,
  { token, code }: Pick<SignUp, 'token' | 'code'>,
  now: Date,
): Promise<Pick<SignUp, 'email' | 'passwordHash'>> {
  const tokenHash = sha256(token);
  if (!(await countTry(db, tokenHash, now))) throw new AppError('SIGN_UP_EXPIRED');
  const row = await db
    .deleteFrom('sign_ups')
    .where('token_hash', '=', tokenHash)
    .where('code_hash', '=', signUpCodeHash(token, code))
    .returning(['email', 'password_hash'])
    .executeTakeFirst();
  if (!row) throw new AppError('WRONG_CODE');
  return { email: row.email, passwordHash: row.password_hash };
}
