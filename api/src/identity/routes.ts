import {
  DEMO_USER_ID,
  doneSchema,
  logInSchema,
  PATHS,
  sessionSchema,
} from '@halyard/shared-contracts/wire';
import { recordAudit } from '../db/audit';
import type { Deps } from '../deps';
import { Keyring } from '../platform/keyring';
import type { App } from '../platform/valibot';
import { accountRoutes } from './account/account-routes';
import { browserOf } from './browser-label';
import { mailRoutes } from './mail/mail-routes';
import type { Mailer } from './mail/mailer';
import { outboxMailer, outboxRoute } from './mail/outbox';
import { queuedMailer } from './mail/queue/queued-mailer';
import { passkeyRoutes } from './passkey/passkey-routes';
import { passwordRoutes } from './password/password-routes';
import { verifyCredentials } from './verify-credentials';
import { guessLimits } from './route-options';
import { sessionAnswer } from './session/session-answer';
import { startSession, logOut, visitToken } from './session/session-cookie';
import { signUpRoutes } from './sign-up/sign-up-routes';
import { totpRoutes } from './totp/totp-routes';
import { resealTotp } from './totp/totp-store';
import type { IdentityWorld } from './world';

async function mailerOf(app: App, { config, db, clock }: Deps, keyring: Keyring): Promise<Mailer> {
  if (!config.mail) return outboxMailer(db, clock);
  const { smtpTransport } = await import('./mail/queue/smtp');
  const transport = smtpTransport(config.mail);
  const mailer = queuedMailer({ db, clock, keyring, transport, log: app.log });
  app.addHook('onListen', async () => mailer.start());
  return mailer;
}

async function worldOf(app: App, deps: Deps): Promise<IdentityWorld> {
  const keyring = new Keyring(deps.config.tokenKeys);
  return { ...deps, mailer: await mailerOf(app, deps, keyring), keyring };
}

function sessionRoutes(app: App, world: IdentityWorld): void {
  const { db, clock } = world;

  // Every page calls this first, so all first writes of a visitor carry the same token.
  app.get(
    PATHS.auth.session,
    { schema: { response: { 200: sessionSchema } } },
    (request, reply) => {
      if (request.person.userId === DEMO_USER_ID) visitToken(request, reply, world);
      return sessionAnswer(db, request.person);
    },
  );

  app.post(
    PATHS.auth.logIn,
    {
      schema: { body: logInSchema, response: { 200: sessionSchema } },
      config: guessLimits,
    },
    async (request, reply) => {
      const person = await startSession(
        request,
        reply,
        world,
        await verifyCredentials(world, request, request.body),
      );
      const browser = browserOf(request);
      await recordAudit(db, person.userId, 'signed-in', clock(), { browser });
      return sessionAnswer(db, person);
    },
  );

  app.post(
    PATHS.auth.logOut,
    { schema: { response: { 200: doneSchema } } },
    async (request, reply) => {
      const { userId, email } = request.person;
      await logOut(request, reply, world);
      const browser = browserOf(request);
      if (email !== null) await recordAudit(db, userId, 'signed-out', clock(), { browser });
      return { success: true as const };
    },
  );
}

export async function identityRoutes(app: App, deps: Deps): Promise<void> {
  const world = await worldOf(app, deps);
  sessionRoutes(app, world);
  signUpRoutes(app, world);
  passwordRoutes(app);
  accountRoutes(app, world);
  mailRoutes(app, world);
  passkeyRoutes(app, world);
  totpRoutes(app, world);
  outboxRoute(app, world);
  app.addHook('onListen', () => resealTotp(world));
  app.addHook('onClose', () => world.mailer.close());
}
