import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// The JavaScript version of the checker gives the same result on every machine and needs no process.
import recheck from 'recheck/lib/browser.js';
import { ROOT } from '../paths.mjs';

const FILE = join(ROOT, 'scripts/regex/known-safe.json');
/**
 * The checker counts the characters that an expression reads. With a time limit, a busy machine would make it look
 * slow.
 */
const BY_COUNT_ALONE = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
};

const nameOf = ({ pattern, flags }) => `/${pattern}/${flags}`;

/** Returns the expressions that an earlier run found safe. Checking all of them takes half a minute. */
export const knownSafe = () =>
  new Set(existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : []);

export function storeSafe(regexes) {
  const names = [...new Set(regexes.map(nameOf))].toSorted((a, b) => a.localeCompare(b, 'en'));
  writeFileSync(FILE, `${JSON.stringify(names, null, 2)}\n`);
}

/** Describes why an expression may take more than linear time, or returns null if it does not. */
export function problemOf(regex, known) {
  if (known.has(nameOf(regex))) return null;
  const { status, complexity, error } = recheck.checkSync(regex.pattern, regex.flags, {
    ...BY_COUNT_ALONE,
    randomSeed: 1,
  });
  if (status === 'safe') return null;
  return status === 'vulnerable' ? complexity.summary : `not decided (${error.kind})`;
}
