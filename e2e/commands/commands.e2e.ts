import { spawnSync } from 'node:child_process';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { npmInstall } from '../../scripts/run/npm-install.mjs';
import { thoroughTest } from '../support/thorough-test';

/** These tests check the messages of the two commands on a machine that lacks something. */

const MANIFEST = { name: 'one', dependencies: { 'some-package': '1.0.0' } };

let folder: string;
let logFile: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-install-'));
  logFile = join(folder, '.cache', 'npm-install.log');
  writeFileSync(join(folder, 'package.json'), JSON.stringify(MANIFEST));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const hasty = { requestMs: 400, pauseMs: 100, quietMs: 300 };
const patient = { ...hasty, quietMs: 60_000 };

/** Installs from a registry that handles each connection with `serve`. Returns the message that the user reads. */
async function sentenceWith(serve: (socket: Socket) => void, patience = patient): Promise<string> {
  const sockets = new Set<Socket>();
  const registry = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    serve(socket);
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const { port } = registry.address() as AddressInfo;
  const args = [`--registry=http://127.0.0.1:${port}/`, `--cache=${join(folder, 'cache')}`];
  try {
    await npmInstall({ cwd: folder, args, logFile, patience });
    return 'installed';
  } catch (error) {
    return (error as Error).message;
  } finally {
    for (const socket of sockets) socket.destroy();
    registry.close();
  }
}

const answering = (status: string) => (socket: Socket) =>
  socket.on('data', () =>
    socket.end(`HTTP/1.1 ${status}\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}`),
  );

thoroughTest(
  'a registry that accepts connections and stays silent ends the command with one sentence',
  async () => {
    expect(await sentenceWith((socket) => void socket.resume(), hasty)).toBe(
      'The package registry does not answer: check the network and try again.',
    );
  },
);

const REFUSALS = [
  ['404', '404 Not Found'],
  ['500', '500 Internal Server Error'],
] as const;

for (const [status, line] of REFUSALS) {
  thoroughTest(
    `a registry that answers ${status} ends the command with one sentence, which names the log of npm`,
    async () => {
      expect(await sentenceWith(answering(line))).toBe(
        `The packages could not be installed, the registry answered ${status}: see .cache/npm-install.log.`,
      );
      expect(readFileSync(logFile, 'utf8')).toContain(line.slice(4));
    },
  );
}

thoroughTest('a registry that refuses connections ends the command with one sentence', async () => {
  expect(await sentenceWith((socket) => void socket.resetAndDestroy())).toBe(
    'The package registry cannot be reached: check the network and try again.',
  );
});

thoroughTest('browser tests without a browser count as failed and say how to get one', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../scripts/test.mjs'), 'browser'],
    { env: { ...process.env, CHROMIUM_PATH: '/no/browser/here' }, encoding: 'utf8' },
  );
  expect(stdout).toContain(
    'No browser for the browser tests at /no/browser/here: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
  expect(stdout.trim().split('\n').at(-1)).toBe('0 passed, 1 failed');
  expect(status).toBe(1);
});
