import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../../deps';
import { isHttps } from '../../identity/session/cookie';
import type { App } from '../../platform/valibot';
import { isDevAllowed } from './dev-allowed';
import type { Trial } from './trial';
import { type RequestedTrial, setTrial, trialText } from './trial-cookie';
import { trialOf } from './trial-of';
import { TRIAL_PAGE_POLICY, trialPage } from './trial-page';

const rateLimit = { max: 60, timeWindow: '1 minute' };

const devParams = v.object({ channel: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) });
const tryParams = v.object({
  remote: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/)),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/)),
});

const notFound = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').send('There is no such version here.');

/** A page of another site cannot answer the question for the user. */
function isOwnPage({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  return typeof origin === 'string' && URL.canParse(origin) && new URL(origin).host === host;
}

const placeOf = ({ remote, version, entry }: Trial): string =>
  `${entry.routes[0]?.path ?? '/'}?mfe=${remote}@${version}`;

/** Adds the links to a version outside the channels: for a pull request, and for a developer's own machine. */
export function trialRoutes(app: App, store: string, deps: Deps): void {
  const find = async (
    request: FastifyRequest,
    requested: RequestedTrial,
  ): Promise<Trial | null> => {
    if ('channel' in requested && !isDevAllowed(deps.config, request)) return null;
    return trialOf(store, requested, deps.clock());
  };
  const show = async (request: FastifyRequest, reply: FastifyReply, requested: RequestedTrial) => {
    const trial = await find(request, requested);
    if (!trial) return notFound(reply);
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': TRIAL_PAGE_POLICY })
      .type('text/html; charset=utf-8')
      .send(trialPage(trial));
  };
  const begin = async (request: FastifyRequest, reply: FastifyReply, requested: RequestedTrial) => {
    const trial = isOwnPage(request) ? await find(request, requested) : null;
    if (!trial) return notFound(reply);
    setTrial(reply, trialText(requested), isHttps(request, deps));
    return reply.header('cache-control', 'no-store').redirect(placeOf(trial), 303);
  };

  void app.register(async (scope: App) => {
    // The button sends an empty form, and nothing of it is read.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, {}),
    );
    const options = { config: { rateLimit } };
    const dev = { ...options, schema: { params: devParams } };
    const version = { ...options, schema: { params: tryParams } };
    scope.get('/remotes/dev/:channel', dev, (request, reply) =>
      show(request, reply, request.params),
    );
    scope.post('/remotes/dev/:channel', dev, (request, reply) =>
      begin(request, reply, request.params),
    );
    scope.get('/remotes/try/:remote/:version', version, (request, reply) =>
      show(request, reply, request.params),
    );
    scope.post('/remotes/try/:remote/:version', version, (request, reply) =>
      begin(request, reply, request.params),
    );
  });
}
