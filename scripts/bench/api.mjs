import { join } from 'node:path';
import autocannon from 'autocannon';
import { ROOT } from '../paths.mjs';
import { freePort } from '../run/port.mjs';
import { startService } from '../run/service.mjs';
import { alternating, line, ratios } from './statistics.mjs';

const CONNECTIONS = 32;
const SECONDS = 3;
const ROUNDS = 5;

/** The bare framework as a process of its own. */
export async function helloServer() {
  const port = String(await freePort());
  const file = join(ROOT, 'scripts/bench/hello-server.mjs');
  const service = startService('The bare server', file, { PORT: port });
  await service.ready;
  return { url: `http://127.0.0.1:${port}/`, service };
}

async function perSecond({ url, headers = {}, expected = 200 }) {
  const { requests, statusCodeStats, errors } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  const codes = Object.keys(statusCodeStats);
  if (errors > 0 || codes.some((code) => Number(code) !== expected))
    throw new Error(`${url} answered ${codes.join(', ')} with ${errors} errors`);
  return requests.average;
}

/** Reads of the api beside the bare framework, by a visitor who has written nothing. */
export async function benchApi({ product }) {
  const hello = await helloServer();
  try {
    const accounts = `${product.url}/api/finance/accounts`;
    const list = `${product.url}/api/finance/transactions`;
    const etag = (await fetch(accounts)).headers.get('etag');
    const rates = await alternating(
      {
        hello: { url: hello.url },
        unchanged: { url: accounts, headers: { 'if-none-match': etag }, expected: 304 },
        accounts: { url: accounts },
        page: { url: `${list}?startDate=2025-06-01` },
      },
      ROUNDS,
      perSecond,
    );
    const over = (name) => ratios(rates[name], rates.hello);
    return [
      line('P10', 'accounts unchanged (304) / hello', over('unchanged'), { least: 0.95 }),
      line('P10', 'accounts (200) / hello', over('accounts'), { least: 0.75 }),
      line('P10', 'a month of transactions / hello', over('page'), { least: 0.7 }),
      line('', 'hello of the bare framework', rates.hello, { unit: 'per s' }),
    ];
  } finally {
    await hello.service.stop();
  }
}
