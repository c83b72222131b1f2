import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from '../paths.mjs';
import { whenOver } from '../run/when-over.mjs';

/**
 * The space for new objects is in megabytes, four times V8's default, because tests create much short-lived
 * garbage.
 */
const NEW_SPACE_MB = 64;

/** On a busy machine, a worker may need longer to end than Jest's half second. */
const EXIT_MS = 30_000;

/** A run writes its results to this file in Jest's format. */
export const resultFile = (name) => join(CACHE, `jest-${name}.json`);

/**
 * Runs Jest with these arguments, and V8 with these flags, and counts its tests. A run without a result counts as one
 * failure.
 */
export async function runJest(name, args, env = {}, flags = []) {
  const outputFile = resultFile(name);
  mkdirSync(CACHE, { recursive: true });
  rmSync(outputFile, { force: true });
  const child = spawn(
    process.execPath,
    [
      `--max-semi-space-size=${NEW_SPACE_MB}`,
      ...flags,
      '--no-warnings',
      join(ROOT, 'node_modules/jest/bin/jest.js'),
      '--json',
      `--outputFile=${outputFile}`,
      `--workerGracefulExitTimeout=${EXIT_MS}`,
      ...args,
    ],
    { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const closed = new Promise((resolve) => child.on('close', resolve));
  const stop = whenOver(async () => {
    child.kill('SIGTERM');
    await closed;
  });
  const code = await closed;
  await stop();
  return count(outputFile, code);
}

function count(file, code) {
  let result;
  try {
    result = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const suites = result.numRuntimeErrorTestSuites;
  const failed = result.numFailedTests + suites;
  return {
    passed: result.numPassedTests,
    // Jest also fails if every test passed but the coverage is too low.
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}
