import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './paths.mjs';
import { readCitations } from './spec/citations.mjs';
import { pageOf } from './spec/page.mjs';
import { problemsOf } from './spec/problems.mjs';
import { readRules } from './spec/rules.mjs';

/**
 * Writes docs/spec-coverage.md, the tests of each rule, from the comments `// Covers <rule>.` above the tests. With
 * --check it writes nothing and fails when a rule and the tests do not fit, or when the page is outdated.
 */
const { values } = parseArgs({
  options: { check: { type: 'boolean' }, root: { type: 'string', default: ROOT } },
});
const root = resolve(values.root);
const file = join(root, 'docs/spec-coverage.md');

const rules = readRules(root);
const tests = readCitations(root);
const page = pageOf(rules, tests.citations);
const problems = problemsOf(rules, tests);

if (!values.check) writeFileSync(file, page);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== page) {
  problems.push('docs/spec-coverage.md is out of date. Run: node scripts/spec-coverage.mjs');
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
