import { randomInt } from 'node:crypto';
import type { Db } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { sha256 } from '../tokens';

/** Without letters and digits that are read for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 6;
const CODES = 10;

const group = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** 24 of 31 letters hold 118 bits of chance: more than anyone can try, so a plain hash guards them. */
const newCode = (): string => Array.from({ length: GROUPS }, group).join('-');

const hashOf = (code: string): string => sha256(code.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** Makes ten codes in the place of all before; they are told once and kept as hashes. */
export async function makeRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await inTransaction(db, async (trx) => {
    await forgetRecoveryCodes(trx, userId);
    await trx
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })))
      .execute();
  });
  return codes;
}

/** Uses a code up. False when it is none of the person's, or used already. */
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

export async function forgetRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
