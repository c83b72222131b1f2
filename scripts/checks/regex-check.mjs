/**
 * Fails when a regular expression of the api or of shared-contracts can take more than linear time (ReDoS): node
 * scripts/checks/regex-check.mjs [--all | --keep] [folders]. It skips the expressions in
 * scripts/regex/known-safe.json. `--keep` adds the new ones to this list, and `--all` checks every expression again.
 */
import { join, relative } from 'node:path';
import { ROOT } from '../paths.mjs';
import { patternsBelow } from '../regex/patterns.mjs';
import { knownSafe, problemOf, storeSafe } from '../regex/verdict.mjs';

const SHIPPED = ['api', 'shared-contracts/src'].map((folder) => join(ROOT, folder));

/** More new expressions than this would make every run of the checks slow, because each takes up to half a second. */
const MOST_NEW = 20;

const options = process.argv.slice(2).filter((each) => each.startsWith('--'));
const folders = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const known = options.includes('--all') ? new Set() : knownSafe();
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

const listed = knownSafe();
const added = [...verdicts.keys()].filter((name) => !listed.has(name)).length;
if (options.includes('--keep')) storeSafe(safe);
else if (added > MOST_NEW) {
  console.log(
    `${added} expressions are new. Keep the list up to date: node scripts/checks/regex-check.mjs --keep`,
  );
  process.exitCode = 1;
}
