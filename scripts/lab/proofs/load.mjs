/**
 * Runs many users for a minute, each with a separate browser. They mostly read and sometimes write, as real users
 * do. No request may fail, and the memory of the API must become stable. It prints the slowest requests. FLEET=1
 * uses two instances on PostgreSQL instead of the embedded default.
 *
 *   node scripts/build.mjs && node scripts/lab/proofs/load.mjs      PEOPLE=200 SECONDS=60 PAUSE_MS=1000
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { openFleet } from './support/fleet.mjs';
import { megabytes } from './support/probe.mjs';
import { persona } from './support/persona.mjs';
import { seeded } from './support/seeded.mjs';
import { openStage } from './support/stage.mjs';
import { writer } from './support/writer.mjs';

const PEOPLE = Number(process.env.PEOPLE ?? 200);
const SECONDS = Number(process.env.SECONDS ?? 60);
/**
 * Users look at a screen before they open the next one. The pause varies from half of this to one and a half times
 * as long.
 */
const PAUSE_MS = Number(process.env.PAUSE_MS ?? 1000);
const WRITE_SHARE = 0.1;
/** In the last third of the run, the memory may exceed that of the second third by at most this share. */
const MOST_GROWTH = 0.1;

const READS = [
  '/api/finance/accounts',
  '/api/finance/transactions',
  '/api/finance/spending',
  '/api/finance/budget',
  '/api/finance/net-worth',
  '/api/finance/score',
  '/api/finance/insights',
  '/api/finance/notifications',
  '/api/auth/session',
];

const random = seeded(1);

/** Acts as one user for the whole run and records the result of each request. */
async function live(person, until, results) {
  await sleep(random.upTo(PAUSE_MS));
  while (Date.now() < until) {
    const isWrite = random.chance(WRITE_SHARE);
    const startedMs = performance.now();
    const status = isWrite ? await written(person) : await read(person);
    results.push({ ms: performance.now() - startedMs, isGood: status });
    await sleep(PAUSE_MS / 2 + random.upTo(PAUSE_MS));
  }
}

async function written(person) {
  const before = person.acknowledged();
  await person.write();
  return person.acknowledged() > before;
}

async function read(person) {
  const { status } = await person.api('GET', random.pick(READS)).catch(() => ({ status: 0 }));
  return status === 200;
}

function watchMemory(pids) {
  const samples = [];
  const timer = setInterval(
    () => samples.push(pids().reduce((sum, pid) => sum + megabytes(pid), 0)),
    500,
  );
  return () => {
    clearInterval(timer);
    const third = Math.floor(samples.length / 3);
    const mean = (part) => Math.round(part.reduce((a, b) => a + b, 0) / part.length);
    return [0, 1, 2].map((n) => mean(samples.slice(n * third, (n + 1) * third)));
  };
}

async function product() {
  const person = persona(1, seeded(1));
  if (process.env.FLEET) {
    const fleet = await openFleet({ person });
    await Promise.all([fleet.start(0), fleet.start(1)]);
    return { url: fleet.url, pids: fleet.pids, close: fleet.close };
  }
  const stage = await openStage({ person, settings: { PUBLIC_ORIGIN: 'http://127.0.0.1' } });
  const service = await stage.startApi();
  const close = async () => {
    await service.stop();
    await stage.close();
  };
  return { url: stage.apiUrl, pids: () => [service.child.pid], close };
}

async function main() {
  const { url, pids, close } = await product();
  try {
    const people = Array.from({ length: PEOPLE }, () => writer(url));
    for (const person of people) await person.begin();
    const memory = watchMemory(pids);
    const results = [];
    const until = Date.now() + SECONDS * 1000;
    await Promise.all(people.map((person) => live(person, until, results)));
    const [first, second, last] = memory();
    const sorted = results.map(({ ms }) => ms).sort((a, b) => a - b);
    const at = (part) => Math.round(sorted[Math.floor((sorted.length - 1) * part)]);
    const failures = results.filter(({ isGood }) => !isGood).length;
    const report = {
      people: PEOPLE,
      seconds: SECONDS,
      requests: results.length,
      failures,
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      mostMs: at(1),
      megabytesByThird: [first, second, last],
    };
    console.log(JSON.stringify(report, null, 2));
    const isGood = failures === 0 && last <= second * (1 + MOST_GROWTH);
    console.log(isGood ? 'No request failed; the memory is at rest.' : 'FAILED');
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await close();
  }
}

await main();
