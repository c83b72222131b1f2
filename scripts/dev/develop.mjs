import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../paths.mjs';
import { remoteNamed, remotesHere } from '../build/remotes-here.mjs';
import { API_DEV_PORT, SHELL_DEV_PORT } from '../rspack/shell-names.mjs';
import { federatedServers, HOST, standaloneServer } from './dev-server.mjs';
import { onEndSignal } from '../run/end-signals.mjs';
import { assertPortFree, portFrom } from '../run/port.mjs';
import { privateFolder } from '../run/private-folder.mjs';

const API = `http://${HOST}:${API_DEV_PORT}`;
const LOOK_MS = 200;
/** A slower API has printed the reason, and the pages work without it. */
const PATIENCE_MS = 20_000;

/** Runs a server of the product from its sources and restarts it when they change. */
function runFromSource(file, env) {
  privateFolder(join(ROOT, 'var'));
  return spawn(process.execPath, ['--import', 'tsx', '--watch', '--watch-preserve-output', file], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Waits until the API responds or the time is up. */
async function apiAnswers() {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const answer = await fetch(`${API}/api/health`).catch(() => null);
    if (answer) return;
    await pause(LOOK_MS);
  }
}

async function assertPortsFree(remotes, only, bankPort) {
  const fixed = [
    API_DEV_PORT,
    ...remotes.map(({ port }) => port),
    ...(only ? [] : [SHELL_DEV_PORT]),
  ];
  for (const port of fixed) await assertPortFree(port, HOST);
  await assertPortFree(bankPort, HOST, 'PRACTICE_BANK_PORT');
}

function sayReady(only, { name, port, routes: [first] }) {
  const page = only ? `http://${HOST}:${port}${first.path}` : `http://${HOST}:${SHELL_DEV_PORT}`;
  console.log(`${only ? name : 'Halyard'} is ready for work: ${page}`);
  if (only) console.log(`Without an api: ${page}?scenario=linked`);
}

/** Runs everything with hot reload, or one remote on its own page with the same store and API. */
export async function develop(only) {
  const remotes = only ? [remoteNamed(only)] : remotesHere();
  await assertPortsFree(remotes, only, portFrom('PRACTICE_BANK_PORT', 5002));
  const children = [
    runFromSource('api/practice-bank/server.ts', {
      PRACTICE_BANK_STATE: join(ROOT, 'var/practice-bank-dev.json'),
    }),
    runFromSource('api/src/server.ts', {
      PORT: String(API_DEV_PORT),
      PAGES_PORT: String(only ? remotes[0].port : SHELL_DEV_PORT),
      DATABASE_PATH: join(ROOT, 'var/development.db'),
    }),
  ];
  const servers = only
    ? [standaloneServer(remotes[0], API)]
    : federatedServers(remotes, SHELL_DEV_PORT, API);
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    for (const child of children) child.kill('SIGTERM');
    process.exit(0);
  };
  onEndSignal(() => void stop());
  await Promise.all([...servers.map((server) => server.start()), apiAnswers()]);
  sayReady(only, remotes[0]);
}
