// Before jsdom itself, which takes the function by name.
require('./quick-styles.cjs');
const { computeQuickly } = require('./quick-computed-style.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom plus the web platform pieces of Node that jsdom lacks and the router, RTK Query, Plaid and signatures need. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    computeQuickly(this.global);
    const names = [
      'TextEncoder',
      'TextDecoder',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'fetch',
      'Request',
      'Response',
      'Headers',
      // Node's own requests take no other signal from Node 24 on.
      'AbortController',
      'AbortSignal',
      'structuredClone',
    ];
    for (const name of names) this.global[name] = globalThis[name];
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto });
  }
};
