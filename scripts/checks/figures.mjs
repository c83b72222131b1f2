import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { figureProblems, LIST } from '../boundaries/figures.mjs';
import { readFiles } from '../docs/files.mjs';
import { ROOT } from '../paths.mjs';

/** Fails when a figure of the list has a second producer, or when a screen adds up amounts. */
const { values } = parseArgs({ options: { root: { type: 'string', default: ROOT } } });
const root = resolve(values.root);
const list = await import(pathToFileURL(join(root, LIST)).href);
const problems = figureProblems(readFiles(root), list);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
