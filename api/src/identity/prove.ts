import type { FastifyRequest } from 'fastify';
import { recordAuditOfEmail } from '../db/audit';
import { AppError } from '../errors';
import { findAccount } from './accounts';
import { browserOf } from './browser-label';
import { countedForAccount } from './guess/counters';
import { guess } from './guess/guess';
import { isPassword } from './password/passwords';
import { checkSecondFactor } from './totp/second-factor';
import type { IdentityWorld } from './world';

interface Secrets {
  readonly email: string;
  readonly password: string;
  /** Six digits of the authenticator app, or a recovery code. */
  readonly code?: string | undefined;
}

/**
 * Proves by password, and by code where the account asks for one, whose account it is. Throws TOO_MANY_REQUESTS,
 * WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED or WRONG_CODE.
 */
export async function prove(
  world: IdentityWorld,
  request: FastifyRequest,
  secrets: Secrets,
): Promise<{ readonly userId: string; readonly email: string }> {
  const counted = await countedForAccount(world, request, secrets.email);
  return guess(world, counted, () => check(world, request, secrets));
}

async function check(
  world: IdentityWorld,
  request: FastifyRequest,
  { email, password, code }: Secrets,
): Promise<{ readonly userId: string; readonly email: string }> {
  const { db, clock } = world;
  const account = await findAccount(db, email);
  const isRight = await isPassword(account?.passwordHash ?? null, password);
  if (!account || !isRight) {
    await recordAuditOfEmail(db, email, 'sign-in-failed', clock(), { browser: browserOf(request) });
    throw new AppError('WRONG_CREDENTIALS', { facts: { userId: account?.userId } });
  }
  await checkSecondFactor(world, request, account, code);
  return { userId: account.userId, email };
}
