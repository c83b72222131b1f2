import { timingSafeEqual } from 'node:crypto';
import { recordAudit } from '../../db/audit';
import type { Db } from '../../db/database';
import type { CalendarAddressTable } from '../../db/tables/plans';
import { newToken, sha256 } from '../../identity/tokens';

export async function addressOf(db: Db, userId: string): Promise<CalendarAddressTable | undefined> {
  return db
    .selectFrom('calendar_addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The database stores only a hash of the secret. */
export interface Key {
  readonly id: string;
  readonly secret: string;
}

/** Makes the user's address. An earlier address stops working at once. */
export async function makeAddress(
  db: Db,
  userId: string,
  amounts: boolean,
  now: Date,
): Promise<Key> {
  const key = { id: newToken(), secret: newToken() };
  const row = {
    id: key.id,
    secret_hash: sha256(key.secret),
    amounts: amounts ? 1 : 0,
    created_at: now.toISOString(),
    last_read_at: null,
  };
  await db
    .insertInto('calendar_addresses')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  await recordAudit(db, userId, 'calendar-shared', now);
  return key;
}

/** Returns `false` if there was none. */
export async function revokeAddress(db: Db, userId: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_addresses')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await recordAudit(db, userId, 'calendar-closed', now);
  return true;
}

/** An unknown id takes the same time, so nobody learns which ids exist. */
const NO_HASH = sha256('');

/** Returns null for an address that does not exist or was revoked. */
export async function openAddress(
  db: Db,
  { id, secret }: Key,
): Promise<CalendarAddressTable | null> {
  const found = await db
    .selectFrom('calendar_addresses')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const isRight = timingSafeEqual(
    Buffer.from(sha256(secret)),
    Buffer.from(found?.secret_hash ?? NO_HASH),
  );
  return found && isRight ? found : null;
}

const NOTED_EVERY_MS = 60 * 60_000;

/** Other calendars read often, so the time is stored at most once an hour. */
export async function noteRead(db: Db, { id, last_read_at }: CalendarAddressTable, now: Date) {
  if (last_read_at !== null && now.getTime() - Date.parse(last_read_at) < NOTED_EVERY_MS) return;
  await db
    .updateTable('calendar_addresses')
    .set({ last_read_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}
