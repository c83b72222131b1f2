import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import rspack from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { ROOT } from '../paths.mjs';
import { API_DEV_PORT, REMOTES, remoteNamed, SHELL_DEV_PORT } from '../remotes.mjs';
import { remoteConfig, standaloneConfig } from '../rspack/remote-config.mjs';
import { shellConfig } from '../rspack/shell-config.mjs';
import { devDocuments } from './dev-registry.mjs';
import { assertPortFree } from './port.mjs';

const HOST = '127.0.0.1';
const API = `http://${HOST}:${API_DEV_PORT}`;
const proxy = [{ context: ['/api'], target: API }];
const open = {
  host: HOST,
  hot: true,
  client: { logging: 'warn' },
  devMiddleware: { stats: 'errors-warnings' },
};

function serveRemote({ name, port }, config) {
  return new RspackDevServer(
    {
      ...open,
      port,
      proxy,
      historyApiFallback: true,
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: 'all',
    },
    rspack(config(name)),
  );
}

const federated = (name) => remoteConfig(name, { dev: true });

function serveShell() {
  const { keys, middlewares: documents } = devDocuments(REMOTES, HOST);
  return new RspackDevServer(
    {
      ...open,
      port: SHELL_DEV_PORT,
      proxy,
      historyApiFallback: true,
      setupMiddlewares: (middlewares) => [...documents, ...middlewares],
    },
    rspack(shellConfig({ dev: true, keys })),
  );
}

/** A server of ours from its sources, started anew when they change. */
function runFromSource(file, env) {
  mkdirSync(join(ROOT, 'var'), { recursive: true });
  return spawn(process.execPath, ['--import', 'tsx', '--watch', '--watch-preserve-output', file], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Everything with hot reload, or one remote alone: its own page, the same store, the api behind it. */
export async function develop(only) {
  const remotes = only ? [remoteNamed(only)] : REMOTES;
  const ports = [
    API_DEV_PORT,
    ...remotes.map(({ port }) => port),
    ...(only ? [] : [SHELL_DEV_PORT]),
  ];
  for (const port of ports) await assertPortFree(port, HOST, 'that program');
  const children = [
    runFromSource('api/practice-bank/server.ts', {
      PRACTICE_BANK_STATE: join(ROOT, 'var/practice-bank-dev.json'),
    }),
    runFromSource('api/src/server.ts', {
      PORT: String(API_DEV_PORT),
      DATABASE_PATH: join(ROOT, 'var/development.db'),
    }),
  ];
  const servers = [
    ...remotes.map((remote) => serveRemote(remote, only ? standaloneConfig : federated)),
    ...(only ? [] : [serveShell()]),
  ];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    for (const child of children) child.kill('SIGTERM');
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  await Promise.all(servers.map((server) => server.start()));
  const page = only
    ? `http://${HOST}:${remotes[0].port}${remotes[0].routes[0].path}`
    : `http://${HOST}:${SHELL_DEV_PORT}`;
  console.log(`${only ? remotes[0].name : 'Halyard'} is ready for work: ${page}`);
  if (only) console.log(`Without an api: ${page}?scenario=linked`);
}
