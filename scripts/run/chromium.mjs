import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PlainFailure } from './plain-failure.mjs';

/** Chromium without windows renders the same pages and saves a fifth of the tests' processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const HOW = 'install Chromium or Chrome, or set CHROMIUM_PATH to one.';

const found = (places) => places.find((path) => existsSync(path));

const run = (...command) =>
  spawnSync(command[0], command.slice(1), { stdio: 'ignore' }).status === 0;
const isRoot = () => process.getuid?.() === 0;

/** Installs the first of these packages that exists. */
function installFromDebian(say, packages) {
  if (!isRoot() || !run('apt-get', '--version')) return;
  say("No browser found: installing Debian's chromium");
  run('apt-get', 'update');
  packages.some((name) => run('apt-get', 'install', '-y', '--no-install-recommends', name));
}

function ensure(say, places, packages) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new PlainFailure(`No browser for the browser tests at ${named}: ${HOW}`);
  }
  if (!found(places)) installFromDebian(say, packages);
  const path = found(places);
  if (!path) throw new PlainFailure(`No browser for the browser tests: ${HOW}`);
  return path;
}

/**
 * Returns the path of the named or installed Chromium, or installs Debian's package. Throws a `PlainFailure` that
 * explains how to get one.
 */
export const ensureChromium = (say) => ensure(say, PLACES, ['chromium']);

/** Does the same for tests and prefers the version without windows. */
export const ensureTestChromium = (say) =>
  ensure(say, [SHELL, ...PLACES], ['chromium-headless-shell', 'chromium']);
