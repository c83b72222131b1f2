import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import type { Deps } from './deps';
import { answerFailure } from './errors';
import { identityPlugin } from './identity/plugin';
import { financePlugin } from './finance/plugin';
import { identityRoutes } from './identity/routes';
import { type ApiPlugin, type App, useValibot, type ValibotTypeProvider } from './platform/valibot';

/** The parts of the api, in order. Identity comes first: its hooks hold for the routes after it. */
const api: ApiPlugin = async (app, deps) => {
  await app.register(identityPlugin, deps);
  await app.register(identityRoutes, deps);
  await app.register(financePlugin, deps);
};

/** Builds the api without listening. Every plugin is registered by name, here or in the list above. */
export async function buildApp(deps: Deps): Promise<App> {
  const app = Fastify({
    logger: { level: deps.config.logLevel },
    bodyLimit: 1_048_576,
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: deps.config.publicOrigin === null ? false : ['loopback', 'uniquelocal'],
    frameworkErrors: answerFailure,
  }).withTypeProvider<ValibotTypeProvider>();
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerFailure);
  useValibot(app);
  await app.register(rateLimit, { global: false });
  await app.register(api, deps);
  return app;
}
