import Fastify from 'fastify';
import type { Deps } from './deps';
import { useErrorAnswers } from './errors';
import { identityPlugin } from './identity/plugin';
import { type App, useValibot, type ValibotTypeProvider } from './platform/valibot';

/** Builds the api without listening. Every plugin is registered by name, below, in this order. */
export async function buildApp(deps: Deps): Promise<App> {
  const app = Fastify({
    logger: { level: deps.config.logLevel },
    bodyLimit: 1_048_576,
    routerOptions: { ignoreTrailingSlash: true },
  }).withTypeProvider<ValibotTypeProvider>();
  useErrorAnswers(app);
  useValibot(app);
  await app.register(identityPlugin, deps);
  return app;
}
