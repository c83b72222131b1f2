import { randomInt } from 'node:crypto';
import type { Db } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { sha256 } from '../tokens';

/** It has no letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 6;
const CODES = 10;

const group = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A code has 118 random bits, so a plain hash protects it. */
const newCode = (): string => Array.from({ length: GROUPS }, group).join('-');

const hashOf = (code: string): string => sha256(code.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** Replaces all earlier codes; only hashes are stored. */
export async function makeRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await inTransaction(db, async (trx) => {
    await deleteRecoveryCodes(trx, userId);
    await trx
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })))
      .execute();
  });
  return codes;
}

/** Uses up a code. Returns false for a wrong or used one. */
export async function takeRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const codes = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .execute();
  return codes.length;
}

export async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
