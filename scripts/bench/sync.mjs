import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { line } from './statistics.mjs';

const PING_EVERY_MS = 5;
const ROUNDS = 5;

const residentMegabytes = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1000;

/** The worst wait of a small read of somebody else, asked every few milliseconds until told to stop. */
function pinger(url) {
  let worst = 0;
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      await (await fetch(url)).arrayBuffer();
      worst = Math.max(worst, performance.now() - begun);
      await sleep(PING_EVERY_MS);
    }
  })();
  return async () => {
    over.abort();
    await asking;
    return worst;
  };
}

async function pull(url, headers) {
  const begun = performance.now();
  const answer = await fetch(url, { headers });
  const reader = answer.body.getReader();
  let [firstMs, bytes] = [0, 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (bytes === 0) firstMs = performance.now() - begun;
    bytes += part.value.length;
  }
  return { firstMs, bytes, allMs: performance.now() - begun };
}

/** One person's 100,000 rows on their way while somebody else asks for accounts. */
export async function benchSync({ large }) {
  const { url, context, product } = await large();
  const cookies = await context.cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const list = `${url}/api/finance/transactions?format=columns`;
  await pull(list, { cookie });
  const before = residentMegabytes(product.apiPid);
  const [worst, first, all, bytes] = [[], [], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const stop = pinger(`${url}/api/finance/accounts`);
    await sleep(50);
    const pulled = await pull(list, { cookie });
    worst.push(await stop());
    first.push(pulled.firstMs);
    all.push(pulled.allMs);
    bytes.push(pulled.bytes / 1000);
  }
  const grown = residentMegabytes(product.apiPid) - before;
  return [
    line('P12', "longest wait of somebody else's read", worst, { unit: 'ms', most: 10 }),
    line('P12', 'first byte of the list', first, { unit: 'ms', most: 5 }),
    line('', 'the whole list', all, { unit: 'ms' }),
    line('', 'the whole list, unpacked', bytes, { unit: 'kB' }),
    line('P12', 'memory that five pulls left', [grown], { unit: 'MB' }),
  ];
}
