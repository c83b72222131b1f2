import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { filledApi } from '../filled-api.mjs';
import { pinger } from '../pinger.mjs';
import { residentMegabytes } from '../process-figures.mjs';
import { alternating, line, ratios, slopes } from '../statistics.mjs';

const [ROWS, FEWER] = [100_000, 10_000];
const ROUNDS = 5;

async function pull(url, headers) {
  const begun = performance.now();
  const answer = await fetch(url, { headers });
  let [firstMs, bytes] = [0, 0];
  for await (const part of answer.body) {
    if (bytes === 0) firstMs = performance.now() - begun;
    bytes += part.length;
  }
  return { firstMs, bytes, allMs: performance.now() - begun };
}

async function bytesSent(url, headers) {
  const request = get(url, { headers: { ...headers, 'accept-encoding': 'br' } });
  const [answer] = await once(request, 'response');
  let bytes = 0;
  for await (const part of answer) bytes += part.length;
  return bytes;
}

/** Measures the parsing of a list, which is one JSON text or several lines of JSON. */
async function parsing({ api, person, path }) {
  const texts = (await (await fetch(`${api.url}${path}`, { headers: person })).text())
    .split('\n')
    .filter((text) => text !== '');
  const begun = performance.now();
  texts.forEach((text) => JSON.parse(text));
  return performance.now() - begun;
}

/** Measures one download of a list while another user reads accounts all the time. */
async function beside({ api, other, person, path, isFresh }) {
  // A repeated download needs an earlier one, whatever the order of the round has changed since then.
  if (isFresh) await api.change(person);
  else await pull(`${api.url}${path}`, person);
  const before = residentMegabytes(api.pid);
  const stop = await pinger(`${api.url}/api/finance/accounts`, other);
  await sleep(50);
  const pulled = await pull(`${api.url}${path}`, person);
  return {
    ...pulled,
    worstMs: await stop(),
    grownMb: Math.max(0, residentMegabytes(api.pid) - before),
  };
}

/** Measures the download of a user's 100,000 rows after a change and again, while another user reads accounts. */
export async function benchSync({ rounds = ROUNDS }) {
  const api = await filledApi();
  try {
    const [other, large, small] = [
      await api.person(0),
      await api.person(ROWS),
      await api.person(FEWER),
    ];
    const columns = '/api/finance/transactions?format=columns';
    const rows = '/api/finance/transactions';
    const ask = (person, path, isFresh) => ({ api, other, person, path, isFresh });
    const found = await alternating(
      {
        fresh: ask(large, columns, true),
        again: ask(large, columns, false),
        home: ask(large, '/api/finance/home', true),
        fewer: ask(small, columns, true),
        oneJson: ask(large, rows, true),
      },
      rounds,
      beside,
    );
    const of = (name, field) => found[name].map((each) => each[field]);
    const lists = { columns: ask(large, columns), oneJson: ask(large, rows) };
    const parsed = await alternating(lists, rounds, parsing);
    const sent = await bytesSent(`${api.url}${columns}`, large);
    const sentRows = await bytesSent(`${api.url}${rows}`, large);
    const left = (name) => Math.max(...of(name, 'grownMb'));
    const growth = slopes(of('fresh', 'allMs'), of('fewer', 'allMs'), ROWS / FEWER);
    return [
      line('P12', "others' longest wait, list again", of('again', 'worstMs'), {
        unit: 'ms',
        most: 10,
      }),
      line('P12', "others' longest wait, list after a change", of('fresh', 'worstMs'), {
        unit: 'ms',
        most: 10,
      }),
      line('', "others' longest wait, home after a change", of('home', 'worstMs'), { unit: 'ms' }),
      line(
        'P12',
        "others' longest wait / one JSON",
        ratios(of('again', 'worstMs'), of('oneJson', 'worstMs')),
        {
          most: 0.12,
        },
      ),
      line('P12', 'first byte, list again', of('again', 'firstMs'), { unit: 'ms', most: 5 }),
      line('', 'first byte, list after a change', of('fresh', 'firstMs'), { unit: 'ms' }),
      line('', 'the whole list again', of('again', 'allMs'), { unit: 'ms' }),
      line('P12', 'bytes / one JSON', ratios(of('again', 'bytes'), of('oneJson', 'bytes')), {
        most: 0.5,
      }),
      line('P12', 'bytes as sent / one JSON', [sent / sentRows], { most: 0.5 }),
      line('P12', 'parsing / one JSON', ratios(parsed.columns, parsed.oneJson), { most: 0.12 }),
      line('P12', 'most memory that a pull left / one JSON', [left('again') / left('oneJson')], {
        most: 0.15,
      }),
      line('', 'memory that one pull left, list again', of('again', 'grownMb'), { unit: 'MB' }),
      line('P16', 'slope of the whole list, 10,000 to 100,000', growth, { most: 1.05 }),
    ];
  } finally {
    await api.stop();
  }
}
