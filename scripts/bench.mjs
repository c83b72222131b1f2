import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { benchApi } from './bench/api.mjs';
import { benchCold } from './bench/cold.mjs';
import { benchLighthouse } from './bench/lighthouse.mjs';
import { benchList } from './bench/list.mjs';
import { benchRoute } from './bench/route.mjs';
import { openStage } from './bench/stage.mjs';
import { benchStart } from './bench/start.mjs';
import { benchSync } from './bench/sync.mjs';
import { benchVolume } from './bench/volume.mjs';
import { CACHE } from './paths.mjs';
import { ensureInstalled } from './run/install.mjs';
import { endWith, PlainFailure } from './run/plain-failure.mjs';
import { ensureBuilt } from './run/start.mjs';

const FILE = join(CACHE, 'bench.json');

/** The rows of the table, in order; `npm run bench -- <row>…` measures those alone. */
const ROWS = {
  cold: ['Home, cold, on a slow phone', benchCold],
  route: ['Another remote, on a slow line', benchRoute],
  list: ['Transactions, 100,000 rows', benchList],
  api: ['The api under load', benchApi],
  sync: ["One person's 100,000 rows, and the others", benchSync],
  start: ['The api from its start', benchStart],
  volume: ['100,000 rows from a bank', benchVolume],
  lighthouse: ['Lighthouse', benchLighthouse],
};

const VERDICT = { true: 'met', false: 'missed', null: '' };

function print(title, lines) {
  console.log(`\n${title}`);
  for (const { id, what, figure, bar, met } of lines)
    console.log(
      `  ${id.padEnd(4)} ${what.padEnd(38)} ${figure.padEnd(30)} ${bar.padEnd(12)} ${VERDICT[met]}`,
    );
}

/** Keeps a row beside those of earlier runs, each with the day it was measured. */
function keep(row, lines) {
  const known = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  const found = {
    at: new Date().toISOString(),
    node: process.version,
    cores: cpus().length,
    lines,
  };
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ ...known, [row]: found }, null, 2)}\n`);
}

function chosen(names) {
  const unknown = names.find((name) => !(name in ROWS));
  if (unknown !== undefined)
    throw new PlainFailure(`There is no row "${unknown}". Known: ${Object.keys(ROWS).join(', ')}.`);
  return names.length === 0 ? Object.keys(ROWS) : names;
}

async function measure(names) {
  const stage = await openStage();
  try {
    for (const name of names) {
      const [title, bench] = ROWS[name];
      try {
        const lines = await bench(stage);
        print(title, lines);
        keep(name, lines);
      } catch (error) {
        console.log(`\n${title}\n  not measured: ${error.message}`);
        process.exitCode = 1;
      }
    }
    console.log(`\nAll figures, round by round: ${FILE}`);
  } finally {
    await stage.close();
  }
}

try {
  const names = chosen(process.argv.slice(2));
  await ensureInstalled(console.log);
  await ensureBuilt();
  await measure(names);
} catch (error) {
  endWith(error);
}
