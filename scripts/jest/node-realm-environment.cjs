const { createRequire } = require('node:module');
const { Script } = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');
const { COUNTERS, newCoverage } = require('./coverage.cjs');
const PACKAGES_OF_A_PAGE = require('./packages-of-a-page.cjs');

const OF_A_PAGE = new RegExp(`/node_modules/(${PACKAGES_OF_A_PAGE.join('|')})/`);

/** A package that a test file loads stays loaded, so its listeners have to stay registered too. */
const LISTENERS = ['_events', '_eventsCount'];

/** Here the two builds of react-redux, one for `require` and one for `import`, find the same context. */
const REACT_CONTEXTS = Symbol.for('react-redux-context');

const STAY = new Set([...LISTENERS, REACT_CONTEXTS, COUNTERS]);

/** Jest's own modules stay in the realm of the test file: `expect.any(String)` needs the same `String` in both. */
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

/** The compiled functions of this worker's modules: what is called often stays fast in the next test file. */
const compiled = new Map();

/** Returns a module's function. The first line of the source stays in line 1, column 1. */
function run(filename, source) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.moduleFunction;
  const head = '(function(module,exports,require,__dirname,__filename,jest){';
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  const moduleFunction = script.runInThisContext();
  compiled.set(filename, { source, moduleFunction });
  return moduleFunction;
}

/** The pure functions of the contracts: a worker loads them once, because they keep nothing but what they have computed. */
const STAYS_LOADED =
  /\/shared-contracts\/src\/(finance|money|wire|long-run|demo)\/(?!.*(testing\/|\.test\.))/;

/** By path, what those modules export. */
const loadedModules = new Map();

/** Jest itself loads a module in the first test file of this worker that needs it. */
function loadOnce(path, jestRequire) {
  if (!loadedModules.has(path)) loadedModules.set(path, jestRequire(path));
  return loadedModules.get(path);
}

/** What the modules of one test file are given instead of Jest's own `require` and `jest`. */
function moduleParameters() {
  const mocked = new Set();
  return {
    run,
    /**
     * Node itself loads packages, once per worker. Modules that stay loaded do so unless the test file mocks something.
     * Jest loads everything else and what a test mocks.
     */
    requireFor(filename, jestRequire) {
      const nodeRequire = createRequire(filename);
      const isOfNode = (name) => {
        if (/^[./]/.test(name)) return false;
        const path = nodeRequire.resolve(name);
        return path.includes('/node_modules/') && !OF_A_PAGE.test(path) && !mocked.has(path);
      };
      const requireModule = (name) => {
        if (isOfNode(name)) return load(nodeRequire, name, filename);
        const path = mocked.size === 0 ? jestRequire.resolve(name) : '';
        return STAYS_LOADED.test(path) ? loadOnce(path, jestRequire) : jestRequire(name);
      };
      return Object.assign(requireModule, jestRequire);
    },
    noteMocks(filename, jest) {
      const mock = (name, ...options) => {
        mocked.add(createRequire(filename).resolve(name));
        return jest.mock(name, ...options);
      };
      return Object.create(jest, { mock: { value: mock } });
    },
  };
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

/** The API never shows a page. */
const OF_THE_API = /\/api\/(src|practice-bank)\//;

let sparePage = null;

/**
 * Loads a package. React and others look for a page when they are loaded, and stay loaded for the next test file of this
 * worker, so there is a page while they load.
 */
function load(nodeRequire, name, filename) {
  const isLoaded = require.cache[nodeRequire.resolve(name)] !== undefined;
  const hasPage = typeof document !== 'undefined';
  if (isLoaded || hasPage || OF_THE_API.test(filename)) return nodeRequire(name);
  const { installWindow, makeWindow } = require('./page.cjs');
  const before = propertiesOf(globalThis);
  sparePage ??= makeWindow();
  installWindow(sparePage);
  try {
    return nodeRequire(name);
  } finally {
    restore(before);
  }
}

/**
 * Runs tests that need no page in Node's own realm (decision 0070). `node-realm-transform.cjs` makes the modules for it.
 * Afterwards the environment removes what the test file added to the global object, to `process` and to the variables.
 */
module.exports = class NodeRealmEnvironment extends TestEnvironment {
  #before = [globalThis, process].map(propertiesOf);
  #variables = { ...process.env };

  /** `addPage` makes a page global. */
  constructor(config, context, addPage = null) {
    super(config, context);
    addPage?.();
    for (const name of SHARED) this.global[name] = globalThis[name];
    this.global.nodeRealm = moduleParameters();
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
