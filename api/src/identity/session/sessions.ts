import type { Db } from '../../db/database';
import { untilChange } from '../../db/until-change';
import type { Person } from '../person';
import {
  ACCOUNT_DAYS,
  daysOf,
  endedIfCreatedBy,
  endedSessions,
  later,
  VISIT_DAYS,
} from './session-lifetime';
import { newToken, sha256 } from '../tokens';

const HOUR_MS = 3_600_000;

/** A new log-in beyond this number ends the session that was seen longest ago. */
const MAX_SESSIONS = 50;

const MAX_REMEMBERED = 10_000;

export interface Proof {
  readonly userId: string;
  readonly browser: string | null;
}

export interface FoundSession {
  readonly person: Person;
  readonly dataVersion: number;
  readonly isExtended: boolean;
}

function sessionRow(token: string, { userId, browser }: Proof, now: Date, days: number) {
  const at = now.toISOString();
  return {
    token_hash: sha256(token),
    user_id: userId,
    browser,
    created_at: at,
    last_seen_at: at,
    expires_at: later(now, days),
  };
}

/** Only the token's hash is stored. */
export async function openSession(db: Db, proof: Proof, now: Date): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({ ...sessionRow(token, proof, now, ACCOUNT_DAYS), proved_at: now.toISOString() })
    .execute();
  await endOldest(db, proof.userId);
  return token;
}

async function endOldest(db: Db, userId: string): Promise<void> {
  const sessions = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .execute();
  const oldest = sessions.slice(MAX_SESSIONS).map(({ token_hash }) => token_hash);
  if (oldest.length === 0) return;
  await db.deleteFrom('sessions').where('token_hash', 'in', oldest).execute();
}

/** The insert comes first, so that one of several concurrent calls opens the session and the others find it. */
export async function openVisit(db: Db, token: string, visitor: Proof, now: Date): Promise<string> {
  const visit = sessionRow(token, visitor, now, VISIT_DAYS);
  await db
    .deleteFrom('sessions')
    .where('token_hash', '=', visit.token_hash)
    .where(endedSessions(now))
    .execute();
  await db
    .insertInto('sessions')
    .values(visit)
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
  const { user_id } = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', visit.token_hash)
    .executeTakeFirstOrThrow();
  return user_id;
}

interface StoredSession {
  readonly person: Person;
  readonly dataVersion: number;
  readonly lastSeenMs: number;
  readonly createdAt: string;
  readonly expiresMs: number;
}

async function readSession(db: Db, hash: string): Promise<StoredSession | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      'users.email',
      'users.data_version',
      'users.time_zone',
      'sessions.created_at',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'sessions.proved_at',
    ])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return row
    ? {
        person: {
          userId: row.id,
          email: row.email,
          provedAt: row.proved_at,
          timeZone: row.time_zone,
        },
        dataVersion: row.data_version,
        lastSeenMs: Date.parse(row.last_seen_at),
        createdAt: row.created_at,
        expiresMs: Date.parse(row.expires_at),
      }
    : null;
}

/** A visit ends only when it is erased: a clock that ran ahead for a day would otherwise take every visitor's data. */
const isOver = ({ person, createdAt, expiresMs }: StoredSession, now: Date): boolean =>
  person.email !== null && (expiresMs <= now.getTime() || createdAt <= endedIfCreatedBy(now));

/**
 * Finds the session of a token and extends it once an hour. Any commit on any instance clears the remembered sessions,
 * so an ended one opens nothing.
 */
export function sessionFinder(db: Db, onFailure: (error: unknown) => void) {
  const remembered = untilChange<StoredSession | null>(db, MAX_REMEMBERED);

  async function read(
    known: Map<string, StoredSession | null>,
    hash: string,
  ): Promise<StoredSession | null> {
    const stored = await readSession(db, hash);
    known.set(hash, stored);
    return stored;
  }

  async function extended(hash: string, stored: StoredSession, now: Date): Promise<FoundSession> {
    const isExtended = await extend(db, hash, stored.person, now).then(
      () => true,
      // A failure is only reported, so that the user can still read, for example while the disk is full.
      (error: unknown) => (onFailure(error), false),
    );
    return { ...stored, isExtended };
  }

  function found(hash: string, stored: StoredSession | null, now: Date) {
    if (stored === null || isOver(stored, now)) return null;
    const isDue = now.getTime() - stored.lastSeenMs > HOUR_MS;
    return isDue ? extended(hash, stored, now) : { ...stored, isExtended: false };
  }

  return (token: string, now: Date): FoundSession | null | Promise<FoundSession | null> => {
    const hash = sha256(token);
    const known = remembered.now();
    const stored = known.get(hash);
    return stored === undefined
      ? read(known, hash).then((session) => found(hash, session, now))
      : found(hash, stored, now);
  };
}

export async function versionsOfSessions(
  db: Db,
  hashes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['token_hash', 'users.data_version as version'])
    .where('token_hash', 'in', hashes)
    .where((is) =>
      is.or([
        is('users.email', 'is', null),
        is.and([
          is('sessions.expires_at', '>', now.toISOString()),
          is('sessions.created_at', '>', endedIfCreatedBy(now)),
        ]),
      ]),
    )
    .execute();
  return new Map(rows.map(({ token_hash, version }) => [token_hash, version]));
}

async function extend(db: Db, hash: string, person: Person, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now.toISOString(), expires_at: later(now, daysOf(person)) })
    .where('token_hash', '=', hash)
    .execute();
}

export async function endSession(db: Db, token: string, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((is) => is.or([is('token_hash', '=', sha256(token)), endedSessions(now)(is)]))
    .execute();
}

export async function endSessionsOf(db: Db, userId: string, butToken?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(butToken !== undefined, (only) => only.where('token_hash', '!=', sha256(butToken ?? '')))
    .execute();
}
