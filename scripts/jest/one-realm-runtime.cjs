const { default: CompileOnceRuntime } = require('./compile-once-runtime.cjs');

/** The functions that scripts make in the one realm there is: what is called often stays fast in the next file of tests. */
const functions = new WeakMap();

/**
 * The runtime for the environment of one realm: every test file has its own modules, while Node loads packages once for
 * all files of a worker, as in a server.
 */
module.exports.default = class OneRealmRuntime extends CompileOnceRuntime {
  functionOf(script) {
    const known = functions.get(script);
    if (known) return known;
    const made = script.runInThisContext();
    functions.set(script, made);
    return made;
  }

  requireModule(from, name, options, isActual) {
    const path = options?.isInternalModule ? null : this.#packageFile(from, name);
    return path ? require(path) : super.requireModule(from, name, options, isActual);
  }

  /** The package file that a module imports; null for Node's own modules and ours. */
  #packageFile(from, name) {
    if (!name || this._resolution.isCoreModule(name)) return null;
    const path = this._resolution.resolveCjs(from, name);
    return path.includes('/node_modules/') ? path : null;
  }
};
module.exports.__esModule = true;
