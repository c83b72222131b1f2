const jsdom = require('jsdom');
const { FROM_NODE } = require('./browser-environment.cjs');
const { quickComputedStyle } = require('./computed-style.cjs');

/** Node's versions of these globals stay. Jest sets the console, and jsdom's clock, timers, and texts use the rest. */
const OWN_OF_NODE = new Set([
  ...FROM_NODE,
  'console',
  'crypto',
  'queueMicrotask',
  'performance',
  'atob',
  'btoa',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
]);

/** These names refer to the window itself. A change of the window by a test is a change of the global object. */
const ITSELF = ['window', 'self', 'frames', 'parent', 'top'];

const isFunctionOfWindow = (name, value) => typeof value === 'function' && /^[a-z]/.test(name);

/** Returns the own and inherited properties of a window. Nearer ones win. */
function propertiesOfWindow(window) {
  const properties = {};
  for (let from = window; from !== Object.prototype && from; from = Object.getPrototypeOf(from)) {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(from)))
      properties[name] ??= property;
  }
  return properties;
}

/** Returns the same property for another object. Reading, setting, or calling it acts on the window. */
function onWindow(window, name, { get, set, value, enumerable }) {
  if (get) {
    return { get: () => get.call(window), set: set?.bind(window), enumerable, configurable: true };
  }
  const own = isFunctionOfWindow(name, value) ? value.bind(window) : value;
  return { value: own, writable: true, enumerable, configurable: true };
}

/** Makes the page global until the environment restores the global object. */
function installWindow(window) {
  for (const [name, property] of Object.entries(propertiesOfWindow(window))) {
    if (OWN_OF_NODE.has(name) || ITSELF.includes(name) || name === 'constructor') continue;
    if ('value' in property && Object.is(property.value, globalThis[name])) continue;
    Object.defineProperty(globalThis, name, onWindow(window, name, property));
  }
  for (const name of ITSELF) globalThis[name] = globalThis;
  Object.defineProperty(window.document, 'defaultView', { value: globalThis });
}

/** Creates a page of jsdom. `console` receives what its scripts print. */
function makeWindow(console) {
  const virtualConsole = new jsdom.VirtualConsole();
  if (console) virtualConsole.forwardTo(console);
  const { window } = new jsdom.JSDOM('<!DOCTYPE html>', {
    pretendToBeVisual: true,
    url: 'http://localhost/',
    virtualConsole,
  });
  window.getComputedStyle = quickComputedStyle(window);
  return window;
}

module.exports = { installWindow, makeWindow };
