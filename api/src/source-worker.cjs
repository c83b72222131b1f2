const { join } = require('node:path');
const { compileFunction } = require('node:vm');
const { buildSync } = require('esbuild');
const { dependencies } = require('../package.json');

/** The path of the worker's source. */
const WORKER = join(__dirname, 'worker.ts');

// From the sources, such as in tests and in development: they become one program, because compiling and loading each file
// of them takes four times as long.
const { outputFiles } = buildSync({
  entryPoints: [WORKER],
  bundle: true,
  write: false,
  format: 'cjs',
  platform: 'node',
  supported: { 'dynamic-import': false },
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@halyard/')),
});
const program = compileFunction(outputFiles[0].text, ['module', 'require'], { filename: WORKER });
program(module, require);
