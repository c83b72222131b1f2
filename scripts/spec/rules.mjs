import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGES = ['part-1.md', 'part-2.md', 'part-3.md', 'readings.md'];
const RULE = /^- \*\*((?:P1|P2|P3|R)-[\w.-]+)\*\* (.+)$/;
const HEADING = /^#{2,3} (.+)$/;

function rulesOf(page, text) {
  let section = '';
  return text.split('\n').flatMap((line) => {
    section = HEADING.exec(line)?.[1] ?? section;
    const [, id, rule] = RULE.exec(line) ?? [];
    return id === undefined ? [] : [{ id, page, section, rule }];
  });
}

/** Returns the rules of the specification in their order, as { id, page, section, rule }. */
export const readRules = (root) =>
  PAGES.flatMap((page) =>
    rulesOf(page, readFileSync(join(root, 'docs/specification', page), 'utf8')),
  );

export const quotesOf = ({ rule }) => [...rule.matchAll(/“([^”]*)”/g)].map(([, quote]) => quote);

export function groupBy(items, key) {
  const groups = new Map();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}
