import { mkdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { CASES } from './bench/trace/cases.mjs';
import { readTrace } from './bench/trace/read-trace.mjs';
import { openStage } from './bench/stage.mjs';
import { CACHE } from '../paths.mjs';
import { ensureInstalled } from '../run/install.mjs';
import { endWith, PlainFailure } from '../run/plain-failure.mjs';
import { ensureBuilt } from '../run/start.mjs';

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'blink.user_timing',
  'loading',
  'v8',
  'v8.execute',
];

function chosen() {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !(name in CASES));
  if (unknown !== undefined)
    throw new PlainFailure(
      `There is no case "${unknown}". Known: ${Object.keys(CASES).join(', ')}.`,
    );
  return names.length === 0 ? Object.keys(CASES) : names;
}

function asText({ took, requests, tasks }) {
  return [
    `  ${took} ms from the first mark to the last`,
    ...requests.map(({ file, sent, came }) => `  ${sent} to ${came ?? '-'}: ${file || 'the page'}`),
    ...tasks.flatMap((task) => [
      `  at ${task.at}: a task of ${task.ms} ms`,
      ...task.of.map(({ title, ms, count }) => `      ${ms} ms in ${count}: ${title}`),
    ]),
  ].join('\n');
}

/** Records one case. The trace stays in `.cache` and can be opened in Chromium's developer tools. */
async function trace(stage, name) {
  const path = join(CACHE, `trace-${name}.json`);
  const [load] = loadavg();
  const record = async (page, act) => {
    await stage.browser.startTracing(page, { path, categories: CATEGORIES });
    await act();
    await stage.browser.stopTracing();
  };
  const marks = await CASES[name](stage, record);
  const { traceEvents } = JSON.parse(readFileSync(path, 'utf8'));
  console.log(`\n${name} (load before: ${load.toFixed(1)}; ${path})`);
  console.log(asText(readTrace(traceEvents, marks)));
}

try {
  const names = chosen();
  await ensureInstalled(console.log);
  await ensureBuilt();
  mkdirSync(CACHE, { recursive: true });
  const stage = await openStage();
  try {
    for (const name of names) await trace(stage, name);
  } finally {
    await stage.close();
  }
} catch (error) {
  endWith(error);
}
