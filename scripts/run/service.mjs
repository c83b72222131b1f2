import { spawn } from 'node:child_process';
import { ROOT } from '../paths.mjs';
import { PlainFailure } from './plain-failure.mjs';

const READY = /\bready\b/;
const STOP_WITHIN_MS = 8_000;

/** Node uses these flags for every started process, for example `--cpu-prof --cpu-prof-dir=.cache/profiles`. */
const ASKED_FOR = process.env.SERVICE_FLAGS?.split(' ') ?? [];

/**
 * Starts a process of the product and waits for the line that reports it as ready. Its standard error is passed on.
 * If it ends before it is ready, this fails with its last output. `hear` receives what would otherwise be printed.
 */
export function startService(name, file, env, { readyWithinMs = 30_000, flags = [], hear } = {}) {
  const child = spawn(process.execPath, [...flags, ...ASKED_FOR, file], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    // A service ends when this channel closes, even if this process is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const sayOut = hear ?? ((chunk) => process.stdout.write(chunk));
  const sayError = hear ?? ((chunk) => process.stderr.write(chunk));
  let words = '';
  let isReady = false;
  const ready = new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new PlainFailure(`${name} did not get ready in time.`)),
      readyWithinMs,
    );
    child.stdout.on('data', (chunk) => {
      if (!isReady && READY.test(String(chunk))) {
        isReady = true;
        clearTimeout(timer);
        resolve();
      } else sayOut(chunk);
    });
    child.stderr.on('data', (chunk) => {
      words += chunk;
      if (isReady) sayError(chunk);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      reject(new PlainFailure(words.trim() || `${name} ended with code ${code}.`));
    });
  });
  const closed = new Promise((resolve) => child.on('close', resolve));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await closed;
    clearTimeout(timer);
  };
  return { name, child, ready, closed, stop };
}
