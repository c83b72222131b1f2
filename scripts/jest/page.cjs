const jsdom = require('jsdom');
const { FROM_NODE } = require('./browser-environment.cjs');
const { quickComputedStyle } = require('./computed-style.cjs');

/** These stay those of Node, too. Jest sets the console; jsdom's own clock, timers, and texts use the rest. */
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

/** The names of the window itself: a test's own changes to the window are changes to the global object. */
const ITSELF = ['window', 'self', 'frames', 'parent', 'top'];

const isFunctionOfWindow = (name, value) => typeof value === 'function' && /^[a-z]/.test(name);

/** The properties of a window with those that it inherits, the nearest first. */
function propertiesOfWindow(window) {
  const properties = {};
  for (let from = window; from !== Object.prototype && from; from = Object.getPrototypeOf(from)) {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(from)))
      properties[name] ??= property;
  }
  return properties;
}

/** The same property on another object: what reads, sets, or calls it does so on the window. */
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

/** Makes a page of jsdom. `console` gets what its scripts print. */
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
