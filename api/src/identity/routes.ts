import {
  credentialsSchema,
  DEMO_USER_ID,
  doneSchema,
  PATHS,
  type Session,
  sessionSchema,
} from '@halyard/shared-contracts/wire';
import { hasOwnData } from '../db/own-data';
import { AppError } from '../errors';
import type { ApiPlugin } from '../platform/valibot';
import { claimTenant, createTenant, findAccount } from './accounts';
import { forgetAttempts, noteAttempt } from './attempts';
import { hashPassword, isPassword } from './passwords';
import { isVisit, type Person } from './person';
import { enter, leave, visitToken } from './session-cookie';

/** A password hash costs 19 MiB and 90 ms: this many a minute from one address are plenty. */
const rateLimit = { max: 30, timeWindow: '1 minute' };

/** Sign-up, log-in, log-out and who the cookie stands for (readings 1). */
export const identityRoutes: ApiPlugin = async (app, deps) => {
  const { db, clock } = deps;
  const session = async ({ userId, email }: Person): Promise<Session> => ({
    userId,
    email,
    ownData: await hasOwnData(db, userId),
  });

  // Every page asks this first, so a visitor's first writes, however many at once, all carry the token given here.
  app.get(
    PATHS.auth.session,
    { schema: { response: { 200: sessionSchema } } },
    (request, reply) => {
      if (request.person.userId === DEMO_USER_ID) visitToken(request, reply, deps);
      return session(request.person);
    },
  );

  app.post(
    PATHS.auth.signUp,
    {
      schema: { body: credentialsSchema, response: { 201: sessionSchema } },
      config: { rateLimit },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      if (await findAccount(db, email)) throw new AppError('EMAIL_TAKEN');
      const passwordHash = await hashPassword(password);
      const userId = isVisit(request.person)
        ? request.person.userId
        : await createTenant(db, clock());
      if (!(await claimTenant(db, { userId, email, passwordHash }))) {
        throw new AppError('EMAIL_TAKEN');
      }
      reply.code(201);
      return session(await enter(request, reply, deps, { userId, email }));
    },
  );

  app.post(
    PATHS.auth.logIn,
    {
      schema: { body: credentialsSchema, response: { 200: sessionSchema } },
      config: { rateLimit },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      const attempt = { email, address: request.ip };
      await noteAttempt(db, attempt, clock());
      const account = await findAccount(db, email);
      if (!(await isPassword(account?.passwordHash ?? null, password)) || !account) {
        throw new AppError('WRONG_CREDENTIALS');
      }
      await forgetAttempts(db, attempt);
      return session(await enter(request, reply, deps, { userId: account.userId, email }));
    },
  );

  app.post(
    PATHS.auth.logOut,
    { schema: { response: { 200: doneSchema } } },
    async (request, reply) => {
      await leave(request, reply, deps);
      return { success: true as const };
    },
  );
};
