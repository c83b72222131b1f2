import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Atrule,
  type CssNode,
  find,
  generate,
  parse,
  type Raw,
  type Rule,
  type Selector,
  walk,
} from 'css-tree';
import type { Artifact } from './artifact';

/** Other rules, such as @import and @font-face, reach the whole page. */
const AT_RULES = new Set(['media', 'supports', 'container', 'starting-style', 'keyframes']);

/** Each selector inside these may be the one that is styled. */
const ALTERNATIVES = new Set(['is', 'where']);

const SHOWN = 3;

const isOwnName = (name: string, prefix: string): boolean => name.startsWith(`${prefix}_`);

/** Returns the parts of a selector between two combinators. */
function compounds({ children }: Selector): { readonly before: string; parts: CssNode[] }[] {
  const found: { before: string; parts: CssNode[] }[] = [{ before: '', parts: [] }];
  for (const node of children) {
    if (node.type === 'Combinator') found.push({ before: node.name, parts: [] });
    else found.at(-1)?.parts.push(node);
  }
  return found;
}

/**
 * Returns whether a matching element belongs to the remote, or in a nested rule whether it is the element of the
 * rule around it.
 */
function isOwnCompound(parts: readonly CssNode[], prefix: string, isNested: boolean): boolean {
  return parts.some((part) => {
    if (part.type === 'ClassSelector') return isOwnName(part.name, prefix);
    if (part.type === 'NestingSelector') return isNested;
    if (part.type !== 'PseudoClassSelector' || !ALTERNATIVES.has(part.name)) return false;
    const [list] = part.children ?? [];
    return (
      list?.type === 'SelectorList' &&
      [...list.children].every(
        (each) =>
          each.type === 'Selector' &&
          isOwnCompound(compounds(each).at(-1)?.parts ?? [], prefix, isNested),
      )
    );
  });
}

const isForeignClass = (node: CssNode, prefix: string): boolean =>
  node.type === 'ClassSelector' && !isOwnName(node.name, prefix);

/**
 * A selector may style an own element or an element inside one. A sibling of an own element may belong to another
 * remote.
 */
function isOwnSelector(selector: Selector, prefix: string, isNested: boolean): boolean {
  if (find(selector, (node) => isForeignClass(node, prefix))) return false;
  let isInside = false;
  return compounds(selector).every(({ before, parts }, index) => {
    isInside ||= index > 0 && (before === ' ' || before === '>');
    return isInside || isOwnCompound(parts, prefix, isNested);
  });
}

const isSelector = (node: CssNode): node is Selector => node.type === 'Selector';

function foreignSelectors({ prelude }: Rule, prefix: string, isNested: boolean): string[] {
  if (prelude.type !== 'SelectorList') return [generate(prelude)];
  const foreign = [...prelude.children].filter(
    (each) => !isSelector(each) || !isOwnSelector(each, prefix, isNested),
  );
  return foreign.map((each) => generate(each));
}

function atRuleFault({ name, prelude }: Atrule, prefix: string): string[] {
  const shown = `@${name}${prelude ? ` ${generate(prelude)}` : ''}`;
  if (!AT_RULES.has(name)) return [shown];
  const isOwn = name !== 'keyframes' || (prelude && isOwnName(generate(prelude), prefix));
  return isOwn ? [] : [shown];
}

/** Returns the selectors and at-rules of a style sheet that reach more than the remote's own elements. */
export function foreignStyles(css: string, prefix: string): string[] {
  const found: string[] = [];
  const unread: Raw[] = [];
  const sheet = parse(css, { onParseError: (_error, fallback) => isRaw(fallback, unread) });
  walk(sheet, function visit(node) {
    if (node.type === 'Atrule') found.push(...atRuleFault(node, prefix));
    const isStep = this.atrule?.name === 'keyframes';
    if (node.type === 'Rule' && !isStep) {
      found.push(...foreignSelectors(node, prefix, this.rule !== null && this.rule !== node));
    }
  });
  return [...found, ...unread.map(({ value }) => value)];
}

const isRaw = (node: CssNode, into: Raw[]): void => {
  if (node.type === 'Raw') into.push(node);
};

/** Returns one sentence for each of the first few findings, and one for the others. */
export async function styleGates({ folder, release }: Artifact): Promise<string[]> {
  const { css: prefix } = release.owns;
  const sheets = Object.keys(release.files).filter((name) => release.files[name]?.type === 'css');
  const found = await Promise.all(
    sheets.map(async (name) => {
      const foreign = foreignStyles(await readFile(join(folder, name), 'utf8'), prefix);
      const more = foreign.length - SHOWN;
      return [
        ...foreign
          .slice(0, SHOWN)
          .map((each) => `${name} styles "${each}", which is not only its own (.${prefix}_).`),
        ...(more > 0 ? [`${name} styles ${more} more that are not.`] : []),
      ];
    }),
  );
  return found.flat();
}
