import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../paths.mjs';
import { packageName } from '../build/package-name.mjs';

/** These licenses allow shipping a package without publishing the product's source. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** These packages do not name their license in package.json. The values come from their license files. */
const READ_BY_HAND = { 'png-js': 'MIT' };

/** Tells whether a package is a binary for another platform, which npm does not install here. */
const isNative = ({ optional, os, cpu }) => Boolean(optional && (os || cpu));

/** Tells whether an SPDX expression allows a license from the list. */
function isAllowed(expression) {
  const text = expression.replaceAll(/[()]/g, '');
  return text.split(' OR ').some((part) => part.split(' AND ').every((one) => ALLOWED.has(one)));
}

function problemsOf(path, entry) {
  const name = packageName(path);
  const license = entry.license ?? READ_BY_HAND[name];
  const problems = [];
  if (!entry.integrity?.startsWith('sha512-') && !isNative(entry))
    problems.push(`${name}@${entry.version} has no sha512 in the lock`);
  if (entry.dev) return problems;
  if (license === undefined) {
    if (!isNative(entry)) problems.push(`${name}@${entry.version} names no license`);
  } else if (!isAllowed(license))
    problems.push(`${name}@${entry.version} has the license ${license}, which is not allowed`);
  return problems;
}

/** Fails if a locked package has no integrity hash, or if a shipped package has a license outside the list. */
const { lock } = parseArgs({
  options: { lock: { type: 'string', default: join(ROOT, 'package-lock.json') } },
}).values;
const packages = Object.entries(JSON.parse(readFileSync(lock, 'utf8')).packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const problems = packages.flatMap(([path, entry]) => problemsOf(path, entry));
for (const problem of problems) console.error(problem);
const unchecked = packages.filter(([, { integrity }]) => !integrity).length;
console.log(`${packages.length} packages, ${unchecked} of them binaries without a hash`);
process.exitCode = problems.length === 0 ? 0 : 1;
