import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { spread } from '@halyard/shared-contracts/testing/thorough';
import { expect, test } from '@playwright/test';
import { ownStore } from '../../scripts/mfe/own-store.mjs';
import { freePort } from '../../scripts/run/port.mjs';
import { thoroughTest } from '../support/thorough-test';

/** These tests send the end signal to npm alone and to all processes that npm started. */

let folder: string;
let npm: ChildProcess;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-start-'));
});
test.afterEach(() => {
  send('SIGKILL', 'all');
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a signal to npm, or to its whole process group. Returns whether there was a process to receive it. */
function send(signal: NodeJS.Signals | 0, to: 'npm' | 'all'): boolean {
  const id = npm.pid ?? 0;
  try {
    return process.kill(to === 'npm' ? id : -id, signal);
  } catch {
    return false;
  }
}

async function start(command = 'npm', args = ['start']): Promise<void> {
  npm = spawn(command, args, {
    cwd: join(import.meta.dirname, '../..'),
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(await freePort()),
      PRACTICE_BANK_PORT: String(await freePort()),
      PRACTICE_BANK_STATE: join(folder, 'bank.json'),
      DATABASE_PATH: join(folder, 'halyard.db'),
      TOKEN_KEY_FILE: join(folder, 'token.key'),
      MFE_STORE: await ownStore(folder),
      DATABASE_URL: '',
    },
  });
}

const ready = () =>
  new Promise<void>((resolve, reject) => {
    npm.stdout?.on('data', (said) => String(said).includes('Halyard is ready') && resolve());
    npm.on('exit', () => reject(new Error('npm start ended before it was ready')));
  });

const CASES: readonly [NodeJS.Signals, 'npm' | 'all'][] = [
  ['SIGINT', 'all'],
  ['SIGTERM', 'npm'],
  ['SIGINT', 'npm'],
  ['SIGTERM', 'all'],
];

for (const [signal, to] of spread(CASES, 1)) {
  test(`${signal} to ${to} ends everything that npm start began`, async () => {
    await start();
    await ready();
    send(signal, to);
    await expect.poll(async () => send(0, 'all')).toBe(false);
  });
}

thoroughTest('a signal before the product is ready ends everything as well', async () => {
  await start();
  await pause(700);
  send('SIGTERM', 'npm');
  await expect.poll(async () => send(0, 'all')).toBe(false);
});

thoroughTest('the services end when the process that started them is killed', async () => {
  await start(process.execPath, ['scripts/start.mjs']);
  await ready();
  npm.kill('SIGKILL');
  await expect.poll(async () => send(0, 'all')).toBe(false);
});
