const { statSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { Script } = require('node:vm');
const { getEnvironmentData, setEnvironmentData } = require('node:worker_threads');
const { TestEnvironment } = require('jest-environment-node');
const { COUNTERS, newCoverage } = require('./coverage.cjs');
const PACKAGES_OF_A_PAGE = require('./packages-of-a-page.cjs');
const { KEY, workerProgram } = require('../../api/src/worker-program.cjs');

const OF_A_PAGE = new RegExp(`/node_modules/(${PACKAGES_OF_A_PAGE.join('|')})/`);

/** A package stays loaded after the test file that loads it, so its listeners must stay too. */
const LISTENERS = ['_events', '_eventsCount'];

/** React-redux has one build for `require` and one for `import`. Both find the same context under this key. */
const REACT_CONTEXTS = Symbol.for('react-redux-context');

/** Here `expect`, which stays loaded, keeps its matchers and its state. */
const STATE_OF_EXPECT = Symbol.for('$$jest-matchers-object');

const STAY = new Set([...LISTENERS, REACT_CONTEXTS, STATE_OF_EXPECT, COUNTERS]);

/**
 * Jest's own modules stay in the realm of the test file, and `expect.any(String)` needs the same `String` in both
 * realms.
 */
const SHARED = [
  'Array',
  'BigInt',
  'Boolean',
  'Date',
  'Error',
  'Function',
  'Map',
  'Number',
  'Object',
  'Promise',
  'RegExp',
  'Set',
  'String',
  'Symbol',
];

/** This maps a path to the compiled function of the module. The functions stay optimized for the next test file. */
const compiled = new Map();

const changedMs = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

/** Returns a module's function. The first line of the source stays in line 1, column 1. */
function compile(filename, source) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.moduleFunction;
  const head = '(function(module,exports,require,__dirname,__filename,jest){';
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  const moduleFunction = script.runInThisContext();
  compiled.set(filename, { source, moduleFunction, changedMs: changedMs(filename) });
  return moduleFunction;
}

/** In watch mode, a changed file must not run its old function. */
const isCompiled = (path) => compiled.has(path) && compiled.get(path).changedMs === changedMs(path);

/** These modules contain only pure functions and caches, so a worker loads them once. */
const STAYS_LOADED =
  /\/(shared-contracts\/src\/(finance|money|wire|long-run|demo)\/(?!.*(testing\/|\.test\.))|api\/src\/testing\/free-handles\.ts$)/;

/** This maps the path of such a module to its exports. */
const loadedModules = new Map();

/** These map a folder and a name to the package or the path that the modules of this worker requested. */
const packages = new Map();
const paths = new Map();

function remember(known, key, find) {
  if (!known.has(key)) known.set(key, find());
  return known.get(key);
}

/**
 * React's JSX for production makes elements without the stack of their place, which takes a fifth of the time of a
 * screen. Only the thorough run uses the other one, which warns of missing keys, as the lint does.
 */
const JSX = 'react/jsx-runtime';
const QUICK_JSX = join(dirname(require.resolve(JSX)), 'cjs/react-jsx-runtime.production.js');
const isThorough = process.env.THOROUGH === '1';

/** Returns the path of a package that Node loads, or null. */
function packagePath(name, folder, nodeRequire) {
  if (/^[./]/.test(name)) return null;
  return remember(packages, `${folder}\0${name}`, () => {
    const path = name === JSX && !isThorough ? QUICK_JSX : nodeRequire().resolve(name);
    return path.includes('/node_modules/') && !OF_A_PAGE.test(path) ? path : null;
  });
}

/**
 * Provides `require` and `jest` to the modules of one test file. Node loads packages once per worker. Jest
 * transforms and loads each module only when the worker first needs it. After that, the module runs for each test
 * file without Jest, which would take fifty times as long. If a test file replaces or reloads modules, Jest loads
 * all of them.
 */
class ModulesOfFile {
  #modules = new Map();
  #replaced = new Set();
  #jestLoadsAll = false;
  /** These are the `require` and `jest` of the first module of this test file. */
  #first = null;

  run(filename, source) {
    const moduleFunction = compile(filename, source);
    return (module, exports, requireModule, folder, path, jest) => {
      this.#first ??= { jestRequire: requireModule.ofJest, jest };
      this.#modules.set(filename, module);
      return moduleFunction(module, exports, requireModule, folder, path, jest);
    };
  }

  requireFor(filename, jestRequire) {
    const folder = dirname(filename);
    const nodeRequire = () => createRequire(filename);
    const pathOf = (name) =>
      remember(paths, `${folder}\0${name}`, () =>
        jestRequire
          ? jestRequire.resolve(name)
          : this.#first.jestRequire.resolve(name, { paths: [folder] }),
      );
    const requireModule = (name) => {
      const path = packagePath(name, folder, nodeRequire);
      if (path && !this.#replaced.has(path)) return load(nodeRequire, path, filename);
      return this.#jestLoadsAll ? jestRequire(name) : this.#load(pathOf(name), jestRequire);
    };
    return Object.assign(requireModule, jestRequire, { ofJest: jestRequire });
  }

  #load(path, jestRequire) {
    if (loadedModules.has(path)) return loadedModules.get(path);
    // In an import cycle, the module may already be loading.
    if (this.#modules.has(path)) return this.#modules.get(path).exports;
    const exported = this.#loadFirst(path, jestRequire);
    if (STAYS_LOADED.test(path)) loadedModules.set(path, exported);
    return exported;
  }

  #loadFirst(path, jestRequire) {
    if (!isCompiled(path)) return (jestRequire ?? this.#first.jestRequire)(path);
    const module = { exports: {}, id: path, filename: path };
    this.#modules.set(path, module);
    try {
      const { moduleFunction } = compiled.get(path);
      const { jest } = this.#first;
      moduleFunction(module, module.exports, this.requireFor(path), dirname(path), path, jest);
    } catch (error) {
      this.#modules.delete(path);
      throw error;
    }
    return module.exports;
  }

  /** Returns the `jest` for a file that replaces or reloads modules. */
  loadAllByJest(filename, jest) {
    this.#jestLoadsAll = true;
    const mock = (name, ...options) => {
      this.#replaced.add(createRequire(filename).resolve(name));
      return jest.mock(name, ...options);
    };
    return Object.create(jest, { mock: { value: mock } });
  }
}

function propertiesOf(object) {
  const properties = Object.getOwnPropertyDescriptors(object);
  for (const name of STAY) delete properties[name];
  return { object, properties };
}

function restore({ object, properties }) {
  for (const name of Reflect.ownKeys(object)) {
    if (Object.hasOwn(properties, name) || STAY.has(name)) continue;
    Reflect.deleteProperty(object, name);
  }
  Object.defineProperties(object, properties);
}

/** The tests of the API never show a page. */
const OF_THE_API = /\/api\/(src|practice-bank)\//;

/** Gives the program to all threads that the API starts later. In watch mode it may change, so each thread makes it. */
function prepareThreads({ watch, watchAll }) {
  if (watch || watchAll || getEnvironmentData(KEY) !== undefined) return;
  setEnvironmentData(KEY, workerProgram());
}

let sparePage = null;

/**
 * Loads a package. React and others look for a page once, when they are loaded, and stay loaded for later test
 * files. So there is always a page while they load.
 */
function load(nodeRequire, path, filename) {
  const isLoaded = require.cache[path] !== undefined;
  const hasPage = typeof document !== 'undefined';
  if (isLoaded || hasPage || OF_THE_API.test(filename)) return nodeRequire()(path);
  const { installWindow, makeWindow } = require('./page.cjs');
  const before = propertiesOf(globalThis);
  sparePage ??= makeWindow();
  installWindow(sparePage);
  try {
    return nodeRequire()(path);
  } finally {
    restore(before);
  }
}

/**
 * Runs tests that need no page in Node's own realm (decision 0070). `node-realm-transform.cjs` prepares the
 * modules. After a test file, the environment restores the global object, `process`, and the environment variables.
 */
module.exports = class NodeRealmEnvironment extends TestEnvironment {
  #before = [globalThis, process].map(propertiesOf);
  #variables = { ...process.env };

  /** `addPage` makes a page global. */
  constructor(config, context, addPage = null) {
    super(config, context);
    if (OF_THE_API.test(context.testPath)) prepareThreads(config.globalConfig);
    addPage?.();
    for (const name of SHARED) this.global[name] = globalThis[name];
    this.global.nodeRealm = new ModulesOfFile();
    this.global = globalThis;
    const { constructor: FakeTimers } = this.fakeTimersModern;
    this.fakeTimersModern = new FakeTimers({ config: config.projectConfig, global: globalThis });
    const { constructor: ModuleMocker } = this.moduleMocker;
    this.moduleMocker = new ModuleMocker(globalThis);
  }

  handleTestEvent({ name }) {
    if (name === 'run_finish' && globalThis[COUNTERS]) globalThis.__coverage__ = newCoverage();
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    this.#before.forEach(restore);
    for (const name of Object.keys(process.env)) {
      if (!Object.hasOwn(this.#variables, name)) delete process.env[name];
    }
    Object.assign(process.env, this.#variables);
    await super.teardown();
  }
};
