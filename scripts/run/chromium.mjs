import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PlainFailure } from './plain-failure.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const HOW = 'install Chromium or Chrome, or set CHROMIUM_PATH to one.';

const found = () => PLACES.find((path) => existsSync(path));

const run = (...command) =>
  spawnSync(command[0], command.slice(1), { stdio: 'ignore' }).status === 0;
const isRoot = () => process.getuid?.() === 0;

function installFromDebian(say) {
  if (!isRoot() || !run('apt-get', '--version')) return;
  say("No browser found: installing Debian's chromium");
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
}

/** Path of a Chromium: the one that was named; else one found, or taken from Debian's packages; else a sentence how to get one. */
export function ensureChromium(say) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new PlainFailure(`No browser for the browser tests at ${named}: ${HOW}`);
  }
  if (!found()) installFromDebian(say);
  const path = found();
  if (!path) throw new PlainFailure(`No browser for the browser tests: ${HOW}`);
  return path;
}
