const { AsyncLocalStorage } = require('node:async_hooks');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const oneAtATime = require('./one-at-a-time.cjs');

/** What files of source were compiled to in this worker, by their names. */
const compiled = new Map();

/** Line 1 of the source stays line 1, and begins in column 1. */
function compile(source, filename, parameters) {
  const head = `(function(${parameters.join(',')}){`;
  return new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
}

function scriptOf(source, filename, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const script = compile(source, filename, parameters);
  compiled.set(filename, { source, script });
  return script;
}

/** What files become, for each way to transform them: projects that transform alike share it. */
const transformed = new Map();

function transformedLike({ transform, transformIgnorePatterns }) {
  const way = JSON.stringify([transform, transformIgnorePatterns]);
  if (!transformed.has(way)) transformed.set(way, new Map());
  return transformed.get(way);
}

/** Storages that something runs in. */
const running = new Set();

const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function runAndRemember(...options) {
  running.add(this);
  return run.apply(this, options);
};

/** A mock leaves one behind for each test file, and Node informs each of every promise of the worker. */
function disableStorages() {
  for (const storage of running) storage.disable();
  running.clear();
}

/**
 * Jest's runtime, except that a file is transformed and compiled once per worker and not once per project or test file:
 * the same script creates a separate module in every realm in which it runs.
 */
module.exports.default = class CompileOnceRuntime extends Runtime {
  constructor(config, ...options) {
    super(config, ...options);
    this.transformCache.scriptTransformer._cache.transformedFiles = transformedLike(config);
    const { executor } = this;
    executor.compile = (source, filename) =>
      this.functionOf(scriptOf(source, filename, executor.injectedModuleParameters));
  }

  requireModule(from, name, options, isActual) {
    if (options?.isInternalModule && name === 'node:async_hooks') return oneAtATime;
    return super.requireModule(from, name, options, isActual);
  }

  /** The module's function in the realm of the test; null, as Jest has it, when the test is over. */
  functionOf(script) {
    const realm = this._environment.getVmContext();
    return realm && script.runInContext(realm);
  }

  teardown() {
    disableStorages();
    super.teardown();
  }
};
module.exports.__esModule = true;
