/**
 * Measures how long other users wait for their figures while one user repeatedly previews rules on a bank's whole
 * history: an ordinary rule, and one whose texts are slow to compare. It prints the waits with and without the
 * previews. The limit only holds on a machine without other work. It uses one instance on the embedded database.
 *
 *   node scripts/build.mjs && node scripts/lab/proofs/preview-neighbors.mjs      ROWS=10000 SECONDS=20 PEOPLE=20
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { persona } from './support/persona.mjs';
import { seeded } from './support/seeded.mjs';
import { openStage } from './support/stage.mjs';
import { writer } from './support/writer.mjs';

const ROWS = Number(process.env.ROWS ?? 10_000);
const SECONDS = Number(process.env.SECONDS ?? 20);
const PEOPLE = Number(process.env.PEOPLE ?? 20);
const PAUSE_MS = 200;
const MOST_P99_MS = 50;

const READS = ['/api/finance/accounts', '/api/finance/transactions', '/api/finance/budget'];
const PREVIEW = '/api/finance/rules/preview';

const rule = (match, conditions) => ({
  name: null,
  when: { match, conditions },
  then: { category: 'Travel' },
});
const USUAL = rule('all', [{ field: 'merchant', operator: 'contains', value: 'shop' }]);
const HOSTILE = rule(
  'any',
  Array.from({ length: 10 }, (_, at) => ({
    field: 'text',
    operator: 'matches',
    value: `*${'o'.repeat(90 + at)}b*${'o*'.repeat(40)}`,
  })),
);

const random = seeded(1);

/** Calls `ask` until the time is over and returns how long each call took. */
async function timed(until, pauseMs, ask) {
  const took = [];
  while (Date.now() < until) {
    const startedMs = performance.now();
    const { status } = await ask();
    if (status !== 200) throw new Error(`answered ${status}`);
    took.push(performance.now() - startedMs);
    await sleep(pauseMs / 2 + random.upTo(pauseMs));
  }
  return took;
}

const part = (times, share) => {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)]);
};

/** Measures how long the others wait, with `owner` running previews or without. */
async function measured(people, owner) {
  const until = Date.now() + SECONDS * 1000;
  const others = people.map(({ api }) =>
    timed(until, PAUSE_MS, () => api('GET', random.pick(READS))),
  );
  const previews = owner
    ? timed(until, 0, () => owner('POST', PREVIEW, random.pick([USUAL, HOSTILE])))
    : [];
  const waits = (await Promise.all(others)).flat();
  const own = await previews;
  return {
    requests: waits.length,
    p50Ms: part(waits, 0.5),
    p99Ms: part(waits, 0.99),
    ...(owner && {
      previews: own.length,
      previewP50Ms: part(own, 0.5),
      previewMostMs: part(own, 1),
    }),
  };
}

async function main() {
  const settings = { PUBLIC_ORIGIN: 'http://127.0.0.1' };
  const stage = await openStage({ person: persona(ROWS, seeded(1)), settings });
  const service = await stage.startApi();
  try {
    await stage.link();
    const people = Array.from({ length: PEOPLE }, () => writer(stage.apiUrl));
    for (const person of people) await person.begin();
    await measured(people, stage.api);
    const report = {
      rows: ROWS,
      quiet: await measured(people),
      busy: await measured(people, stage.api),
    };
    console.log(JSON.stringify(report, null, 2));
    const isGood = report.busy.p99Ms <= MOST_P99_MS;
    console.log(isGood ? 'Nobody waited for the previews of another user.' : 'FAILED');
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await service.stop();
    await stage.close();
  }
}

await main();
