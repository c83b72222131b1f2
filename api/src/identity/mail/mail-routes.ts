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
import { accountOf } from '../account-guards';
import { findAccount, setPassword, verifyEmail } from '../accounts';
import { browserOf } from '../browser-label';
import { reportFactorChange } from '../factor-change';
import { clearGuesses } from '../guess/clear-guesses';
import { countedForNetwork } from '../guess/counters';
import { guess } from '../guess/guess';
import { requireGoodPassword } from '../password/password-strength';
import { hashPassword } from '../password/passwords';
import { guessLimits } from '../route-options';
import { sessionToken } from '../session/session-cookie';
import { endSessionsOf } from '../session/sessions';
import type { IdentityWorld } from '../world';
import { countMail } from './mail-limits';
import { MAILS } from './mails';
import { emailOfLink, takeMailToken } from './mail-tokens';
import { sendLink, imitateSendingLink } from './send-link';

async function takeLink(...options: Parameters<typeof takeMailToken>) {
  const link = await takeMailToken(...options);
  if (!link) throw new AppError('LINK_USED');
  return link;
}

export function mailRoutes(app: App, world: IdentityWorld): void {
  const { db, clock, mailer } = world;
  const answer = { success: true as const, outbox: mailer.isOutbox };

  app.post(
    PATHS.auth.verification,
    { schema: { response: { 200: mailAskedSchema } }, config: guessLimits },
    async (request) => {
      const owner = accountOf(request.person);
      await countMail(world, request, owner.email);
      await sendLink(world, request, 'verify', owner);
      return answer;
    },
  );

  // The link works only in a logged-in browser: otherwise the owner of an address could verify it for a stranger.
  app.post(
    PATHS.auth.verify,
    {
      schema: { body: mailTokenInputSchema, response: { 200: doneSchema } },
      config: guessLimits,
    },
    async (request) => {
      const { userId } = accountOf(request.person);
      const followed = { token: request.body.token, purpose: 'verify', userId } as const;
      const { email } = await guess(world, countedForNetwork(request), () =>
        takeLink(db, followed, clock()),
      );
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

  // The response and the work are the same for an address without an account.
  app.post(
    PATHS.auth.forgottenPassword,
    {
      schema: { body: emailInputSchema, response: { 200: mailAskedSchema } },
      config: guessLimits,
    },
    async (request) => {
      const { email } = request.body;
      await countMail(world, request, email);
      const account = await findAccount(db, email);
      if (account) await sendLink(world, request, 'reset', account);
      else await imitateSendingLink(world, request, email);
      return answer;
    },
  );

  app.post(
    PATHS.auth.resetPassword,
    { schema: { body: resetInputSchema, response: { 200: doneSchema } }, config: guessLimits },
    async (request, reply) => {
      const { token, password } = request.body;
      const owner = await emailOfLink(db, { token, purpose: 'reset' });
      await requireGoodPassword(password, owner ?? '');
      const { link, passwordHash } = await guess(world, countedForNetwork(request), async () => ({
        passwordHash: await hashPassword(password),
        link: await takeLink(db, { token, purpose: 'reset' }, clock()),
      }));
      const { userId, email } = link;
      await setPassword(db, userId, passwordHash);
      await verifyEmail(db, link, clock());
      await endSessionsOf(db, userId);
      await clearGuesses(world, request, reply, link);
      await reportFactorChange(world, request, { userId, email }, { event: 'password-reset' });
      return { success: true as const };
    },
  );
}
