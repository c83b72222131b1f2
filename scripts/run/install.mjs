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

/** Returns the text of the stamp. It differs between all packages and those for building and running. */
const stampFor = (all) => `${lockHash()} ${all ? 'all' : 'run'}`;

/** A start never removes installed test tools. */
const hasTestTools = () => existsSync(join(ROOT, 'node_modules', 'jest'));

/** Tells whether npm itself, for example `npm ci`, has installed since the last change of the lock file. */
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
 * Installs the locked packages if they are missing or older than the lock file. It installs all of them, or only
 * those for building and running, which takes half the time.
 */
export async function ensureInstalled(say, { all = true } = {}) {
  if (isInstalled(all)) return;
  const installsAll = all || hasTestTools();
  say('Installing packages (about a minute the first time)');
  await npmInstall({ cwd: ROOT, args: installsAll ? [] : ['--omit=dev'], logFile: NPM_LOG });
  writeFileSync(STAMP, stampFor(installsAll));
}
