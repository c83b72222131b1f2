const { join } = require('node:path');
const { buildSync } = require('esbuild');
const { dependencies } = require('../package.json');

/** The path of the worker's source. */
const SOURCE = join(__dirname, 'worker.ts');

/** A process that starts many threads, such as a test run, can give them the program as environment data of this name. */
const KEY = 'program of a worker';

/** Returns the worker's sources as one program, because compiling and loading each file takes four times as long. */
function workerProgram() {
  const { outputFiles } = buildSync({
    entryPoints: [SOURCE],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    supported: { 'dynamic-import': false },
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@halyard/')),
  });
  return outputFiles[0].text;
}

module.exports = { KEY, SOURCE, workerProgram };
