import {
  accountEventsSchema,
  accountSecuritySchema,
  confirmInputSchema,
  doneSchema,
  emailInputSchema,
  mailAskedSchema,
  passwordInputSchema,
  PATHS,
} from '@halyard/shared-contracts/wire';
import { recordAudit } from '../../db/audit';
import { AppError } from '../../errors';
import type { App } from '../../platform/valibot';
import { accountOf, recentOwner } from '../account-guards';
import { isEmailVerified, setPassword } from '../accounts';
import { browserOf } from '../browser-label';
import { reportFactorChange } from '../factor-change';
import { hashNewPassword } from '../guess/hash-new-password';
import { guessLimits, idParams } from '../route-options';
import { countMail } from '../mail/mail-limits';
import { sendLink } from '../mail/send-link';
import { passkeysOf } from '../passkey/passkeys';
import { requireGoodPassword } from '../password/password-strength';
import { verifyCredentials } from '../verify-credentials';
import { startSession, renewSession, sessionToken } from '../session/session-cookie';
import { endSessionsOf } from '../session/sessions';
import { recoveryCodesLeft } from '../totp/recovery-codes';
import { hasTotp } from '../totp/totp-store';
import type { IdentityWorld } from '../world';
import { accountEvents } from './events';
import { endOpenSession, openSessions } from './open-sessions';

function reads(app: App, world: IdentityWorld): void {
  const { db, clock, mailer } = world;

  app.get(
    PATHS.auth.account,
    { schema: { response: { 200: accountSecuritySchema } } },
    async (request) => {
      const { userId, email } = accountOf(request.person);
      return {
        email,
        emailVerified: await isEmailVerified(db, userId),
        totp: await hasTotp(db, userId),
        recoveryCodesLeft: await recoveryCodesLeft(db, userId),
        passkeys: await passkeysOf(db, userId),
        sessions: await openSessions(db, userId, sessionToken(request, world), clock()),
        outbox: mailer.isOutbox,
      };
    },
  );

  app.get(
    PATHS.auth.events,
    { schema: { response: { 200: accountEventsSchema } } },
    async ({ person }) => ({ events: await accountEvents(db, person.userId) }),
  );
}

function secrets(app: App, world: IdentityWorld): void {
  const { db, clock, mailer } = world;

  app.post(
    PATHS.auth.confirm,
    { schema: { body: confirmInputSchema, response: { 200: doneSchema } }, config: guessLimits },
    async (request, reply) => {
      const { email } = accountOf(request.person);
      const owner = await verifyCredentials(world, request, { ...request.body, email });
      await startSession(request, reply, world, owner);
      return { success: true as const };
    },
  );

  app.post(
    PATHS.auth.password,
    { schema: { body: passwordInputSchema, response: { 200: doneSchema } }, config: guessLimits },
    async (request, reply) => {
      const owner = recentOwner(request.person, clock());
      await requireGoodPassword(request.body.password, owner.email);
      await setPassword(db, owner.userId, await hashNewPassword(request, request.body.password));
      await endSessionsOf(db, owner.userId);
      await reportFactorChange(world, request, owner, { event: 'password-changed' });
      await renewSession(request, reply, world, owner);
      return { success: true as const };
    },
  );

  app.post(
    PATHS.auth.email,
    { schema: { body: emailInputSchema, response: { 200: mailAskedSchema } }, config: guessLimits },
    async (request) => {
      const { userId } = recentOwner(request.person, clock());
      const { email } = request.body;
      await countMail(world, request, email);
      await sendLink(world, request, 'verify', { userId, email });
      return { success: true as const, outbox: mailer.isOutbox };
    },
  );
}

function sessions(app: App, world: IdentityWorld): void {
  const { db, clock } = world;

  app.delete(
    PATHS.auth.sessions,
    { schema: { response: { 200: doneSchema } } },
    async (request) => {
      const { userId } = recentOwner(request.person, clock());
      await endSessionsOf(db, userId, sessionToken(request, world));
      const browser = browserOf(request);
      await recordAudit(db, userId, 'other-sessions-ended', clock(), { browser });
      return { success: true as const };
    },
  );

  app.delete(
    `${PATHS.auth.sessions}/:id`,
    { schema: { params: idParams, response: { 200: doneSchema } } },
    async (request) => {
      const { userId } = recentOwner(request.person, clock());
      const ended = await endOpenSession(db, userId, request.params.id, clock());
      if (!ended) throw new AppError('NOT_FOUND');
      const browser = browserOf(request);
      await recordAudit(db, userId, 'session-ended', clock(), { browser, detail: ended.browser });
      return { success: true as const };
    },
  );
}

export function accountRoutes(app: App, world: IdentityWorld): void {
  reads(app, world);
  secrets(app, world);
  sessions(app, world);
}
