const { createRequire } = require('node:module');
const { default: Runtime } = require('jest-runtime');

const isPackage = (name) => name !== undefined && !/^[./]/.test(name);

/**
 * Jest's runtime for tests in Node's own realm. Jest loads its packages, such as `expect`, for each test file again,
 * because they have to be in the realm of the test. Here that realm lasts as long as the worker, so Node loads them once.
 */
module.exports = class RuntimeOfWorker extends Runtime {
  requireInternalModule(from, to) {
    return isPackage(to) ? createRequire(from)(to) : super.requireInternalModule(from, to);
  }
};
module.exports.default = module.exports;
