// A test may replace the global timers, so this keeps the original one.
const { setImmediate } = require('node:timers');
const NodeRealmEnvironment = require('./node-realm-environment.cjs');
const { installWindow, makeWindow } = require('./page.cjs');

/** Records new timers and returns a function that stops them. */
function watchTimers() {
  const begun = new Set();
  for (const name of ['setTimeout', 'setInterval']) {
    const begin = globalThis[name];
    globalThis[name] = (...parameters) => {
      const timer = begin(...parameters);
      begun.add(timer);
      return timer;
    };
  }
  return () => begun.forEach((timer) => clearTimeout(timer));
}

/**
 * Records new channels to other tabs and returns a function that closes them. An open channel keeps the process
 * alive.
 */
function watchChannels() {
  const opened = new Set();
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name) {
      super(name);
      opened.add(this);
    }
  };
  return () => opened.forEach((channel) => channel.close());
}

/** Fails a test when an error is not caught, unless the test listens to errors. */
function reportErrors(window) {
  let listeners = 0;
  const count = (name, change) => {
    const act = globalThis[name];
    globalThis[name] = (type, ...parameters) => {
      if (type === 'error') listeners += change;
      return act(type, ...parameters);
    };
  };
  window.addEventListener('error', ({ error }) => {
    if (listeners === 0 && error) process.emit('uncaughtException', error);
  });
  count('addEventListener', 1);
  count('removeEventListener', -1);
}

/** Runs tests that need a page in Node's own realm. `node-realm-environment.cjs` does the same for other tests. */
module.exports = class BrowserRealmEnvironment extends NodeRealmEnvironment {
  #window;
  #end;

  constructor(config, context) {
    let ends;
    const window = makeWindow(context.console);
    super(config, context, () => {
      installWindow(window);
      reportErrors(window);
      ends = [watchTimers(), watchChannels()];
    });
    this.#end = () => ends.forEach((end) => end());
    this.#window = window;
  }

  async teardown() {
    // React must finish its scheduled work before the window closes.
    await new Promise((resolve) => setImmediate(resolve));
    this.#window.close();
    this.#end();
    await super.teardown();
  }
};
