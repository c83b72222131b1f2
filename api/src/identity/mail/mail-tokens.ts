import type { Db } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { MailTokenTable } from '../../db/tables/mail';
import { newToken, sha256 } from '../tokens';

type Purpose = MailTokenTable['purpose'];

const LIFETIME_MS: Readonly<Record<Purpose, number>> = {
  verify: 24 * 3_600_000,
  reset: 10 * 60_000,
  nothing: 10 * 60_000,
};

interface MailToken {
  readonly userId: string;
  readonly purpose: Purpose;
  readonly email: string;
}

/** Only the token's hash is stored; an older token of the same purpose stops working. */
export async function makeMailToken(db: Db, wanted: MailToken, now: Date): Promise<string> {
  const { userId, purpose, email } = wanted;
  const token = newToken();
  await inTransaction(db, async (trx) => {
    await trx
      .deleteFrom('mail_tokens')
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .execute();
    await trx
      .insertInto('mail_tokens')
      .values({
        user_id: userId,
        token_hash: sha256(token),
        purpose,
        email,
        expires_at: new Date(now.getTime() + LIFETIME_MS[purpose]).toISOString(),
      })
      .execute();
  });
  return token;
}

interface Followed {
  readonly token: string;
  readonly purpose: Purpose;
  /** It is absent if the link itself is the proof. */
  readonly userId?: string;
}

export async function emailOfLink(
  db: Db,
  { token, purpose }: Pick<Followed, 'token' | 'purpose'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('mail_tokens')
    .select('email')
    .where('token_hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Uses up a token. Returns null for a used or expired one. */
export async function takeMailToken(
  db: Db,
  { token, purpose, userId }: Followed,
  now: Date,
): Promise<Omit<MailToken, 'purpose'> | null> {
  const row = await db
    .deleteFrom('mail_tokens')
    .where('token_hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .$if(userId !== undefined, (own) => own.where('user_id', '=', userId ?? ''))
    .returning(['user_id', 'email', 'expires_at'])
    .executeTakeFirst();
  if (!row || row.expires_at <= now.toISOString()) return null;
  return { userId: row.user_id, email: row.email };
}

export async function deleteResetLinks(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('mail_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset')
    .execute();
}

export async function deleteForeignLinks(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('mail_tokens')
    .where('user_id', '=', userId)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'mail_tokens.user_id')
            .whereRef('users.email', '=', 'mail_tokens.email'),
        ),
      ),
    )
    .execute();
}
