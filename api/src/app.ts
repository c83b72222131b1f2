import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { aiPlugin } from './ai/plugin';
import { bankPlugin } from './bank/plugin';
import type { Deps } from './deps';
import { answerFailure } from './errors';
import { householdsPlugin } from './finance/household/plugin';
import { financePlugin } from './finance/plugin';
import { identityPlugin } from './identity/plugin';
import { identityRoutes } from './identity/routes';
import { knowledgePlugin } from './knowledge/plugin';
import { legalPlugin } from './legal/plugin';
import { compressionPlugin } from './platform/compression';
import { headersPlugin } from './platform/headers';
import { healthRoute } from './platform/health';
import { limitWrites } from './platform/limit-writes';
import { metricsPlugin } from './platform/metrics/plugin';
import { pagesPlugin } from './platform/page/plugin';
import { privacyPlugin } from './privacy/plugin';
import { drainingPlugin, readyRoute } from './platform/readiness';
import { logOptions, requestId, requestIdPlugin } from './platform/request-log';
import {
  type ApiPlugin,
  type App,
  speakValibot,
  type ValibotTypeProvider,
} from './platform/valibot';
import { remotesPlugin } from './remotes/plugin';

/** The parts of the api, in order. Identity comes first: its hooks hold for the routes after it. */
const api: ApiPlugin = async (app, deps) => {
  await app.register(identityPlugin, deps);
  await app.register(householdsPlugin, deps);
  await app.register(identityRoutes, deps);
  await app.register(financePlugin, deps);
  await app.register(bankPlugin, deps);
  await app.register(privacyPlugin, deps);
  await app.register(aiPlugin, deps);
  await app.register(knowledgePlugin, deps);
  await app.register(legalPlugin, deps);
  await app.register(healthRoute, deps);
  await app.register(readyRoute, deps);
};

/** Builds the api without listening. Every plugin is registered by name, here or in the list above. */
export async function buildApp(deps: Deps): Promise<App> {
  const app = Fastify({
    logger: logOptions(deps.config.logLevel),
    genReqId: requestId,
    bodyLimit: 1_048_576,
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: deps.config.publicOrigin === null ? false : ['loopback', 'uniquelocal'],
    frameworkErrors: answerFailure,
  }).withTypeProvider<ValibotTypeProvider>();
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerFailure);
  speakValibot(app);
  await app.register(requestIdPlugin);
  await app.register(metricsPlugin, deps);
  await app.register(headersPlugin, deps);
  await app.register(drainingPlugin);
  await app.register(compressionPlugin);
  limitWrites(app);
  await app.register(rateLimit, { global: false });
  await app.register(api, deps);
  await app.register(remotesPlugin, deps);
  await app.register(pagesPlugin, deps);
  return app;
}
