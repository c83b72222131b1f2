/** These properties are inherited. They differ from the initial value only if the element or an ancestor sets them. */
const INHERITED = { visibility: 'visibility', pointerEvents: 'pointer-events' };
const OWN = { display: 'display', opacity: 'opacity' };

const byCssName = (names) => Object.fromEntries(Object.values(names).map((name) => [name, name]));
const OWN_BY_NAME = { ...OWN, ...byCssName(OWN) };
const INHERITED_BY_NAME = { ...INHERITED, ...byCssName(INHERITED) };

/** Returns all features of an element that jsdom's own style sheet uses for these properties. */
function marksOf(element) {
  const { localName, parentElement } = element;
  const isFirstSummary =
    localName === 'summary' && parentElement?.querySelector(':scope > summary') === element;
  return [
    localName,
    element.getAttribute('hidden'),
    element.hasAttribute('open'),
    localName === 'input' && element.getAttribute('type'),
    isFirstSummary && parentElement.localName,
    element.getAttribute('style'),
  ]
    .map(String)
    .join('|');
}

function isNamedAbove(element, property) {
  for (let at = element; at; at = at.parentElement) {
    if (at.hasAttribute('hidden') || at.getAttribute('style')?.includes(property)) return true;
  }
  return false;
}

/**
 * Returns a `getComputedStyle` for a page without style sheets of its own. Queries by role call it many times for
 * each element, and each time jsdom compares the element with every rule. Here, elements with the same features
 * share jsdom's answer. All other calls go to jsdom.
 */
function quickComputedStyle(window) {
  const ofJsdom = window.getComputedStyle;
  const known = new Map();
  const remember = (key, find) => {
    if (!known.has(key)) known.set(key, find());
    return known.get(key);
  };

  function quickly(element, name, whole) {
    if (name in OWN_BY_NAME) {
      const property = OWN_BY_NAME[name];
      return remember(`${property}|${marksOf(element)}`, () => whole().getPropertyValue(property));
    }
    const property = INHERITED_BY_NAME[name];
    if (isNamedAbove(element, property)) return whole().getPropertyValue(property);
    return remember(property, () => whole().getPropertyValue(property));
  }

  return (element, pseudoElement) => {
    const isPlain = window.document.styleSheets.length === 0 && !element.hasAttribute?.('popover');
    if (pseudoElement || !isPlain) return ofJsdom(element, pseudoElement);
    let style;
    const whole = () => (style ??= ofJsdom(element));
    const isQuick = (name) => name in OWN_BY_NAME || name in INHERITED_BY_NAME;
    const valueOf = (name) =>
      isQuick(name) ? quickly(element, name, whole) : whole().getPropertyValue(name);
    return new Proxy(Object.create(null), {
      get(_, name) {
        if (name === 'getPropertyValue') return valueOf;
        if (isQuick(name)) return quickly(element, name, whole);
        const value = whole()[name];
        return typeof value === 'function' ? value.bind(style) : value;
      },
      has: (_, name) => name in whole(),
    });
  };
}

module.exports = { quickComputedStyle };
