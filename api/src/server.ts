import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app';
import { type Config, readConfig } from './config/config';
import { openDatabase } from './db/database';
import { ownFile } from './db/embedded/file-owner';
import type { App } from './platform/valibot';
import { startFailure } from './start-failure';

/** Running requests have this many ms after the signal to end. */
const GRACE_MS = 10_000;

const addressOf = (app: App, { host, port }: Config): string => {
  const address = app.server.address();
  return `http://${host}:${typeof address === 'object' && address ? address.port : port}`;
};

/** Balancers send requests until their next check of readiness. */
async function drained(app: App, { drainMs }: Config): Promise<void> {
  app.startDraining();
  await sleep(drainMs);
}

async function start(config: Config): Promise<void> {
  const owner = config.databaseUrl === null ? ownFile(config.databasePath) : null;
  const db = await openDatabase(config.databaseUrl ?? config.databasePath);
  const app = await buildApp({ config, db, clock: () => new Date() });
  await app.listen({ host: config.host, port: config.port });
  let isClosing = false;
  const { close } = closeWithGrace({ delay: config.drainMs + GRACE_MS }, async ({ err }) => {
    isClosing = true;
    if (err) app.log.error({ name: err.name }, err.message);
    else await drained(app, config);
    await app.close();
    await db.destroy();
    owner?.release();
  });
  // The channel to the parent process closes when that process is killed.
  process.once('disconnect', () => {
    if (!isClosing) close();
  });
  const line = `ready ${addressOf(app, config)}`;
  process.send?.(line);
  console.log(line);
}

function exitWith(error: unknown, config: Config | null): void {
  console.error(startFailure(error, config));
  process.exit(1);
}

function main(): void {
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    start(config).catch((error: unknown) => exitWith(error, config));
  } catch (error) {
    exitWith(error, config);
  }
}

main();
