import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readFiles } from '../docs/files.mjs';
import { textProblems } from '../docs/texts.mjs';
import { ROOT } from '../paths.mjs';

/** Fails when a text breaks a rule of docs/style.md that a program can check. */
const { values } = parseArgs({ options: { root: { type: 'string', default: ROOT } } });
const problems = readFiles(resolve(values.root)).flatMap(textProblems);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
