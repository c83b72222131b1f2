import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// The checker in plain JavaScript: the same on every machine, and without a process of its own.
import recheck from 'recheck/lib/browser.js';
import { ROOT } from '../paths.mjs';

const FILE = join(ROOT, 'scripts/regex/known-safe.json');
/** For one expression. The longest so far takes a fiftieth of it. */
const PATIENCE_MS = 120_000;

const nameOf = ({ pattern, flags }) => `/${pattern}/${flags}`;

/** Expressions that were found to be safe before: to find it once more for all of them takes half a minute. */
export const knownSafe = () =>
  new Set(existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : []);

/** Keeps which expressions are safe. */
export function keepSafe(regexes) {
  const names = [...new Set(regexes.map(nameOf))].toSorted((a, b) => a.localeCompare(b, 'en'));
  writeFileSync(FILE, `${JSON.stringify(names, null, 2)}\n`);
}

/** Why an expression may take more than linear time, in a few words; null for one that does not. */
export function problemOf(regex, known) {
  if (known.has(nameOf(regex))) return null;
  const { status, complexity, error } = recheck.checkSync(regex.pattern, regex.flags, {
    timeout: PATIENCE_MS,
    randomSeed: 1,
  });
  if (status === 'safe') return null;
  return status === 'vulnerable' ? complexity.summary : `not decided (${error.kind})`;
}
