const { default: JsdomEnvironment } = require('@jest/environment-jsdom-abstract');
const jsdom = require('jsdom');

/** Parts of Node's web platform that jsdom lacks and that the router, the store, Plaid and signatures need. */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  // From Node 24 on, fetch accepts no other signal.
  'AbortController',
  'AbortSignal',
  'structuredClone',
];

/** The page of a remote that is developed outside this repository; here `browser-realm-environment.cjs` is faster. */
module.exports = class BrowserEnvironment extends JsdomEnvironment {
  static FROM_NODE = FROM_NODE;

  constructor(config, context) {
    super(config, context, jsdom);
  }

  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto });
  }
};
