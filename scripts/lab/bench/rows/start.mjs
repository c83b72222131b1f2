import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from '../../../run/api-service.mjs';
import { freePort } from '../../../run/port.mjs';
import { helloServer } from './api.mjs';
import { residentMegabytes } from '../process-figures.mjs';
import { alternating, line, ratios } from '../statistics.mjs';

const ROUNDS = 5;

async function apiOver(folder) {
  const port = String(await freePort());
  const service = startApi({
    PORT: port,
    DATABASE_PATH: join(folder, 'halyard.db'),
    TOKEN_KEY_FILE: join(folder, 'token.key'),
    MFE_STORE: join(folder, 'no-remotes'),
  });
  await service.ready;
  return { url: `http://127.0.0.1:${port}/api/finance/accounts`, service };
}

/** Returns the time from the start of a process to the end of its first answer, and its memory then. */
async function firstAnswer(start) {
  const begun = performance.now();
  const { url, service } = await start();
  try {
    await (await fetch(url)).arrayBuffer();
    return { ms: performance.now() - begun, megabytes: residentMegabytes(service.child.pid) };
  } finally {
    await service.stop();
  }
}

/** Compares the api's start and memory with those of the bare framework. Its database already exists. */
export async function benchStart({ rounds = ROUNDS }) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-bench-'));
  mkdirSync(join(folder, 'no-remotes', 'artifacts'), { recursive: true });
  try {
    const ours = () => apiOver(folder);
    await firstAnswer(ours);
    const found = await alternating({ ours, bare: helloServer }, rounds, firstAnswer);
    const of = (name, field) => found[name].map((each) => each[field]);
    const over = (field) => ratios(of('ours', field), of('bare', field));
    return [
      line('P13', 'first answer / bare framework', over('ms'), { most: 1.6 }),
      line('P13', 'memory / bare framework', over('megabytes'), { most: 1.6 }),
      line('P13', 'first answer, ours', of('ours', 'ms'), { unit: 'ms', most: 260 }),
      line('P13', 'memory, ours', of('ours', 'megabytes'), { unit: 'MB', most: 105 }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
