const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

const TYPES = /^[a-z][a-z0-9]*(\s*,\s*[a-z][a-z0-9]*)*$/;

/** The names of elements that a selector lists; null where it says anything else. */
const typesOf = (selector) => (TYPES.test(selector) ? new Set(selector.split(/\s*,\s*/)) : null);

const known = new Map();
const { matchesDontThrow } = selectors;

/**
 * Every look at an element's style goes through jsdom's own style sheet, nearly all of which is names of elements: a name
 * is compared here, and the rest is left to the engine of selectors.
 */
selectors.matchesDontThrow = function matchesQuickly(element, selector) {
  if (!known.has(selector)) known.set(selector, typesOf(selector));
  const types = known.get(selector);
  return types ? types.has(element._localName) : matchesDontThrow(element, selector);
};
