import {
  doneSchema,
  emailInputSchema,
  mailAskedSchema,
  mailTokenInputSchema,
  PATHS,
  resetInputSchema,
} from '@halyard/shared-contracts/wire';
import { recordAudit } from '../../db/audit';
import { AppError } from '../../errors';
import type { App } from '../../platform/valibot';
import { accountOf } from '../account-of';
import { findAccount, setPassword, verifyEmail } from '../accounts';
import { noteMailAsked } from '../attempts';
import { browserOf } from '../browser-label';
import { hashPassword } from '../passwords';
import { guessable } from '../rate-limits';
import { endSessionsOf } from '../sessions';
import type { IdentityWorld } from '../world';
import { MAILS } from './mails';
import { takeMailToken } from './mail-tokens';
import { sendLink } from './send-link';

/** What is proved by mail: that an address is one's own, and who one is when the password is forgotten. */
export function mailRoutes(app: App, world: IdentityWorld): void {
  const { db, clock, mailer } = world;
  const asked = { success: true as const, outbox: mailer.isOutbox };

  app.post(
    PATHS.auth.verification,
    { schema: { response: { 200: mailAskedSchema } }, config: guessable },
    async (request) => {
      const owner = accountOf(request.person);
      await noteMailAsked(db, owner.email, clock());
      await sendLink(world, request, 'verify', owner);
      return asked;
    },
  );

  app.post(
    PATHS.auth.verify,
    {
      schema: { body: mailTokenInputSchema, response: { 200: doneSchema } },
      config: guessable,
    },
    async (request) => {
      const link = await takeMailToken(db, request.body.token, 'verify', clock());
      if (!link) throw new AppError('LINK_USED');
      const old = await verifyEmail(db, link, clock());
      if (old === null) throw new AppError('EMAIL_TAKEN');
      const { userId, email } = link;
      const event = old === email ? 'email-verified' : 'email-changed';
      await recordAudit(db, userId, event, clock(), { browser: browserOf(request), detail: email });
      if (old !== email) await mailer.send({ userId, to: old, ...MAILS.emailChanged(email) });
      return { success: true as const };
    },
  );

  // The answer is one and the same whether the address has an account or not.
  app.post(
    PATHS.auth.forgottenPassword,
    {
      schema: { body: emailInputSchema, response: { 200: mailAskedSchema } },
      config: guessable,
    },
    async (request) => {
      const { email } = request.body;
      await noteMailAsked(db, email, clock());
      const account = await findAccount(db, email);
      if (account) await sendLink(world, request, 'reset', account);
      return asked;
    },
  );

  app.post(
    PATHS.auth.resetPassword,
    { schema: { body: resetInputSchema, response: { 200: doneSchema } }, config: guessable },
    async (request) => {
      const { token, password } = request.body;
      const passwordHash = await hashPassword(password);
      const link = await takeMailToken(db, token, 'reset', clock());
      if (!link) throw new AppError('LINK_USED');
      const { userId, email } = link;
      await setPassword(db, userId, passwordHash);
      await verifyEmail(db, link, clock());
      await endSessionsOf(db, userId);
      await recordAudit(db, userId, 'password-reset', clock(), { browser: browserOf(request) });
      await mailer.send({ userId, to: email, ...MAILS.passwordChanged() });
      return { success: true as const };
    },
  );
}
