import { startPostgres } from '../postgres/server.mjs';
import { runJest } from './jest.mjs';

/** Every test of the api once more, on a PostgreSQL server of its own. */
export async function runOnPostgres(say) {
  const server = await startPostgres({ say });
  try {
    return await runJest('postgres', ['--selectProjects', 'api', '--maxWorkers=2', 'api/src'], {
      TEST_POSTGRES_URL: server.url(),
    });
  } finally {
    await server.stop();
  }
}
