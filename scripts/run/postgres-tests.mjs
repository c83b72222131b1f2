import { startPostgres } from '../postgres/server.mjs';
import { runJest } from './jest.mjs';

async function onServer(say, work) {
  const server = await startPostgres({ say });
  try {
    return await work({ TEST_POSTGRES_URL: server.url() });
  } finally {
    await server.stop();
  }
}

/** Every test of the api once more, on a PostgreSQL server of its own. */
export const runOnPostgres = (say) =>
  onServer(say, (env) =>
    runJest('postgres', ['--selectProjects', 'api', '--maxWorkers=2', 'api/src'], env),
  );

/** The browser tests `run` once more, through two instances behind a balancer that share a PostgreSQL database. */
export const runFleet = (say, run) => onServer(say, (env) => run(say, env));
