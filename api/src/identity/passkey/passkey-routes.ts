import {
  doneSchema,
  passkeyInputSchema,
  passkeyLogInSchema,
  passkeyNameSchema,
  PATHS,
  sessionSchema,
} from '@halyard/shared-contracts/wire';
import { recordAudit } from '../../db/audit';
import { AppError } from '../../errors';
import type { App } from '../../platform/valibot';
import { accountOf, recentOwner, requireProvedEmail } from '../account-guards';
import { browserOf } from '../browser-label';
import { reportFactorChange } from '../factor-change';
import { guessLimits, idParams } from '../route-options';
import { startSession } from '../session/session-cookie';
import { sessionAnswer } from '../session/session-answer';
import type { IdentityWorld } from '../world';
import {
  authenticationOptions,
  provenSignature,
  registeredCredential,
  registrationOptions,
} from './ceremony';
import {
  addPasskey,
  findPasskey,
  recordPasskeyUse,
  removePasskey,
  renamePasskey,
} from './passkeys';

function passkeyManagement(app: App, world: IdentityWorld): void {
  const { db, clock } = world;

  app.post(PATHS.auth.passkeyOptions, { config: guessLimits }, async (request) => {
    const owner = recentOwner(request.person, clock());
    await requireProvedEmail(db, owner);
    return registrationOptions(world, request, owner);
  });

  app.post(
    PATHS.auth.passkeys,
    { schema: { body: passkeyInputSchema, response: { 201: doneSchema } }, config: guessLimits },
    async (request, reply) => {
      const owner = recentOwner(request.person, clock());
      const { userId } = owner;
      await requireProvedEmail(db, owner);
      const { name, response } = request.body;
      const credential = await registeredCredential(world, request, userId, response);
      if (!credential) throw new AppError('PASSKEY_REFUSED');
      await addPasskey(db, { userId, name, credential }, clock());
      await reportFactorChange(world, request, owner, { event: 'passkey-added', detail: name });
      reply.code(201);
      return { success: true as const };
    },
  );

  app.patch(
    `${PATHS.auth.passkeys}/:id`,
    { schema: { params: idParams, body: passkeyNameSchema, response: { 200: doneSchema } } },
    async ({ person, params, body }) => {
      const { userId } = accountOf(person);
      if (!(await renamePasskey(db, userId, params.id, body.name))) throw new AppError('NOT_FOUND');
      return { success: true as const };
    },
  );

  app.delete(
    `${PATHS.auth.passkeys}/:id`,
    { schema: { params: idParams, response: { 200: doneSchema } } },
    async (request) => {
      const owner = recentOwner(request.person, clock());
      const name = await removePasskey(db, owner.userId, request.params.id);
      if (name === null) throw new AppError('NOT_FOUND');
      await reportFactorChange(world, request, owner, { event: 'passkey-removed', detail: name });
      return { success: true as const };
    },
  );
}

function passkeyLogInRoutes(app: App, world: IdentityWorld): void {
  const { db, clock } = world;

  app.post(PATHS.auth.passkeyLogInOptions, { config: guessLimits }, (request) =>
    authenticationOptions(world, request),
  );

  app.post(
    PATHS.auth.passkeyLogIn,
    { schema: { body: passkeyLogInSchema, response: { 200: sessionSchema } }, config: guessLimits },
    async (request, reply) => {
      const { response } = request.body;
      const handle = Buffer.from(response.response.userHandle, 'base64url').toString('utf8');
      const userId = handle || request.person.userId;
      const found = await findPasskey(db, userId, response.id);
      const proof = found && (await provenSignature(world, request, response, found.credential));
      if (!proof) throw new AppError('PASSKEY_REFUSED');
      await recordPasskeyUse(db, { userId, id: response.id, counter: proof.newCounter }, clock());
      const person = await startSession(request, reply, world, { userId, email: found.email });
      const browser = browserOf(request);
      await recordAudit(db, userId, 'signed-in-with-passkey', clock(), {
        browser,
        detail: found.name,
      });
      return sessionAnswer(db, person);
    },
  );
}

export function passkeyRoutes(app: App, world: IdentityWorld): void {
  passkeyManagement(app, world);
  passkeyLogInRoutes(app, world);
}
