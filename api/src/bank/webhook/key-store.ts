import type { JsonWebKey } from 'node:crypto';
import * as v from 'valibot';
import type { Db } from '../../db/database';

interface StoredKey {
  readonly key: JsonWebKey;
  readonly fetchedAtMs: number;
}

export interface KeyStore {
  read(keyId: string): Promise<StoredKey | null>;
  write(keyId: string, stored: StoredKey): Promise<void>;
  forget(keyId: string): Promise<void>;
}

const jsonKey = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.unknown()),
  v.transform((key): JsonWebKey => key),
);

export const keyStore = (db: Db): KeyStore => ({
  read: async (keyId) => {
    const row = await db
      .selectFrom('webhook_keys')
      .selectAll()
      .where('id', '=', keyId)
      .executeTakeFirst();
    return row ? { key: v.parse(jsonKey, row.key), fetchedAtMs: Date.parse(row.fetched_at) } : null;
  },
  write: async (keyId, { key, fetchedAtMs }) => {
    const row = { key: JSON.stringify(key), fetched_at: new Date(fetchedAtMs).toISOString() };
    await db
      .insertInto('webhook_keys')
      .values({ id: keyId, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  },
  forget: async (keyId) => {
    await db.deleteFrom('webhook_keys').where('id', '=', keyId).execute();
  },
});
