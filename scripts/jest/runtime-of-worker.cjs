const { AsyncLocalStorage } = require('node:async_hooks');
const { createRequire } = require('node:module');
const { default: Runtime } = require('jest-runtime');

const isPackage = (name) => name !== undefined && !/^[./]/.test(name);

/** This maps a file of Jest's runner to the storage in which it remembers the running test. */
const storages = new Map();

/**
 * Jest's runner makes a storage for each test file. For every later promise, Node visits each storage that was ever
 * used, so a promise of the hundredth file takes fifty times as long. Here the files of a worker share the storage.
 */
function asyncHooksFor(file) {
  if (!storages.has(file)) storages.set(file, new AsyncLocalStorage());
  const storage = storages.get(file);
  return {
    AsyncLocalStorage: function SharedStorage() {
      return storage;
    },
  };
}

/**
 * Jest's runtime for tests in Node's own realm. Jest loads its packages, such as `expect`, for each test file again,
 * because they have to be in the realm of the test. Here that realm lasts as long as the worker, so Node loads them once.
 */
module.exports = class RuntimeOfWorker extends Runtime {
  requireInternalModule(from, to) {
    if (to === 'node:async_hooks') return asyncHooksFor(from);
    return isPackage(to) ? createRequire(from)(to) : super.requireInternalModule(from, to);
  }
};
module.exports.default = module.exports;
