import type { FastifyRequest } from 'fastify';
import { recordAuditOfEmail } from '../db/audit';
import { AppError } from '../errors';
import type { Owner } from './account-guards';
import { findAccount } from './accounts';
import { browserOf } from './browser-label';
import { reportFactorChange } from './factor-change';
import { countedForAccount } from './guess/counters';
import { guess } from './guess/guess';
import { isPassword } from './password/passwords';
import { takeRecoveryCode } from './totp/recovery-codes';
import { hasTotp, takeTotpCode } from './totp/totp-store';
import type { IdentityWorld } from './world';

const HOUR_MS = 3_600_000;

interface Secrets {
  readonly email: string;
  readonly password: string;
  /** It is a code of the authenticator app, or a recovery code. */
  readonly code?: string | undefined;
}

/** Throws TOO_MANY_REQUESTS, WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED, or WRONG_CODE. */
export async function verifyCredentials(
  world: IdentityWorld,
  request: FastifyRequest,
  secrets: Secrets,
): Promise<{ readonly userId: string; readonly email: string }> {
  const counted = await countedForAccount(world, request, secrets.email);
  try {
    return await guess(world, counted, () => check(world, request, secrets));
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') {
      await recordRefusal(world, request, secrets.email);
    }
    throw error;
  }
}

/** An attacker can cause any number of refusals. */
async function recordRefusal({ db, clock }: IdentityWorld, request: FastifyRequest, email: string) {
  const since = new Date(clock().getTime() - HOUR_MS);
  const note = { browser: browserOf(request), since };
  await recordAuditOfEmail(db, email, 'sign-in-refused', clock(), note);
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

const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Throws SECOND_FACTOR_REQUIRED without a code, and WRONG_CODE for a wrong or used one. */
async function checkSecondFactor(
  world: IdentityWorld,
  request: FastifyRequest,
  { userId, email }: Pick<Owner, 'userId' | 'email'>,
  code: string | undefined,
): Promise<void> {
  const { db, clock } = world;
  if (!(await hasTotp(db, userId))) return;
  if (code === undefined) throw new AppError('SECOND_FACTOR_REQUIRED');
  if (isAppCode(code)) {
    if (await takeTotpCode(world, userId, code, clock())) return;
  } else if (await takeRecoveryCode(db, userId, code)) {
    await reportFactorChange(world, request, { userId, email }, { event: 'recovery-code-used' });
    return;
  }
  throw new AppError('WRONG_CODE');
}
