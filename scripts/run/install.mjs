import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { PlainFailure } from './plain-failure.mjs';

const STAMP = join(ROOT, 'node_modules', '.halyard-lock');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');

/** What the stamp says when everything is there, and when only what building and running needs is. */
const stampFor = (all) => `${lockHash()} ${all ? 'all' : 'run'}`;

function isInstalled(all) {
  if (!existsSync(STAMP)) return false;
  const stamp = readFileSync(STAMP, 'utf8');
  return stamp === stampFor(true) || (!all && stamp === stampFor(false));
}

/** Whoever installed the test tools keeps them: a start takes nothing away. */
const hasTestTools = () => existsSync(join(ROOT, 'node_modules', 'jest'));

const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error'];

/** How long one answer of the registry may take, and the pause before it is asked again; in ms. */
const WITHIN_REASON = [
  '--fetch-timeout=60000',
  '--fetch-retry-mintimeout=2000',
  '--fetch-retry-maxtimeout=10000',
];

const UNREACHABLE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network/i;

function npmInstall(all) {
  return new Promise((resolve, reject) => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const child = spawn(
      npm,
      ['install', ...QUIETLY, ...WITHIN_REASON, ...(all ? [] : ['--omit=dev'])],
      {
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'pipe'],
        shell: process.platform === 'win32',
      },
    );
    let said = '';
    child.stderr.on('data', (chunk) => (said += chunk));
    child.on('error', () =>
      reject(new PlainFailure('npm was not found: it comes with Node, check the installation.')),
    );
    child.on('close', (code) => {
      if (code === 0) resolve();
      else if (said.includes('ENOSPC'))
        reject(new PlainFailure('The disk is full: free some space and try again.'));
      else if (UNREACHABLE.test(said)) {
        reject(
          new PlainFailure(
            'The package registry cannot be reached: check the network and try again.',
          ),
        );
      } else reject(new PlainFailure(`npm could not install the packages:\n${said.trim()}`));
    });
  });
}

/**
 * Installs the locked packages when they are missing or older than the lock file: all of them, or only those that
 * building and running needs, which takes half the time.
 */
export async function ensureInstalled(say, { all = true } = {}) {
  if (isInstalled(all)) return;
  const wanted = all || hasTestTools();
  say('Installing packages (about a minute the first time)');
  await npmInstall(wanted);
  writeFileSync(STAMP, stampFor(wanted));
}
