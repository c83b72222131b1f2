/** A picture has neither tokens nor style sheets. */
const PAINT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

/** Styles become attributes, which no security policy forbids. */
export function plainCopy(chart: SVGSVGElement): SVGSVGElement {
  const copy = chart.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new TypeError('a copy is of the same kind');
  const originals = [chart, ...chart.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  copies.forEach((element, index) => {
    const original = originals[index];
    if (original) paint(element, getComputedStyle(original));
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return copy;
}

function paint(element: Element, style: CSSStyleDeclaration): void {
  element.removeAttribute('style');
  element.removeAttribute('class');
  for (const property of PAINT) {
    const value = style.getPropertyValue(property);
    if (value !== '') element.setAttribute(property, value);
  }
}
