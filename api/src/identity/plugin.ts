import cookie from '@fastify/cookie';
import { DEMO_USER_ID } from '@halyard/shared-contracts/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { systemErrorCode } from '../system-error-code';
import type { Config } from '../config/config';
import type { Deps } from '../deps';
import { AppError } from '../errors';
import { networkOf } from '../limits/network-of';
import type { App } from '../platform/valibot';
import { tenantOfVisit } from './accounts';
import { browserOf } from './browser-label';
import { type Person, VISITOR } from './person';
import { setTokenCookie, sessionToken, visitToken } from './session/session-cookie';
import { sessionFinder, type FoundSession } from './session/sessions';
import { saveZone, zoneOf } from './time-zone';

declare module 'fastify' {
  interface FastifyRequest {
    person: Person;
    /** It is 0 for a visitor without data. */
    dataVersion: number;
    ensurePerson(reply: FastifyReply): Promise<Person>;
  }
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const userIdIn = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && 'userId' in part ? part.userId : undefined;

/** The specification sends 'demo_user' with each call. */
function checkUserId(id: unknown, { userId }: Person): void {
  if (id === undefined || id === DEMO_USER_ID || id === userId) return;
  throw new AppError(typeof id === 'string' ? 'FORBIDDEN' : 'BAD_REQUEST');
}

const OWN_SITE: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * Pages cannot forge `Sec-Fetch-Site`; older browsers send only `Origin`. A program sends neither and has no user's
 * cookies.
 */
function isForeign(request: FastifyRequest, publicOrigin: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string') return !OWN_SITE.has(site);
  const { origin } = request.headers;
  if (origin === undefined) return false;
  // The scheme counts too: an attacker on a plain connection can answer for our host.
  return origin !== (publicOrigin ?? `${request.protocol}://${request.host}`);
}

function checkOrigin(request: FastifyRequest, { publicOrigin }: Config): void {
  if (!READS.has(request.method) && isForeign(request, publicOrigin)) {
    throw new AppError('FOREIGN_ORIGIN');
  }
}

async function identity(app: App, deps: Deps): Promise<void> {
  const { config, db, clock } = deps;
  await app.register(cookie);
  app.decorateRequest('person');
  app.decorateRequest('dataVersion', 0);
  app.decorateRequest('ensurePerson', async function (this: FastifyRequest, reply: FastifyReply) {
    if (this.person.userId !== DEMO_USER_ID) return this.person;
    const token = visitToken(this, reply, deps);
    const network = app.pseudonym('network', networkOf(this.ip));
    const timeZone = zoneOf(this);
    const origin = { browser: browserOf(this), network, timeZone };
    const userId = await tenantOfVisit(db, token, origin, clock());
    this.person = { ...VISITOR, userId, timeZone };
    return this.person;
  });
  const find = sessionFinder(db, (error) =>
    app.log.warn({ code: systemErrorCode(error) }, 'A session could not be extended.'),
  );
  const setPerson = (
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    found: FoundSession | null,
  ) => {
    request.person = found?.person ?? VISITOR;
    request.dataVersion = found?.dataVersion ?? 0;
    if (found?.isExtended) setTokenCookie(request, reply, deps, token, found.person);
    checkUserId(userIdIn(request.query), request.person);
  };
  // The hook calls `done`, because a promise would cost each request a turn of the queue.
  app.addHook('onRequest', (request, reply, done): Promise<void> | void => {
    checkOrigin(request, config);
    const token = sessionToken(request, deps) ?? '';
    const found = token === '' ? null : find(token, clock());
    if (found instanceof Promise)
      return found.then((each) => setPerson(request, reply, token, each));
    setPerson(request, reply, token, found);
    done();
  });
  app.addHook('preHandler', (request, _reply, done): Promise<void> | void => {
    const { person, method } = request;
    const zone = READS.has(method) || person.userId === DEMO_USER_ID ? null : zoneOf(request);
    if (zone === null || zone === person.timeZone) return done();
    request.person = { ...person, timeZone: zone };
    return saveZone(db, person.userId, zone).catch((error: unknown) =>
      app.log.warn({ code: systemErrorCode(error) }, 'A time zone could not be saved.'),
    );
  });
  app.addHook('preValidation', ({ body, person }, _reply, done) => {
    checkUserId(userIdIn(body), person);
    done();
  });
}

export const identityPlugin = fp(identity, { name: 'identity' });
