const { TestEnvironment } = require('jest-environment-node');

/**
 * An emitter's own record of its listeners: packages outlive a test file, and so do their listeners. With an older
 * count, a process would forget all of them, including that of Jest's messages, when one is removed.
 */
const ACCOUNT = ['_events', '_eventsCount'];

/** The properties that an object has now, to be put back by `restore`. */
function propertiesOf(object) {
  const properties = Object.getOwnPropertyDescriptors(object);
  for (const name of ACCOUNT) delete properties[name];
  return { object, properties };
}

function restore({ object, properties }) {
  for (const name of Reflect.ownKeys(object)) {
    if (Object.hasOwn(properties, name) || ACCOUNT.includes(name)) continue;
    Reflect.deleteProperty(object, name);
  }
  Object.defineProperties(object, properties);
}

/**
 * Node's own realm for tests that need no browser, as decision 0043 has it. What a file puts on the global object, on
 * `process` or into the environment's variables is gone for the next one.
 */
module.exports = class OneRealmEnvironment extends TestEnvironment {
  #before = [globalThis, process].map(propertiesOf);
  #variables = { ...process.env };

  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    const { constructor: Timers } = this.fakeTimersModern;
    this.fakeTimersModern = new Timers({ config: config.projectConfig, global: globalThis });
    const { constructor: Mocker } = this.moduleMocker;
    this.moduleMocker = new Mocker(globalThis);
  }

  /** Only the runtime next to this file compiles for it; without it nothing runs, instead of running in two realms. */
  getVmContext() {
    return null;
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
