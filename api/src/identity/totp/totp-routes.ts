import {
  doneSchema,
  PATHS,
  recoveryCodesSchema,
  totpCodeInputSchema,
  totpStartSchema,
} from '@halyard/shared-contracts/wire';
import { AppError } from '../../errors';
import type { App } from '../../platform/valibot';
import { reportFactorChange } from '../factor-change';
import { recentOwner, requireProvedEmail } from '../account-guards';
import { countedForAccount } from '../guess/counters';
import { guess } from '../guess/guess';
import { guessLimits } from '../route-options';
import { renewSession } from '../session/session-cookie';
import type { IdentityWorld } from '../world';
import { deleteRecoveryCodes, makeRecoveryCodes } from './recovery-codes';
import { newTotpSecret, totpUri } from './totp';
import { confirmTotp, deleteTotp, hasTotp, storeTotp, takeTotpCode } from './totp-store';

export function totpRoutes(app: App, world: IdentityWorld): void {
  const { db, clock } = world;

  app.post(
    PATHS.auth.totp,
    { schema: { response: { 200: totpStartSchema } }, config: guessLimits },
    async ({ person }) => {
      const { userId, email } = recentOwner(person, clock());
      await requireProvedEmail(db, { userId, email });
      if (await hasTotp(db, userId)) throw new AppError('TOTP_ON');
      const secret = newTotpSecret();
      await storeTotp(world, userId, secret);
      return { secret, uri: totpUri(secret, email) };
    },
  );

  app.put(
    PATHS.auth.totp,
    {
      schema: { body: totpCodeInputSchema, response: { 200: recoveryCodesSchema } },
      config: guessLimits,
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
      await reportFactorChange(world, request, owner, { event: 'totp-on' });
      await renewSession(request, reply, world, owner);
      return { codes };
    },
  );

  app.delete(
    PATHS.auth.totp,
    { schema: { response: { 200: doneSchema } } },
    async (request, reply) => {
      const owner = recentOwner(request.person, clock());
      await deleteTotp(db, owner.userId);
      await deleteRecoveryCodes(db, owner.userId);
      await reportFactorChange(world, request, owner, { event: 'totp-off' });
      await renewSession(request, reply, world, owner);
      return { success: true as const };
    },
  );

  app.post(
    PATHS.auth.recoveryCodes,
    { schema: { response: { 200: recoveryCodesSchema } }, config: guessLimits },
    async (request) => {
      const owner = recentOwner(request.person, clock());
      if (!(await hasTotp(db, owner.userId))) throw new AppError('TOTP_OFF');
      const codes = await makeRecoveryCodes(db, owner.userId);
      await reportFactorChange(world, request, owner, { event: 'recovery-codes-made' });
      return { codes };
    },
  );
}
