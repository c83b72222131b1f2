/** Requests an address repeatedly until it receives a message. Then it sends back every wait in milliseconds. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 10;
const [url] = process.argv.slice(2);

async function wait() {
  const begun = performance.now();
  const { status } = await fetch(url).then(async (answer) => {
    await answer.arrayBuffer();
    return answer;
  });
  if (status !== 200) throw new Error(`${url} answered with ${status}`);
  return performance.now() - begun;
}

const over = new AbortController();
const stopped = once(process, 'message').then(() => over.abort());
await wait();
process.send('begun');
const waits = [];
while (!over.signal.aborted) {
  waits.push(await wait());
  await sleep(EVERY_MS);
}
await stopped;
process.send(waits);
