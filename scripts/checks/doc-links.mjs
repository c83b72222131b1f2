import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { decisionProblems } from '../docs/decisions.mjs';
import { readFiles } from '../docs/files.mjs';
import { documentProblems } from '../docs/links.mjs';
import { ROOT } from '../paths.mjs';

/** Fails when a document or a comment names a link, a path, or a decision that does not exist. */
const { values } = parseArgs({ options: { root: { type: 'string', default: ROOT } } });
const root = resolve(values.root);
const files = readFiles(root);

const problems = [
  ...files
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap((each) => documentProblems(root, each)),
  ...decisionProblems(files),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
