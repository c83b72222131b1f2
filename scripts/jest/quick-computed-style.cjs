const { createRequire } = require('node:module');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');
const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet.js');
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const styleRules = require('jsdom/lib/jsdom/living/helpers/style-rules.js');

const requireOfJsdom = createRequire(require.resolve('jsdom'));
const { CSSStyleDeclaration } = requireOfJsdom('cssstyle');
const cssom = requireOfJsdom('rrweb-cssom');

/** What tests ask of a style again and again, to know what is visible and can be pressed; in both spellings. */
const ASKED = new Map([
  ['display', 'display'],
  ['visibility', 'visibility'],
  ['opacity', 'opacity'],
  ['pointer-events', 'pointer-events'],
  ['pointerEvents', 'pointer-events'],
]);

/** A value as a declaration stores it; empty for a value that it does not accept. */
function asKept(property, value) {
  const declaration = new CSSStyleDeclaration();
  declaration.setProperty(property, value);
  return value === 'unset' ? '' : declaration.getPropertyValue(property);
}

const onScreen = (rule) => {
  if (!rule.media) return [rule];
  return Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules) : [];
};

/** The rules of jsdom's own style sheet that say something of a property, in their order. */
const rulesOf = Object.fromEntries(
  Array.from(ASKED.values(), (property) => [
    property,
    Array.from(cssom.parse(defaultStyleSheet).cssRules)
      .flatMap(onScreen)
      .map(({ selectorText, style }) => ({
        selector: selectorText,
        value: asKept(property, style.getPropertyValue(property)),
      }))
      .filter(({ value }) => value !== ''),
  ]),
);

function declared(element, property) {
  const inline = element.hasAttributeNS(null, 'style') && element.style.getPropertyValue(property);
  if (inline) return asKept(property, inline);
  const rule = rulesOf[property].findLast(({ selector }) =>
    selectors.matchesDontThrow(element, selector),
  );
  return rule?.value ?? '';
}

/** As jsdom has it, in which only some properties have an initial value or are inherited. */
function computed(element, property) {
  const value = declared(element, property);
  const rule = styleRules.propertiesWithResolvedValueImplemented[property];
  if (value !== '' || !rule) return value;
  const parent = rule.inherited ? element.parentElement : null;
  return parent === null ? rule.initial : computed(parent, property);
}

/** jsdom's whole style, which is created for a question that is not answered here. */
function styleOf(element, makeWhole) {
  let made;
  const whole = () => (made ??= makeWhole());
  const getPropertyValue = (name) =>
    ASKED.get(name) === name ? computed(element, name) : whole().getPropertyValue(name);
  return new Proxy(
    {},
    {
      has: (_, key) => key in whole(),
      get: (_, key) => {
        if (key === 'getPropertyValue') return getPropertyValue;
        const property = ASKED.get(key);
        if (property) return computed(element, property);
        const value = whole()[key];
        return typeof value === 'function' ? value.bind(whole()) : value;
      },
    },
  );
}

/**
 * A computed style that computes only what it is asked. jsdom computes fourteen colors every time a test wants to know
 * whether an element is hidden, which was a tenth of the time of a test with a page. A page with its own style sheets
 * is left to jsdom.
 */
module.exports.computeQuickly = function computeQuickly(window) {
  const { getComputedStyle } = window;
  window.getComputedStyle = (wrapper, pseudo) => {
    const makeWhole = () => getComputedStyle.call(window, wrapper, pseudo);
    const element = implForWrapper(wrapper);
    const isPlain = !pseudo && element?.style && element._ownerDocument.styleSheets.length === 0;
    return isPlain ? styleOf(element, makeWhole) : makeWhole();
  };
};
