import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from '../paths.mjs';
import { npmInstall } from './npm-install.mjs';

const STAMP = join(ROOT, 'node_modules', '.halyard-lock');
const NPM_LOG = join(CACHE, 'npm-install.log');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');

/** What the stamp says when everything is there, and when only what building and running needs is. */
const stampFor = (all) => `${lockHash()} ${all ? 'all' : 'run'}`;

/** A start never removes test tools that are installed. */
const hasTestTools = () => existsSync(join(ROOT, 'node_modules', 'jest'));

/** Whether npm itself, as by `npm ci`, has installed since the lock last changed. */
function isInstalledByHand(all) {
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(installed) || (all && !hasTestTools())) return false;
  return statSync(installed).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs;
}

function isInstalled(all) {
  if (!existsSync(STAMP)) return isInstalledByHand(all);
  const stamp = readFileSync(STAMP, 'utf8');
  return stamp === stampFor(true) || (!all && stamp === stampFor(false));
}

/**
 * Installs the locked packages when they are missing or older than the lock file: all of them, or only those that
 * building and running needs, which takes half the time.
 */
export async function ensureInstalled(say, { all = true } = {}) {
  if (isInstalled(all)) return;
  const wanted = all || hasTestTools();
  say('Installing packages (about a minute the first time)');
  await npmInstall({ cwd: ROOT, args: wanted ? [] : ['--omit=dev'], logFile: NPM_LOG });
  writeFileSync(STAMP, stampFor(wanted));
}
