import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { endsWithUs } from './children.mjs';
import { PlainFailure } from './plain-failure.mjs';

const QUIETLY = ['--no-audit', '--no-fund', '--no-update-notifier', '--no-progress'];

/** npm prints every request on standard error, which shows whether the registry responds. */
const TELLING = '--loglevel=http';
const ANSWERED = /^npm http (fetch \w+ [123]\d\d|cache) /m;
const FAILED = /^npm http fetch .* attempt \d+ failed with (\w+)/m;

/**
 * These are the longest wait for bytes of a request, the first pause before a retry, and the longest time with only
 * failures, in ms. npm alone would retry a thousand packages, fifteen at a time, which takes hours.
 */
const PATIENCE = { requestMs: 30_000, pauseMs: 2_000, quietMs: 60_000 };

const retrying = ({ requestMs, pauseMs }) => [
  `--fetch-timeout=${requestMs}`,
  `--fetch-retry-mintimeout=${pauseMs}`,
  `--fetch-retry-maxtimeout=${5 * pauseMs}`,
];

const DISK_FULL = 'The disk is full: free some space and try again.';
const NO_NPM = 'npm was not found: it comes with Node, check the installation.';
const UNREACHABLE = 'The package registry cannot be reached: check the network and try again.';
const SILENT = 'The package registry does not answer: check the network and try again.';

const answered = (status, logFile) =>
  `The packages could not be installed, the registry answered ${status}: see ${logFile}.`;

/**
 * Returns the sentence for npm's result from its lines with errors. Requests that failed and were repeated are not
 * errors.
 */
function sentenceFor(output, logFile) {
  const errors = output.split('\n').filter((line) => line.startsWith('npm error'));
  const text = errors.join('\n');
  if (text.includes('ENOSPC')) return DISK_FULL;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network/i.test(text))
    return UNREACHABLE;
  const [, status] = /\bE([45]\d\d)\b/.exec(text) ?? [];
  return status ? answered(status, logFile) : `npm could not install the packages: see ${logFile}.`;
}

/** Calls `giveUp` with the newest failure after a time with only failures. */
function watch({ quietMs }, giveUp) {
  let failingSince = null;
  return (words) => {
    const [, failure] = FAILED.exec(words) ?? [];
    if (ANSWERED.test(words)) failingSince = null;
    else if (failure) {
      failingSince ??= Date.now();
      if (Date.now() - failingSince >= quietMs) giveUp(failure);
    }
  };
}

/**
 * Runs `npm install` in a folder. The output goes to `logFile`. A failure is one plain sentence, which names that
 * file if the output helps.
 */
export function npmInstall({ cwd, args = [], logFile, patience = PATIENCE }) {
  return new Promise((resolve, reject) => {
    const isWindows = process.platform === 'win32';
    const child = endsWithUs(
      spawn(
        isWindows ? 'npm.cmd' : 'npm',
        ['install', ...QUIETLY, TELLING, ...retrying(patience), ...args],
        { cwd, stdio: ['ignore', 'ignore', 'pipe'], shell: isWindows },
      ),
    );
    const log = relative(cwd, logFile);
    let output = '';
    let verdict = null;
    const hear = watch(patience, (failure) => {
      verdict = /^\d+$/.test(failure) ? answered(failure, log) : SILENT;
      child.kill();
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
      hear(String(chunk));
    });
    child.on('error', () => reject(new PlainFailure(NO_NPM)));
    child.on('close', (code) => {
      if (code === 0) return resolve();
      mkdirSync(dirname(logFile), { recursive: true });
      writeFileSync(logFile, output);
      return reject(new PlainFailure(verdict ?? sentenceFor(output, log)));
    });
  });
}
