import { spawnSync } from 'node:child_process';
import { ROOT } from '../../paths.mjs';

/**
 * Sends generated requests to every route of the API: `node scripts/lab/proofs/fuzz.mjs [requests] [seed]`, 20,000 by
 * default. Exits with 1 after a 5xx answer, a hang, or an answer that reveals internals.
 */
const [requests = '20000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
console.log(`${requests} requests, seed ${seed}`);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    'api',
    '--testPathPatterns',
    'api/src/fuzz.test',
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
  },
);
process.exitCode = status ?? 1;
