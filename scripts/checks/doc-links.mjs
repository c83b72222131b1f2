import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commandProblems } from '../docs/commands.mjs';
import { decisionProblems } from '../docs/decisions.mjs';
import { readFiles } from '../docs/files.mjs';
import { glossaryProblems } from '../docs/glossary.mjs';
import { documentProblems } from '../docs/links.mjs';
import { ROOT } from '../paths.mjs';

/**
 * Fails when a document or a comment names a link, a path, a command, or a decision that does not exist, and when the
 * glossary lacks a term.
 */
const { values } = parseArgs({ options: { root: { type: 'string', default: ROOT } } });
const root = resolve(values.root);
const files = readFiles(root);
const names = files.map(({ file }) => file);

const problems = [
  ...files
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap((each) => [
      ...documentProblems(root, each, names),
      ...commandProblems(root, each, names),
    ]),
  ...decisionProblems(files),
  ...glossaryProblems(files),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
