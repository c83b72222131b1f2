// From the sources, such as in tests and in development: each file is compiled when it is first read.
require('tsx/cjs');

module.exports = require('./worker.ts');
