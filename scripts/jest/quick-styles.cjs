const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

const TYPES = /^[a-z][a-z0-9]*(\s*,\s*[a-z][a-z0-9]*)*$/;
const ATTRIBUTE = /^\[([a-z]+)\]$/;
const TYPE_AND_MORE = /^([a-z][a-z0-9]*)[[:][^\s>+~,]*$/;

const { matchesDontThrow } = selectors;

/** Whether an element matches a selector, decided by its name or an attribute wherever that is enough. */
function matcherOf(selector) {
  if (TYPES.test(selector)) {
    const types = new Set(selector.split(/\s*,\s*/));
    return (element) => types.has(element._localName);
  }
  const [, attribute] = ATTRIBUTE.exec(selector) ?? [];
  if (attribute) return (element) => element.hasAttributeNS(null, attribute);
  const [, type] = TYPE_AND_MORE.exec(selector) ?? [];
  if (type) {
    return (element) => element._localName === type && matchesDontThrow(element, selector);
  }
  return (element) => matchesDontThrow(element, selector);
}

const known = new Map();

/**
 * Every look at an element's style goes through jsdom's own style sheet, nearly all of which is names of elements: a name
 * is compared here, and the rest is left to the engine of selectors.
 */
selectors.matchesDontThrow = function matchesQuickly(element, selector) {
  if (!known.has(selector)) known.set(selector, matcherOf(selector));
  return known.get(selector)(element);
};
