import type { FastifyRequest } from 'fastify';
import { knownZone } from '../config/known-zone';
import type { Db } from '../db/database';

const LONGEST = 64;

/** Returns the IANA zone that a browser sends with each change, or null when no such zone exists. */
export function zoneOf({ headers }: FastifyRequest): string | null {
  const name = headers['time-zone'];
  return typeof name === 'string' && name.length <= LONGEST ? knownZone(name) : null;
}

export async function saveZone(db: Db, userId: string, zone: string): Promise<void> {
  await db.updateTable('users').set({ time_zone: zone }).where('id', '=', userId).execute();
}

export async function savedZone(db: Db, userId: string): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('time_zone')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.time_zone ?? null;
}
