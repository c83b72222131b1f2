import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchApi } from './rows/api.mjs';
import { benchBuilds } from './rows/builds.mjs';
import { benchCold } from './rows/cold.mjs';
import { benchFilter } from './rows/filter.mjs';
import { benchLighthouse } from './rows/lighthouse.mjs';
import { benchList } from './rows/list.mjs';
import { benchMemory } from './rows/memory.mjs';
import { benchOutage } from './rows/outage.mjs';
import { benchPages } from './rows/pages.mjs';
import { benchPaint } from './rows/paint.mjs';
import { benchRoute } from './rows/route.mjs';
import { asMarkdown, asText } from './report.mjs';
import { openStage } from './stage.mjs';
import { benchStart } from './rows/start.mjs';
import { benchSync } from './rows/sync.mjs';
import { benchVolume } from './rows/volume.mjs';
import { benchWarm } from './rows/warm.mjs';
import { CACHE } from '../../paths.mjs';
import { endWith, PlainFailure } from '../../run/plain-failure.mjs';
import { ensureBuilt } from '../../run/start.mjs';

const FILE = join(CACHE, 'bench.json');
const TABLE = join(CACHE, 'bench.md');

/** These are the rows of the table, in order. `npm run bench -- <row>…` measures only those rows. */
const ROWS = {
  cold: ['Home, cold, on a slow phone', benchCold],
  paint: ['The first paint of every route, on a slow phone', benchPaint],
  warm: ['Home, with its files cached, on a slow phone', benchWarm],
  route: ['Another remote, on a slow line', benchRoute],
  outage: ['Home, cold, beside a remote that fails', benchOutage],
  filter: ['Transactions, 100,000 rows, without a page', benchFilter],
  list: ['Transactions, 100,000 rows', benchList],
  api: ['The api under load', benchApi],
  sync: ["One person's 100,000 rows, and the others", benchSync],
  pages: ['Fifty transactions at a time', benchPages],
  memory: ["The api's memory of 1,000 people with 1,000 rows each", benchMemory],
  start: ['The api from its start', benchStart],
  volume: ['100,000 rows from a bank', benchVolume],
  builds: ['Builds without a cache', benchBuilds],
  lighthouse: ['Lighthouse', benchLighthouse],
};

/** Stores the result of a row with its day and the load of the machine. */
function keep(row, found) {
  const known = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  const machine = { at: new Date().toISOString(), node: process.version, cores: cpus().length };
  const all = { ...known, [row]: { ...machine, ...found } };
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

async function measure(names, rounds) {
  const stage = await openStage(rounds);
  try {
    for (const name of names) {
      const [title, bench] = ROWS[name];
      try {
        const [load] = loadavg();
        const begun = performance.now();
        const lines = await bench(stage);
        const seconds = Math.round((performance.now() - begun) / 1000);
        console.log(asText(`${title} (${seconds} s; load before: ${load.toFixed(1)})`, lines));
        keep(name, { load, seconds, lines });
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

/** Reads the arguments of `npm run bench --`: rows, and `--rounds 1` for a short trial. */
function asked() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string' } },
  });
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  if (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0))
    throw new PlainFailure('--rounds wants a whole number from 1.');
  return { names: chosen(positionals), rounds };
}

try {
  const { names, rounds } = asked();
  await ensureBuilt();
  await measure(names, rounds);
} catch (error) {
  endWith(error);
}
