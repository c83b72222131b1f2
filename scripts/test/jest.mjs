import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from '../paths.mjs';
import { whenOver } from '../run/when-over.mjs';

/** Megabytes for new objects, four times as many as V8 reserves: tests create many that soon become garbage. */
const NEW_SPACE_MB = 64;

/** On a busy machine a worker may need longer to end than the half second that Jest gives it. */
const EXIT_MS = 30_000;

/** The file to which a run writes its results in Jest's format. */
export const resultFile = (name) => join(CACHE, `jest-${name}.json`);

/** Runs Jest with these arguments and counts what it ran. A run that leaves no result counts as one failure. */
export async function runJest(name, args, env = {}) {
  const outputFile = resultFile(name);
  mkdirSync(CACHE, { recursive: true });
  rmSync(outputFile, { force: true });
  const child = spawn(
    process.execPath,
    [
      `--max-semi-space-size=${NEW_SPACE_MB}`,
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
    // Jest also fails if the coverage is too low although every test passed.
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}
