// A test may leave timers of its own in the place of these.
const { setImmediate } = require('node:timers');
const NodeRealmEnvironment = require('./node-realm-environment.cjs');
const { installWindow, makeWindow } = require('./page.cjs');

/** Remembers the timers that begin from now on, and returns how to stop them. */
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

/** Remembers the channels to other tabs that open from now on, and returns how to close them. An open one keeps the process alive. */
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

/** Fails a test for an error that nothing catches, unless the test itself listens to errors. */
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

/** Runs tests that need a page in Node's own realm, as `node-realm-environment.cjs` does those that need none. */
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
    // What React has begun to do ends while there is a window.
    await new Promise((resolve) => setImmediate(resolve));
    this.#window.close();
    this.#end();
    await super.teardown();
  }
};
