const { default: JsdomEnvironment } = require('@jest/environment-jsdom-abstract');
const jsdom = require('jsdom');

/** jsdom lacks these parts of Node's web platform. The router, the store, Plaid, and signatures need them. */
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
  // Since Node 24, fetch accepts no other class of signal.
  'AbortController',
  'AbortSignal',
  'structuredClone',
];

/** This environment is for remotes outside this repository. Inside it, `browser-realm-environment.cjs` is faster. */
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
