import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import rspack from '@rspack/core';
import { BUILD, ROOT } from '../../../paths.mjs';
import { swc } from '../../../remote-kit/preset/browser.mjs';
import { alternating, line, median, ratios, slopes } from '../statistics.mjs';

const [FEW, ROWS] = [1_000, 100_000];
const ROUNDS = 7;
/** A single run is too short for the clock, and the first runs are not compiled yet. */
const REPEATS = 15;
const QUERY = 'garden 12';
const FOLDER = join(BUILD, 'bench', 'filter');

const WORDS = ['Harbor', 'Willow', 'Copper', 'Juniper', 'Meridian', 'Sable', 'Lantern', 'Quarry'];
const KINDS = ['Market', 'Cafe', 'Fuel', 'Pharmacy', 'Books', 'Garden', 'Diner', 'Outfitters'];
const CATEGORIES = ['Groceries', 'Dining Out', 'Gas', 'Shopping', 'Entertainment', 'Utilities'];

/** Builds the product's own index, as the screen imports it. */
async function ownIndex() {
  const config = {
    mode: 'production',
    target: 'node20',
    context: ROOT,
    entry: { index: './mfe-dashboard/src/transactions/search-index/transaction-index.ts' },
    output: {
      path: FOLDER,
      filename: '[name].mjs',
      module: true,
      library: { type: 'module' },
      clean: true,
    },
    experiments: { outputModule: true },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: { rules: [swc(false)] },
  };
  await new Promise((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
  return import(pathToFileURL(join(FOLDER, 'index.mjs')).href);
}

function someRows(count) {
  const day = (at) => new Date(Date.UTC(2026, 10, 20 - (at % 725))).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, at) => ({
    id: `t${at}`,
    accountId: 'a1',
    date: day(at * 37),
    merchant: `${WORDS[(at * 7) % 8]} ${KINDS[(at * 13) % 8]} ${at % 400}`,
    name: 'purchase',
    category: CATEGORIES[at % CATEGORIES.length],
    amount: at % 20 === 0 ? 150_000 : -(300 + ((at * 31) % 12_000)),
    pending: false,
    currency: 'USD',
    note: null,
    source: 'bank',
    splits: [],
  }));
}

function timeOf(work) {
  const times = Array.from({ length: REPEATS }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return median(times);
}

const ANYTHING = {
  query: '',
  category: 'all',
  categories: [],
  type: 'all',
  date: 'all',
  from: null,
  to: null,
  tag: null,
  account: null,
  months: [],
  merchants: [],
  ids: [],
  countedOnly: false,
  today: '2026-11-20',
  sort: 'date',
  direction: 'desc',
};

/** Compares a search in the product's index with a loop over lower-case texts, the simplest code for it. */
function searched(index, rows) {
  const texts = rows.map(({ merchant, category }) => `${merchant} ${category}`.toLowerCase());
  const loop = () => {
    let found = 0;
    for (const text of texts) if (text.includes(QUERY)) found += 1;
    return found;
  };
  const ours = () => index.search({ ...ANYTHING, query: QUERY }).count;
  if (ours() !== loop() || loop() === 0)
    throw new Error(`the index finds ${ours()} rows and the loop ${loop()}`);
  return { ours: timeOf(ours), loop: timeOf(loop) };
}

/** Compares the first sort by merchant after a search with the sort of the array. */
function sorted(TransactionIndex, rows) {
  const times = Array.from({ length: 5 }, () => {
    const index = new TransactionIndex(rows);
    index.search({ ...ANYTHING, query: QUERY });
    const begun = performance.now();
    index.search({ ...ANYTHING, sort: 'merchant', direction: 'asc' });
    return performance.now() - begun;
  });
  const plain = () => rows.toSorted((a, b) => a.merchant.localeCompare(b.merchant));
  return { ours: median(times), plain: timeOf(plain) };
}

/** Measures the search and the sort of transactions without a page. */
export async function benchFilter({ rounds = ROUNDS }) {
  const { TransactionIndex } = await ownIndex();
  const targets = Object.fromEntries(
    Object.entries({ few: FEW, many: ROWS }).map(([name, count]) => {
      const rows = someRows(count);
      return [name, { rows, index: new TransactionIndex(rows) }];
    }),
  );
  const { few, many } = await alternating(targets, rounds, ({ rows, index }) => ({
    search: searched(index, rows),
    sort: sorted(TransactionIndex, rows),
  }));
  const of = (part, field, found = many) => found.map((each) => each[part][field]);
  const growth = (part) => slopes(of(part, 'ours'), of(part, 'ours', few), ROWS / FEW);
  return [
    line('P8', 'search / loop over texts', ratios(of('search', 'ours'), of('search', 'loop')), {
      most: 0.2,
    }),
    line('P8', 'sort / localeCompare', ratios(of('sort', 'ours'), of('sort', 'plain')), {
      most: 0.05,
    }),
    line('P16', 'slope of the search, 1,000 to 100,000', growth('search'), { most: 1.05 }),
    line('P16', 'slope of the sort, 1,000 to 100,000', growth('sort'), { most: 1.05 }),
    line('', 'search, ours', of('search', 'ours'), { unit: 'ms' }),
    line('', 'search, loop over texts', of('search', 'loop'), { unit: 'ms' }),
    line('', 'sort, ours', of('sort', 'ours'), { unit: 'ms' }),
    line('', 'sort, localeCompare', of('sort', 'plain'), { unit: 'ms' }),
  ];
}
