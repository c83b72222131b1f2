import { startPostgres } from '../postgres/server.mjs';
import { runJest } from './jest.mjs';
import { runBrowserTests } from './playwright.mjs';

/** Starts a PostgreSQL server for `work`, which receives its address in the environment. */
export async function onPostgres(say, work) {
  const server = await startPostgres({ say });
  try {
    return await work({ TEST_POSTGRES_URL: server.url() });
  } finally {
    await server.stop();
  }
}

export const runOnPostgres = (say) =>
  onPostgres(say, (env) =>
    runJest('postgres', ['--selectProjects', 'api', '--maxWorkers=2', 'api/src'], env),
  );

export const runFleet = (say, options) =>
  onPostgres(say, (env) => runBrowserTests(say, options, env));
