import {
  credentialsSchema,
  mailAskedSchema,
  PATHS,
  sessionSchema,
  signUpCodeInputSchema,
} from '@halyard/shared-contracts/wire';
import { recordAudit } from '../../db/audit';
import { AppError } from '../../errors';
import type { App } from '../../platform/valibot';
import { findAccount, openAccount } from '../accounts';
import { browserOf } from '../browser-label';
import { countedForNetwork } from '../guess/counters';
import { guess } from '../guess/guess';
import { hashNewPassword } from '../guess/hash-new-password';
import { countMail } from '../mail/mail-limits';
import { MAILS } from '../mail/mails';
import { assignMails } from '../mail/outbox';
import { requireGoodPassword } from '../password/password-strength';
import { isVisit } from '../person';
import { guessLimits } from '../route-options';
import { sessionAnswer } from '../session/session-answer';
import { startSession, sessionToken, visitToken } from '../session/session-cookie';
import { linkOrigin } from '../site';
import { NOBODY } from '../tokens';
import type { IdentityWorld } from '../world';
import { storeSignUp, takeSignUp } from './pending-sign-ups';
import { newSignUpCode } from './sign-up-code';

/**
 * The mailed code works only in the browser that signed up, so neither a stranger nor an opened link can open an
 * account.
 */
export function signUpRoutes(app: App, world: IdentityWorld): void {
  const { db, clock, config, mailer } = world;

  // An address with an account gets the same work, the same response, and another mail.
  app.post(
    PATHS.auth.signUp,
    {
      schema: { body: credentialsSchema, response: { 202: mailAskedSchema } },
      config: guessLimits,
    },
    async (request, reply) => {
      const { email, password } = request.body;
      await requireGoodPassword(password, email);
      await countMail(world, request, email);
      const account = await findAccount(db, email);
      const code = newSignUpCode();
      const passwordHash = await hashNewPassword(request, password);
      const token = visitToken(request, reply, world);
      await storeSignUp(
        db,
        { token, email, passwordHash, code: account ? newSignUpCode() : code },
        clock(),
      );
      const mail = account ? MAILS.hasAccount(linkOrigin(request, config)) : MAILS.signUpCode(code);
      await mailer.send({ userId: account?.userId ?? NOBODY, to: email, ...mail });
      reply.code(202);
      return { success: true as const, outbox: mailer.isOutbox };
    },
  );

  app.post(
    PATHS.auth.signUpCode,
    {
      schema: { body: signUpCodeInputSchema, response: { 201: sessionSchema } },
      config: guessLimits,
    },
    async (request, reply) => {
      const token = sessionToken(request, world) ?? '';
      const { code } = request.body;
      const signUp = await guess(world, countedForNetwork(request), () =>
        takeSignUp(db, { token, code }, clock()),
      );
      const visitId = isVisit(request.person) ? request.person.userId : null;
      const userId = await openAccount(db, { visitId, ...signUp }, clock());
      if (userId === null) throw new AppError('EMAIL_TAKEN');
      await assignMails(db, userId, signUp.email);
      await recordAudit(db, userId, 'signed-up', clock(), { browser: browserOf(request) });
      reply.code(201);
      const { email } = signUp;
      return sessionAnswer(db, await startSession(request, reply, world, { userId, email }));
    },
  );
}
