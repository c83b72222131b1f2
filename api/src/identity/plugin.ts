import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DEMO_USER_ID } from '@halyard/shared-contracts/wire';
import type { Deps } from '../deps';
import { AppError } from '../errors';
import type { App } from '../platform/valibot';
import { tenantOfVisit } from './accounts';
import { browserOf } from './browser-label';
import { isForeign } from './origin';
import { type Person, VISITOR } from './person';
import { giveToken, sessionToken, visitToken } from './session-cookie';
import { findSession } from './sessions';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who the cookie stands for. Enough for reads: a visitor who has written nothing owns no rows. */
    person: Person;
    /** For writes: makes a visitor without one a private tenant of their own, proved by the cookie of their browser. */
    ensurePerson(reply: FastifyReply): Promise<Person>;
  }
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The user ids that a call names, in its query and in its body. */
function namedIds({ query, body }: FastifyRequest): unknown[] {
  return [query, body].flatMap((part) =>
    typeof part === 'object' && part !== null && 'userId' in part && part.userId !== undefined
      ? [part.userId]
      : [],
  );
}

/** A call may name the demo user, as the specification has every call do, or the person's own id; nobody else's. */
function checkNamedIds(request: FastifyRequest): void {
  for (const id of namedIds(request)) {
    if (typeof id !== 'string') throw new AppError('BAD_REQUEST');
    if (id !== DEMO_USER_ID && id !== request.person.userId) throw new AppError('FORBIDDEN');
  }
}

async function identity(app: App, deps: Deps): Promise<void> {
  const { config, db, clock } = deps;
  await app.register(cookie);
  app.decorateRequest('person');
  app.decorateRequest('ensurePerson', async function (this: FastifyRequest, reply: FastifyReply) {
    if (this.person.userId !== DEMO_USER_ID) return this.person;
    const token = visitToken(this, reply, deps);
    const userId = await tenantOfVisit(db, token, browserOf(this), clock());
    this.person = { ...VISITOR, userId };
    return this.person;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!READS.has(request.method) && isForeign(request, config.publicOrigin)) {
      throw new AppError('FOREIGN_ORIGIN');
    }
    const token = sessionToken(request, deps);
    const found = token ? await findSession(db, token, clock()) : null;
    request.person = found?.person ?? VISITOR;
    if (token && found?.isProlonged) giveToken(request, reply, deps, token, found.person);
  });
  app.addHook('preValidation', async (request) => checkNamedIds(request));
}

/** Who a request is from, and that it came from our own page. Its hooks hold for every route registered after it. */
export const identityPlugin = fp(identity, { name: 'identity' });
