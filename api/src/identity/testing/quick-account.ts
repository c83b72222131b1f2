import { hash } from '@node-rs/argon2';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/database';
import type { TestApi, Visitor } from '../../testing/test-api';

/** A stored hash contains its own cost, so this one is checked within a millisecond. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export async function quickAccount(db: Db, email: string, password: string): Promise<string> {
  const id = uuid();
  const at = '2025-07-15T16:00:00.000Z';
  await db
    .insertInto('users')
    .values({
      id,
      email,
      email_verified_at: at,
      password_hash: await hash(password, CHEAP),
      created_at: at,
      data_version: 0,
    })
    .execute();
  return id;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Logs a visitor in to a new account. Signing up takes fifty times as long, because it hashes the password at full cost. */
export async function newMember(
  { db }: Pick<TestApi, 'db'>,
  visitor: Visitor,
  credentials: Credentials,
): Promise<string> {
  const userId = await quickAccount(db, credentials.email, credentials.password);
  const answer = await visitor.post('/api/auth/log-in', credentials);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return userId;
}
