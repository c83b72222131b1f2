/**
 * Runs fifty honest users at 150 requests per second, and attackers at 50, against the built product for some
 * minutes. It prints what honest users notice each minute and at the end. It exits with 1 if a limit of
 * soak/bars.mjs is exceeded.
 *
 *   node scripts/build.mjs && node scripts/lab/proofs/soak.mjs [minutes]      30 when left out
 */
import { fork, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownStore } from '../../mfe/own-store.mjs';
import { ROOT } from '../../paths.mjs';
import { freePort } from '../../run/port.mjs';
import { startProduct } from '../../run/product.mjs';
import { whenOver } from '../../run/when-over.mjs';
import { megabytes } from './support/probe.mjs';
import { missed, quantile, slope, WARM_UP_MINUTES } from './soak/bars.mjs';

const MINUTES = Number(process.argv[2] ?? 30);
const HOST = 'money.example';
const MINUTE_MS = 60_000;
const SAMPLE_EVERY_MS = 5_000;

const diskOf = (folder) =>
  Math.round(
    Number(spawnSync('du', ['-sk', folder], { encoding: 'utf8' }).stdout.split('\t')[0]) / 1024,
  );

async function start(folder) {
  const [port, bankPort, metricsPort] = [await freePort(), await freePort(), await freePort()];
  const data = join(folder, 'data');
  const env = {
    ...process.env,
    PLAID_CLIENT_ID: '',
    PLAID_SECRET: '',
    OPENAI_API_KEY: '',
    DATABASE_URL: '',
    SMTP_URL: '',
    MAIL_FROM: '',
    PUBLIC_ORIGIN: `https://${HOST}`,
    METRICS_PORT: String(metricsPort),
    MFE_ADMIN_TOKEN: 'a-token-that-nobody-guesses-0123456789',
    MFE_STORE: await ownStore(folder),
    TOKEN_KEY_FILE: join(folder, 'token.key'),
  };
  // The log goes to the operator, outside of the product, so it is only counted.
  const product = await startProduct({ env, ports: [port], bankPort, data, hear: () => {} });
  const database = join(data, 'halyard.db');
  const api = product.services.at(-1).child;
  return { place: { port, host: HOST, database }, data, metricsPort, pid: api.pid, product };
}

/** Returns how late the event loop is at p99, in ms, from the product's metrics. */
async function lagOf(metricsPort) {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Math.round(
    Number(/^nodejs_eventloop_lag_p99_seconds ([\d.e-]+)/m.exec(text)?.[1] ?? 0) * 1000,
  );
}

function generator(name) {
  const child = fork(join(ROOT, 'scripts/lab/proofs/soak', name));
  const next = (kind) =>
    new Promise((resolve, reject) => {
      const hear = (message) => {
        if (message.kind !== kind) return;
        child.off('message', hear);
        resolve(message);
      };
      child.on('message', hear);
      child.once('exit', () => reject(new Error(`${name} ended before it answered`)));
    });
  const ask = (kind) => {
    const answer = next(kind);
    child.send({ kind });
    return answer;
  };
  return {
    begin: (setting) => (child.send(setting), next('ready')),
    ask,
    stop: () => child.kill(),
  };
}

const say = (label, facts) => console.log(`${label.padEnd(10)} ${JSON.stringify(facts)}`);

async function soak() {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-soak-'));
  const running = await start(folder);
  const honest = generator('honest.mjs');
  const attackers = generator('attackers.mjs');
  const stop = whenOver(async () => {
    honest.stop();
    attackers.stop();
    await running.product.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  try {
    return await watch(running, honest, attackers);
  } finally {
    await stop();
  }
}

async function watch({ place, data, metricsPort, pid }, honest, attackers) {
  const { emails } = await honest.begin({ place });
  const diskBefore = diskOf(data);
  await attackers.begin({ place, emails });
  const begunAt = Date.now();
  const samples = [];
  const sampling = setInterval(() => {
    samples.push({ minute: (Date.now() - begunAt) / MINUTE_MS, megabytes: megabytes(pid) });
  }, SAMPLE_EVERY_MS);
  const waits = [];
  const reasons = {};
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await sleep(begunAt + minute * MINUTE_MS - Date.now());
    const kind = minute === MINUTES ? 'end' : 'minute';
    const [theirs, others] = await Promise.all([honest.ask(kind), attackers.ask(kind)]);
    for (const wait of theirs.waits) waits.push(wait);
    for (const [reason, count] of Object.entries(theirs.failures)) {
      reasons[reason] = (reasons[reason] ?? 0) + count;
    }
    const sorted = theirs.waits.toSorted((a, b) => a - b);
    say(`minute ${minute}`, {
      requests: sorted.length,
      p50Ms: quantile(sorted, 0.5),
      p99Ms: quantile(sorted, 0.99),
      mostMs: quantile(sorted, 1),
      failures: theirs.failures,
      memoryMegabytes: megabytes(pid),
      diskMegabytes: diskOf(data) - diskBefore,
      lagP99Ms: await lagOf(metricsPort),
    });
    say('attacks', others.answers);
  }
  clearInterval(sampling);
  const sorted = waits.sort((a, b) => a - b);
  return {
    minutes: MINUTES,
    requests: sorted.length,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    failures: Object.values(reasons).reduce((sum, count) => sum + count, 0),
    reasons,
    megabytesPerMinute: slope(samples),
    diskMegabytes: diskOf(data) - diskBefore,
  };
}

const result = await soak();
say('total', result);
if (result.megabytesPerMinute === null) {
  console.log(
    `Memory was not judged: it is from minute ${WARM_UP_MINUTES} on, over two minutes or more.`,
  );
}
const sentences = missed(result);
console.log(sentences.length === 0 ? 'Every limit was met.' : sentences.join('\n'));
process.exit(sentences.length === 0 ? 0 : 1);
