/**
 * Computes the monthly costs of 1,000, 100,000, and 10,000,000 users from the unit costs of `unit-costs.mjs` and
 * the habits below. It also simulates how long requests wait in the busiest minute. It prints the tables of
 * docs/scale.md.
 *
 *   node scripts/lab/proofs/scale.mjs
 */
import { seeded } from './support/seeded.mjs';

/**
 * `unit-costs.mjs` with ROWS=4300 measured these costs in ms of processor time, on one core of the class of machine
 * in docs/performance.md.
 */
const COST_MS = {
  link: 268,
  syncWithoutChanges: 25,
  rowFromBank: 0.11,
  firstHome: 131,
  homeAgain: 2.5,
};
const BYTES_PER_ROW = 850;

/** This user links two banks and opens the product every second day. The operator replaces these values. */
const HABITS = {
  banks: 2,
  rowsPerMonth: 120,
  rowsStored: 4_300,
  syncsPerBankAndDay: 2,
  visitsPerMonth: 15,
  screensPerVisit: 6,
  shareOfMonthInBusiestMinute: 5 / (30 * 24 * 60),
};
/** These are assumed monthly prices in dollars. */
const PRICE = { core: 25, gigabyteOfDisk: 0.12 };
const USEFUL_SHARE_OF_A_CORE = 0.5;
const SIZES = [1e3, 1e5, 1e7];

const syncsPerMonth = HABITS.banks * HABITS.syncsPerBankAndDay * 30;
const requestsPerMonth = HABITS.visitsPerMonth * HABITS.screensPerVisit * 4;
const msPerMonth =
  syncsPerMonth * COST_MS.syncWithoutChanges +
  HABITS.rowsPerMonth * COST_MS.rowFromBank +
  HABITS.visitsPerMonth * (COST_MS.firstHome + HABITS.screensPerVisit * COST_MS.homeAgain);
const peak = HABITS.shareOfMonthInBusiestMinute;

const coresOf = (users) =>
  Math.max(1, Math.ceil((users * msPerMonth * peak) / 60_000 / USEFUL_SHARE_OF_A_CORE));

/**
 * Simulates the busiest minute: visits and syncs arrive at random, and each waits for a free core. Returns the wait
 * in ms that 99 of 100 do not exceed. If more than `MOST_CORES` cores are needed, it simulates that many with their
 * share of the users.
 */
const MOST_CORES = 64;
function p99WaitMs(users) {
  const { next: random } = seeded(7);
  const cores = Math.min(coresOf(users), MOST_CORES);
  const here = (users * cores) / coresOf(users);
  const kinds = [
    { perMinute: here * syncsPerMonth * peak, ms: COST_MS.syncWithoutChanges },
    { perMinute: here * HABITS.visitsPerMonth * peak, ms: COST_MS.firstHome },
    {
      perMinute: here * HABITS.visitsPerMonth * HABITS.screensPerVisit * peak,
      ms: COST_MS.homeAgain,
    },
  ];
  const arrivals = kinds
    .flatMap(({ perMinute, ms }) =>
      Array.from({ length: Math.round(perMinute) }, () => ({ at: random() * 60_000, ms })),
    )
    .sort((a, b) => a.at - b.at);
  const freeAt = Array.from({ length: cores }, () => 0);
  const waits = arrivals.map(({ at, ms }) => {
    const core = freeAt.indexOf(Math.min(...freeAt));
    const begun = Math.max(at, freeAt[core]);
    freeAt[core] = begun + ms;
    return begun - at;
  });
  return waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0;
}

const words = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const dollars = (amount) => `$${amount.toFixed(4)}`;

const rows = SIZES.map((users) => {
  const gigabytes = (users * HABITS.rowsStored * BYTES_PER_ROW) / 1e9;
  const cores = coresOf(users);
  const cost = cores * PRICE.core + gigabytes * PRICE.gigabyteOfDisk;
  return [
    words.format(users),
    words.format(users * HABITS.rowsStored),
    `${words.format(gigabytes)} GB`,
    words.format((users * syncsPerMonth * peak) / 60),
    words.format((users * requestsPerMonth * peak) / 60),
    words.format(cores),
    `${words.format(p99WaitMs(users))} ms`,
    dollars(cost / users),
  ];
});

const HEAD = [
  'Users',
  'Rows',
  'Disk',
  'Webhooks and syncs per second, at the peak',
  'Reads per second, at the peak',
  'Cores',
  'p99 of waiting, at the peak',
  'Per user and month',
];
console.log(`A user costs ${words.format(msPerMonth / 1_000)} s of processor time a month.`);
for (const row of [HEAD, HEAD.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
