import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readFiles } from '../docs/files.mjs';
import { ROOT } from '../paths.mjs';
import { bareFigures } from '../sourced/bare-figures.mjs';

/** Fails when code contains a legal or statistical figure that belongs in the folder of sourced figures. */
const { values } = parseArgs({ options: { root: { type: 'string', default: ROOT } } });
const problems = bareFigures(readFiles(resolve(values.root)));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
