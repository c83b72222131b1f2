import { v7 as uuid } from 'uuid';
import type { Db } from '../db/database';
import { inTransaction } from '../db/transaction';
import { openVisit, type Proof } from './sessions';

/** Makes an empty, private tenant and gives its id. It has no name and no e-mail until someone signs up. */
export async function createTenant(db: Db, now: Date, id = uuid()): Promise<string> {
  await db
    .insertInto('users')
    .values({
      id,
      email: null,
      password_hash: null,
      created_at: now.toISOString(),
      data_version: 0,
    })
    .execute();
  return id;
}

/** The tenant of the visitor whose browser holds the token, made at the first write: first writes at once share one. */
export function tenantOfVisit(
  db: Db,
  token: string,
  browser: Proof['browser'],
  now: Date,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const id = uuid();
    const owner = await openVisit(trx, token, { userId: id, browser }, now);
    return owner === id ? createTenant(trx, now, id) : owner;
  });
}

interface Account {
  readonly userId: string;
  readonly email: string;
  readonly passwordHash: string;
}

/** The account with this e-mail, or null. */
export async function findAccount(db: Db, email: string): Promise<Account | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!row?.email || !row.password_hash) return null;
  return { userId: row.id, email: row.email, passwordHash: row.password_hash };
}

/** Makes a tenant an account, its data kept. False when the e-mail has one already: two at once cannot both win. */
export async function claimTenant(
  db: Db,
  { userId, email, passwordHash }: Account,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email, password_hash: passwordHash })
    .where('id', '=', userId)
    .where('email', 'is', null)
    .where((is) =>
      is.not(
        is.exists(is.selectFrom('users as other').select('id').where('other.email', '=', email)),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives an account another password. */
export async function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('email', 'is not', null)
    .execute();
}

/**
 * Makes a proved address the account's own and gives the one before, which may be the same. null when the address belongs
 * to another account by now.
 */
export function verifyEmail(
  db: Db,
  { userId, email }: { readonly userId: string; readonly email: string },
  now: Date,
): Promise<string | null> {
  return inTransaction(db, async (trx) => {
    const owners = await trx
      .selectFrom('users')
      .select(['id', 'email'])
      .where((is) => is.or([is('id', '=', userId), is('email', '=', email)]))
      .execute();
    const old = owners.find(({ id }) => id === userId)?.email ?? null;
    if (old === null || owners.length > 1) return null;
    await trx
      .updateTable('users')
      .set({ email, email_verified_at: now.toISOString() })
      .where('id', '=', userId)
      .execute();
    return old;
  });
}

/** Whether mail to the account's address is known to reach its owner. */
export async function isEmailVerified(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && row.email_verified_at !== null;
}
