import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../paths.mjs';

/**
 * Repeats a small read of another user every few milliseconds and returns the longest wait. It runs in its own
 * process, because the measured download keeps this process busy, and that would count as a wait for the api.
 */
export async function pinger(url, headers) {
  const child = fork(join(ROOT, 'scripts/lab/bench/pinging.mjs'), [url, JSON.stringify(headers)]);
  await once(child, 'message');
  return async () => {
    child.send('stop');
    const [worst] = await once(child, 'message');
    child.disconnect();
    await once(child, 'exit');
    return worst;
  };
}
