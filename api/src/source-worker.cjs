const { compileFunction } = require('node:vm');
const { getEnvironmentData } = require('node:worker_threads');
const { KEY, SOURCE, workerProgram } = require('./worker-program.cjs');

// From the sources, such as in tests and in development.
const code = getEnvironmentData(KEY) ?? workerProgram();
const program = compileFunction(code, ['module', 'require'], { filename: SOURCE });
program(module, require);
