/**
 * Fails when a regular expression of the api or of shared-contracts can take more than linear time (ReDoS): node
 * scripts/checks/regex-check.mjs [--all | --keep] [folders]. It skips the checked expressions in
 * scripts/regex/known-safe.json. `--all` checks them again, and `--keep` also writes the list.
 */
import { join, relative } from 'node:path';
import { ROOT } from '../paths.mjs';
import { patternsBelow } from '../regex/patterns.mjs';
import { knownSafe, problemOf, storeSafe } from '../regex/verdict.mjs';

const SHIPPED = ['api', 'shared-contracts/src'].map((folder) => join(ROOT, folder));

const options = process.argv.slice(2).filter((each) => each.startsWith('--'));
const folders = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const known = options.length > 0 ? new Set() : knownSafe();
const verdicts = new Map();
const safe = [];

for (const folder of folders.length > 0 ? folders : SHIPPED) {
  for (const { place, ...regex } of patternsBelow(folder)) {
    const name = `/${regex.pattern}/${regex.flags}`;
    if (!verdicts.has(name)) verdicts.set(name, problemOf(regex, known));
    const problem = verdicts.get(name);
    if (problem === null) safe.push(regex);
    else console.log(`${relative(ROOT, place)} can backtrack (${problem}): ${name}`);
    if (problem !== null) process.exitCode = 1;
  }
}

if (options.includes('--keep')) storeSafe(safe);
