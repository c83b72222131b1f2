import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { benchApi } from './bench/api.mjs';
import { benchCold } from './bench/cold.mjs';
import { benchLighthouse } from './bench/lighthouse.mjs';
import { benchList } from './bench/list.mjs';
import { benchRoute } from './bench/route.mjs';
import { asMarkdown, asText } from './bench/report.mjs';
import { openStage } from './bench/stage.mjs';
import { benchStart } from './bench/start.mjs';
import { benchSync } from './bench/sync.mjs';
import { benchVolume } from './bench/volume.mjs';
import { CACHE } from './paths.mjs';
import { ensureInstalled } from './run/install.mjs';
import { endWith, PlainFailure } from './run/plain-failure.mjs';
import { ensureBuilt } from './run/start.mjs';

const FILE = join(CACHE, 'bench.json');
const TABLE = join(CACHE, 'bench.md');

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

/** Keeps a row beside those of earlier runs, each with the day it was measured. */
function keep(row, lines) {
  const known = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  const found = {
    at: new Date().toISOString(),
    node: process.version,
    cores: cpus().length,
    lines,
  };
  const all = { ...known, [row]: found };
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(TABLE, asMarkdown(ROWS, all));
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
        console.log(asText(title, lines));
        keep(name, lines);
      } catch (error) {
        console.log(`\n${title}\n  not measured: ${error.message}`);
        process.exitCode = 1;
      }
    }
    console.log(`\nAll figures, round by round: ${FILE}; as a table: ${TABLE}`);
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
