import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import fp from 'fastify-plugin';
import { aiRoutes } from './ai/routes';
import { bankPlugin } from './bank/plugin';
import type { Deps } from './deps';
import { answerFailure } from './answer-failure';
import { financialDataPlugin } from './finance/financial-data/plugin';
import { financeRoutes } from './finance/routes';
import { identityPlugin } from './identity/plugin';
import { identityRoutes } from './identity/routes';
import { jobsPlugin } from './jobs/plugin';
import { knowledgeRoutes } from './knowledge/routes';
import { legalRoutes } from './legal/routes';
import { WindowStore } from './limits/window-store';
import { alarmsPlugin } from './platform/alarms/alarms';
import { compressionPlugin } from './platform/compression';
import { acceptEmptyBodies } from './platform/empty-body';
import { firstViewRoute } from './platform/first-view/route';
import { headersPlugin, securityHeaders } from './platform/headers';
import { hostsPlugin } from './platform/host/hosts';
import { drainingPlugin, healthRoute, readyRoute } from './platform/health';
import { limitWrites } from './platform/limit-writes';
import { metricsPlugin } from './platform/metrics/plugin';
import { pagesPlugin } from './platform/page/plugin';
import { privacyRoutes } from './privacy/routes';
import { logOptions, requestId, requestIdPlugin } from './platform/request-log';
import { serverOptions, servingPlugin } from './platform/serving/plugin';
import { SERVING_LIMITS } from './platform/serving/serving-limits';
import { streamsPlugin } from './platform/streams/streams';
import { STREAM_LIMITS } from './platform/streams/stream-limiter';
import { type App, valibotSchemas, type ValibotTypeProvider } from './platform/valibot';
import { remotesPlugin } from './remotes/plugin';
import { securityEventsPlugin } from './security-events/plugin';

/** The order matters, because the hooks of identity apply to the routes after it. */
async function api(app: App, deps: Deps): Promise<void> {
  await app.register(jobsPlugin, deps);
  await app.register(identityPlugin, deps);
  await app.register(financialDataPlugin, deps);
  await identityRoutes(app, deps);
  await financeRoutes(app, deps);
  await app.register(bankPlugin, deps);
  await privacyRoutes(app, deps);
  aiRoutes(app, deps);
  knowledgeRoutes(app, deps);
  legalRoutes(app, deps);
  firstViewRoute(app, deps);
  healthRoute(app, deps);
  readyRoute(app, deps);
}

const apiPlugin = fp(api, { name: 'api', encapsulate: true });

export async function buildApp(deps: Deps, serving = SERVING_LIMITS): Promise<App> {
  const secure = securityHeaders(deps.config);
  const app = Fastify({
    logger: logOptions(deps.config.logLevel),
    ...serverOptions(serving),
    genReqId: requestId,
    bodyLimit: 1_048_576,
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: deps.config.publicOrigin === null ? false : ['loopback', 'uniquelocal'],
    // No hook runs for a URL that cannot be parsed.
    frameworkErrors: (error, request, reply) => {
      secure(request, reply);
      answerFailure(error, request, reply);
    },
    schemaController: valibotSchemas,
  }).withTypeProvider<ValibotTypeProvider>();
  app.removeContentTypeParser('text/plain');
  acceptEmptyBodies(app);
  app.setErrorHandler(answerFailure);
  await app.register(requestIdPlugin);
  await app.register(servingPlugin, { limits: serving });
  await app.register(securityEventsPlugin, deps);
  await app.register(alarmsPlugin, deps);
  await app.register(metricsPlugin, deps);
  await app.register(headersPlugin, deps);
  await app.register(drainingPlugin);
  await app.register(hostsPlugin, deps);
  await app.register(compressionPlugin);
  limitWrites(app);
  await app.register(rateLimit, { global: false, store: WindowStore });
  await app.register(streamsPlugin, { limits: STREAM_LIMITS });
  await app.register(apiPlugin, deps);
  await app.register(remotesPlugin, deps);
  await app.register(pagesPlugin, deps);
  return app;
}
