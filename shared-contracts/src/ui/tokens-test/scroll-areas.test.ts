import { styleSheets } from './style-sheets';

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const SCROLLS = /overflow(-[xy])?: (auto|scroll)/;
/** Hidden words for screen readers are absolute, so they stay inside only if the area contains them. */
const CONTAINS = /position: (relative|absolute|fixed|sticky)|contain: strict/;

const selectorOf = (head: string): string => head.trim().split('\n').at(-1)!.trim();

it('keeps hidden words inside areas that scroll, so that they do not lengthen the page', () => {
  const open = styleSheets().flatMap(({ name, text }) => {
    const rules = [...text.matchAll(RULE)].map(([, head = '', body = '']) => ({
      selector: selectorOf(head),
      body,
    }));
    const contained = new Set(
      rules.filter(({ body }) => CONTAINS.test(body)).map(({ selector }) => selector),
    );
    return rules
      .filter(({ selector, body }) => SCROLLS.test(body) && !contained.has(selector))
      .map(({ selector }) => `${name}: ${selector}`);
  });
  expect(open).toEqual([]);
});
