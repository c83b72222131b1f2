import { join } from 'node:path';
import autocannon from 'autocannon';
import { ROOT } from '../../../paths.mjs';
import { freePort } from '../../../run/port.mjs';
import { startService } from '../../../run/service.mjs';
import { filledApi } from '../filled-api.mjs';
import { processorMs } from '../process-figures.mjs';
import { alternating, line, ratios } from '../statistics.mjs';

const CONNECTIONS = 32;
const SECONDS = 3;
const ROUNDS = 5;
const ROWS = 1_000;

/** Every server adds these headers to its answers. */
const OF_EVERY_SERVER = ['connection', 'content-length', 'content-type', 'date', 'keep-alive'];

export async function helloServer(env = {}) {
  const port = String(await freePort());
  const file = join(ROOT, 'scripts/lab/bench/hello-server.mjs');
  const service = startService('The bare server', file, { PORT: port, ...env });
  await service.ready;
  return { url: `http://127.0.0.1:${port}/`, service };
}

async function underLoad({ pid, url, headers = {}, expected = 200 }) {
  const before = processorMs(pid);
  const { requests, latency, statusCodeStats, errors } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  const codes = Object.keys(statusCodeStats);
  if (errors > 0 || codes.some((code) => Number(code) !== expected))
    throw new Error(`${url} answered ${codes.join(', ')} with ${errors} errors`);
  const processor = (processorMs(pid) - before) / requests.total;
  return { rate: requests.average, p99: latency.p99, processor };
}

/** Measures three reads of one user: unchanged, changed, and the newest month of the list. */
async function readsOf(api, person = {}) {
  const accounts = `${api.url}/api/finance/accounts`;
  const month = person.cookie ? '2026-10-20' : '2025-06-01';
  const { headers } = await fetch(accounts, { headers: person });
  const held = { ...person, 'if-none-match': headers.get('etag') };
  const list = `${api.url}/api/finance/transactions?startDate=${month}`;
  return {
    unchanged: { pid: api.pid, url: accounts, headers: held, expected: 304 },
    accounts: { pid: api.pid, url: accounts, headers: person },
    page: { pid: api.pid, url: list, headers: person },
  };
}

async function answerHeaders(api) {
  const { headers } = await fetch(`${api.url}/api/finance/accounts`);
  const own = [...headers].filter(([name]) => !OF_EVERY_SERVER.includes(name));
  return JSON.stringify(Object.fromEntries(own));
}

function asLines(found) {
  const of = (name, field) => found[name].map((each) => each[field]);
  const over = (name) => ratios(of(name, 'rate'), of('hello', 'rate'));
  const processor = (name) => ratios(of('hello', 'processor'), of(name, 'processor'));
  const later = (name) => of(name, 'p99').map((p99, round) => p99 - found.hello[round].p99);
  return [
    line('P10', 'accounts unchanged (304) / hello', over('unchanged'), { least: 0.95 }),
    line('P10', 'accounts (200) / hello', over('accounts'), { least: 0.75 }),
    line('P10', 'a month of transactions / hello', over('page'), { least: 0.7 }),
    ...Object.entries({
      unchanged: 'accounts unchanged (304)',
      accounts: 'accounts (200)',
      page: 'a month of transactions',
    }).map(([name, what]) =>
      line('P10', `p99 of ${what} beyond hello`, later(name), { unit: 'ms', most: 1 }),
    ),
    line('', 'hello with the headers of an answer / hello', over('headers')),
    line('', 'signed in, unchanged (304) / hello', over('ownUnchanged')),
    line('', 'signed in, accounts (200) / hello', over('ownAccounts')),
    line('', 'signed in, a month of transactions / hello', over('ownPage')),
    line('', 'processor time: hello / accounts unchanged (304)', processor('unchanged')),
    line('', 'processor time: hello / accounts (200)', processor('accounts')),
    line('', 'processor time: hello / a month of transactions', processor('page')),
    line('', 'processor time: hello / signed in, unchanged (304)', processor('ownUnchanged')),
    line('', 'hello of the bare framework', of('hello', 'rate'), { unit: 'per s' }),
  ];
}

/** Compares reads of the api with the bare framework, for a visitor without data and for a user with data. */
export async function benchApi({ rounds = ROUNDS }) {
  const api = await filledApi();
  const hello = await helloServer({ ANSWER_HEADERS: await answerHeaders(api) });
  try {
    const own = await readsOf(api, await api.person(ROWS));
    const { pid } = hello.service.child;
    const targets = {
      hello: { pid, url: hello.url },
      headers: { pid, url: `${hello.url}headers` },
      ...(await readsOf(api)),
      ownUnchanged: own.unchanged,
      ownAccounts: own.accounts,
      ownPage: own.page,
    };
    return asLines(await alternating(targets, rounds, underLoad));
  } finally {
    await hello.service.stop();
    await api.stop();
  }
}
