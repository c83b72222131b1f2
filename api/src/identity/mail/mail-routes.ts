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
import { tellFactorChange } from '../factor-change';
import { hashPassword } from '../password/passwords';
import { guessable } from '../rate-limits';
import { sessionToken } from '../session-cookie';
import { endSessionsOf } from '../sessions';
import type { IdentityWorld } from '../world';
import { MAILS } from './mails';
import { takeMailToken } from './mail-tokens';
import { sendLink, sendNoLink } from './send-link';

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

  // The link works in a browser that is logged in to the account: whoever receives it for an account that a stranger
  // opened cannot prove the address for the stranger.
  app.post(
    PATHS.auth.verify,
    {
      schema: { body: mailTokenInputSchema, response: { 200: doneSchema } },
      config: guessable,
    },
    async (request) => {
      const { userId } = accountOf(request.person);
      const followed = { token: request.body.token, purpose: 'verify', userId } as const;
      const link = await takeMailToken(db, followed, clock());
      if (!link) throw new AppError('LINK_USED');
      const { email } = link;
      const token = sessionToken(request, world);
      const old = await verifyEmail(db, { userId, email, token }, clock());
      if (old === null) throw new AppError('EMAIL_TAKEN');
      const event = old === email ? 'email-verified' : 'email-changed';
      await recordAudit(db, userId, event, clock(), { browser: browserOf(request), detail: email });
      if (old === email) return { success: true as const };
      for (const to of [old, email]) {
        await mailer.send({ userId, to, ...MAILS.emailChanged(email) });
      }
      return { success: true as const };
    },
  );

  // The answer and the work are the same whether the address has an account or not.
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
      else await sendNoLink(world, request, email);
      return asked;
    },
  );

  app.post(
    PATHS.auth.resetPassword,
    { schema: { body: resetInputSchema, response: { 200: doneSchema } }, config: guessable },
    async (request) => {
      const { token, password } = request.body;
      const passwordHash = await hashPassword(password);
      const link = await takeMailToken(db, { token, purpose: 'reset' }, clock());
      if (!link) throw new AppError('LINK_USED');
      const { userId, email } = link;
      await setPassword(db, userId, passwordHash);
      await verifyEmail(db, link, clock());
      await endSessionsOf(db, userId);
      await tellFactorChange(world, request, { userId, email }, { event: 'password-reset' });
      return { success: true as const };
    },
  );
}
