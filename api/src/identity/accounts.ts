import { v7 as uuid } from 'uuid';
import type { Db } from '../db/database';
import { isTaken } from '../db/dialect';
import { inTransaction, oneAtATime } from '../db/transaction';
import { takeVisit } from '../quota/network-use';
import { deleteFactors } from './delete-factors';
import { deleteForeignLinks, deleteResetLinks } from './mail/mail-tokens';
import { openVisit, type Proof } from './session/sessions';

const tenant = (id: string, now: Date) => ({
  id,
  email: null,
  password_hash: null,
  created_at: now.toISOString(),
  data_version: 0,
});

export async function createTenant(db: Db, now: Date, id = uuid()): Promise<string> {
  await db.insertInto('users').values(tenant(id, now)).execute();
  return id;
}

interface VisitOrigin {
  readonly browser: Proof['browser'];
  readonly network: string;
  readonly timeZone: string | null;
}

/**
 * Concurrent first writes of a visitor share one tenant. Throws TOO_MANY_REQUESTS when too many visits begin in one
 * network.
 */
export function tenantOfVisit(
  db: Db,
  token: string,
  { browser, network, timeZone }: VisitOrigin,
  now: Date,
): Promise<string> {
  return oneAtATime(db, [`visits of ${network}`], async (trx) => {
    const id = uuid();
    const owner = await openVisit(trx, token, { userId: id, browser }, now);
    if (owner !== id) return owner;
    await takeVisit(trx, network, now);
    await trx
      .insertInto('users')
      .values({ ...tenant(id, now), network, time_zone: timeZone })
      .execute();
    return id;
  });
}

interface Account {
  readonly userId: string;
  readonly email: string;
  readonly passwordHash: string;
}

export async function findAccount(db: Db, email: string): Promise<Account | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!row?.email || !row.password_hash) return null;
  return { userId: row.id, email: row.email, passwordHash: row.password_hash };
}

async function unlessTaken<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}

interface NewUser {
  readonly visitId: string | null;
  readonly email: string;
  readonly passwordHash: string;
}

/** A visit becomes the account with all its data. Returns null when the address has an account already. */
export function openAccount(
  db: Db,
  { visitId, email, passwordHash }: NewUser,
  now: Date,
): Promise<string | null> {
  const account = {
    email,
    email_verified_at: now.toISOString(),
    password_hash: passwordHash,
  };
  return unlessTaken(
    visitId === null ? newAccount(db, account, now) : claimTenant(db, visitId, account),
  );
}

type Credentials = Readonly<Record<'email' | 'email_verified_at' | 'password_hash', string>>;

async function newAccount(db: Db, account: Credentials, now: Date): Promise<string> {
  const id = uuid();
  await db
    .insertInto('users')
    .values({ ...tenant(id, now), ...account })
    .execute();
  return id;
}

async function claimTenant(db: Db, id: string, account: Credentials): Promise<string | null> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(account)
    .where('id', '=', id)
    .where('email', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? id : null;
}

/** Also invalidates links that a stranger may have requested before. */
export function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    await trx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', userId)
      .where('email', 'is not', null)
      .execute();
    await deleteResetLinks(trx, userId);
    await deleteForeignLinks(trx, userId);
  });
}

interface VerifiedEmail {
  readonly userId: string;
  readonly email: string;
  readonly token?: string | undefined;
}

/**
 * Returns the previous address, or null when the new one belongs to another account. The first verification also
 * removes factors and other sessions, which a stranger may have created.
 */
export function verifyEmail(
  db: Db,
  { userId, email, token }: VerifiedEmail,
  now: Date,
): Promise<string | null> {
  const verified = inTransaction(db, async (trx) => {
    const owners = await trx
      .selectFrom('users')
      .select(['id', 'email', 'email_verified_at'])
      .where((is) => is.or([is('id', '=', userId), is('email', '=', email)]))
      .execute();
    const before = owners.find(({ id }) => id === userId);
    if (!before?.email || owners.length > 1) return null;
    await trx
      .updateTable('users')
      .set({ email, email_verified_at: now.toISOString() })
      .where('id', '=', userId)
      .execute();
    await deleteForeignLinks(trx, userId);
    if (before.email_verified_at === null) await deleteFactors(trx, userId, token);
    return before.email;
  });
  return unlessTaken(verified);
}

export async function isEmailVerified(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && row.email_verified_at !== null;
}
