import {
  doneSchema,
  PATHS,
  recoveryCodesSchema,
  totpCodeInputSchema,
  totpStartSchema,
} from '@halyard/shared-contracts/wire';
import { AppError } from '../../errors';
import type { App } from '../../platform/valibot';
import { tellFactorChange } from '../factor-change';
import { requireProvedEmail } from '../proved-email';
import { countedForAccount } from '../guess/counters';
import { guess } from '../guess/guess';
import { guessable } from '../rate-limits';
import { recentOwner } from '../recent-sign-in';
import { renew } from '../session-cookie';
import type { IdentityWorld } from '../world';
import { forgetRecoveryCodes, makeRecoveryCodes } from './recovery-codes';
import { newTotpSecret, totpUri } from './totp';
import { confirmTotp, forgetTotp, hasTotp, keepTotp, takeTotpCode } from './totp-store';

export function totpRoutes(app: App, world: IdentityWorld): void {
  const { db, clock } = world;

  app.post(
    PATHS.auth.totp,
    { schema: { response: { 200: totpStartSchema } }, config: guessable },
    async ({ person }) => {
      const { userId, email } = recentOwner(person, clock());
      await requireProvedEmail(db, { userId, email });
      if (await hasTotp(db, userId)) throw new AppError('TOTP_ON');
      const secret = newTotpSecret();
      await keepTotp(world, userId, secret);
      return { secret, uri: totpUri(secret, email) };
    },
  );

  app.put(
    PATHS.auth.totp,
    {
      schema: { body: totpCodeInputSchema, response: { 200: recoveryCodesSchema } },
      config: guessable,
    },
    async (request, reply) => {
      const owner = recentOwner(request.person, clock());
      const { userId } = owner;
      await requireProvedEmail(db, owner);
      if (await hasTotp(db, userId)) throw new AppError('TOTP_ON');
      await guess(world, await countedForAccount(world, request, owner.email), async () => {
        if (await takeTotpCode(world, userId, request.body.code, clock())) return;
        throw new AppError('WRONG_CODE');
      });
      const codes = await makeRecoveryCodes(db, userId);
      await confirmTotp(db, userId, clock());
      await tellFactorChange(world, request, owner, { event: 'totp-on' });
      await renew(request, reply, world, owner);
      return { codes };
    },
  );

  app.delete(
    PATHS.auth.totp,
    { schema: { response: { 200: doneSchema } } },
    async (request, reply) => {
      const owner = recentOwner(request.person, clock());
      await forgetTotp(db, owner.userId);
      await forgetRecoveryCodes(db, owner.userId);
      await tellFactorChange(world, request, owner, { event: 'totp-off' });
      await renew(request, reply, world, owner);
      return { success: true as const };
    },
  );

  app.post(
    PATHS.auth.recoveryCodes,
    { schema: { response: { 200: recoveryCodesSchema } }, config: guessable },
    async (request) => {
      const owner = recentOwner(request.person, clock());
      if (!(await hasTotp(db, owner.userId))) throw new AppError('TOTP_OFF');
      const codes = await makeRecoveryCodes(db, owner.userId);
      await tellFactorChange(world, request, owner, { event: 'recovery-codes-made' });
      return { codes };
    },
  );
}
