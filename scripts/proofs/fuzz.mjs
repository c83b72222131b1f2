import { spawnSync } from 'node:child_process';
import { ROOT } from '../paths.mjs';

/**
 * Sends generated requests to every route of the api: `node scripts/proofs/fuzz.mjs [requests] [seed]`, 20,000 when left
 * out. Ends with 1 on an answer of 5xx, on a hang, or on an answer that tells of our insides.
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
