const { createRequire } = require('node:module');
const { Script } = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

/** A package that a test file loads stays loaded, so its listeners have to stay registered too. */
const LISTENERS = ['_events', '_eventsCount'];

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

/** What the modules of one test file are given instead of Jest's own `require` and `jest`. */
function moduleParameters() {
  const mocked = new Set();
  return {
    run,
    /** Node itself loads packages, once per worker; Jest loads everything else and what a test mocks. */
    requireFor(filename, jestRequire) {
      const nodeRequire = createRequire(filename);
      const isOfNode = (name) => {
        if (/^[./]/.test(name)) return false;
        const path = nodeRequire.resolve(name);
        return path.includes('/node_modules/') && !mocked.has(path);
      };
      const requireModule = (name) => (isOfNode(name) ? nodeRequire : jestRequire)(name);
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
  for (const name of LISTENERS) delete properties[name];
  return { object, properties };
}

function restore({ object, properties }) {
  for (const name of Reflect.ownKeys(object)) {
    if (Object.hasOwn(properties, name) || LISTENERS.includes(name)) continue;
    Reflect.deleteProperty(object, name);
  }
  Object.defineProperties(object, properties);
}

/**
 * Runs tests that need no page in Node's own realm (decision 0070). `node-realm-transform.cjs` makes the modules for it.
 * Afterwards the environment removes what the test file added to the global object, to `process` and to the variables.
 */
module.exports = class NodeRealmEnvironment extends TestEnvironment {
  #before = [globalThis, process].map(propertiesOf);
  #variables = { ...process.env };

  constructor(config, context) {
    super(config, context);
    for (const name of SHARED) this.global[name] = globalThis[name];
    this.global.nodeRealm = moduleParameters();
    this.global = globalThis;
    const { constructor: FakeTimers } = this.fakeTimersModern;
    this.fakeTimersModern = new FakeTimers({ config: config.projectConfig, global: globalThis });
    const { constructor: ModuleMocker } = this.moduleMocker;
    this.moduleMocker = new ModuleMocker(globalThis);
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
