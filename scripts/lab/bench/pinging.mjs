import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** This is the process of `pinger.mjs`. It reports its start and, when it is stopped, its longest wait. */
const PING_EVERY_MS = 5;
const [url, headers] = [process.argv[2], JSON.parse(process.argv[3])];

async function wait() {
  const begun = performance.now();
  await (await fetch(url, { headers })).arrayBuffer();
  return performance.now() - begun;
}

const over = new AbortController();
const stopped = once(process, 'message').then(() => over.abort());
await wait();
process.send('begun');
let worst = 0;
while (!over.signal.aborted) {
  worst = Math.max(worst, await wait());
  await sleep(PING_EVERY_MS);
}
await stopped;
process.send(worst);
