import type { Passkey } from '@halyard/shared-contracts/wire';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Db } from '../../db/database';

interface NewPasskey {
  readonly userId: string;
  readonly name: string;
  readonly credential: WebAuthnCredential;
}

export interface CredentialRef {
  readonly id: string;
  readonly transports: string[];
}

const transportsOf = (json: string): string[] => {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
};

export async function addPasskey(
  db: Db,
  { userId, name, credential }: NewPasskey,
  now: Date,
): Promise<void> {
  await db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      name,
      created_at: now.toISOString(),
    })
    .execute();
}

export async function passkeysOf(db: Db, userId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function credentialRefs(db: Db, userId: string): Promise<CredentialRef[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'transports'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ id, transports }) => ({ id, transports: transportsOf(transports) }));
}

export async function findPasskey(db: Db, userId: string, id: string) {
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.public_key', 'passkeys.counter', 'passkeys.name', 'users.email'])
    .where('passkeys.user_id', '=', userId)
    .where('passkeys.id', '=', id)
    .executeTakeFirst();
  if (!row?.email) return null;
  const publicKey = new Uint8Array(Buffer.from(row.public_key, 'base64url'));
  return {
    email: row.email,
    name: row.name,
    credential: { id, publicKey, counter: row.counter },
  };
}

export async function recordPasskeyUse(
  db: Db,
  {
    userId,
    id,
    counter,
  }: { readonly userId: string; readonly id: string; readonly counter: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

export async function renamePasskey(
  db: Db,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns its name, or null when the user has no such passkey. */
export async function removePasskey(db: Db, userId: string, id: string): Promise<string | null> {
  const row = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}
