import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors';
import type { Owner } from '../account-of';
import { tellFactorChange } from '../factor-change';
import type { IdentityWorld } from '../world';
import { takeRecoveryCode } from './recovery-codes';
import { hasTotp, takeTotpCode } from './totp-store';

const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Throws SECOND_FACTOR_REQUIRED without a code, WRONG_CODE for a wrong or used one. */
export async function checkSecondFactor(
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
    await tellFactorChange(world, request, { userId, email }, { event: 'recovery-code-used' });
    return;
  }
  throw new AppError('WRONG_CODE');
}
