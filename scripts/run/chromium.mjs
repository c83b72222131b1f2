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

const found = () => [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));

const run = (...command) =>
  spawnSync(command[0], command.slice(1), { stdio: 'ignore' }).status === 0;
const isRoot = () => process.getuid?.() === 0;

function installFromDebian(say) {
  if (!isRoot() || !run('apt-get', '--version')) return;
  say("No browser found: installing Debian's chromium");
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
}

/** Path of a Chromium, taken from Debian's packages where none is found and we may; else a sentence how to get one. */
export function ensureChromium(say) {
  if (!found()) installFromDebian(say);
  const path = found();
  if (!path) {
    throw new PlainFailure(
      'No browser for the browser tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    );
  }
  return path;
}
