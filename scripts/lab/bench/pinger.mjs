import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../paths.mjs';

/**
 * The worst wait of a small read of somebody else, repeated every few milliseconds until it is stopped. A process of its own
 * asks: what the pull beside it works here, to unpack and take what it is sent, is no wait at the api.
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
