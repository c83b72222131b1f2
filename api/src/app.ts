import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { Db } from './db/database';
import { useErrorAnswers } from './errors';

/** The world the api lives in; the clock is passed so that a test can set it. */
export interface Deps {
  readonly config: Config;
  readonly db: Db;
  readonly clock: () => Date;
}

/** Builds the api without listening. Every plugin is registered by name, below, in this order. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: deps.config.logLevel },
    bodyLimit: 1_048_576,
    routerOptions: { ignoreTrailingSlash: true },
  });
  useErrorAnswers(app);
  return app;
}
