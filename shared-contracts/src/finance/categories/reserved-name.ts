import { CATEGORIES, categoryOfKey, isBuiltInKey } from '../category';

/** The key is equal for names that differ only in case, spaces, and invisible characters. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[\s_\p{Cf}\uFE0E\uFE0F]/gu, '');

const builtIn = new Map(CATEGORIES.map((name) => [nameKey(name), name]));

const WORDS: ReadonlySet<string> = new Set(['all', 'others']);

/** The names of built-in categories stay reserved, also after the user renames them. */
export function isReserved(name: string, id: string): boolean {
  const key = nameKey(name);
  const owner = builtIn.get(key);
  const isOwn = owner !== undefined && isBuiltInKey(id) && categoryOfKey(id) === owner;
  return WORDS.has(key) || (owner !== undefined && !isOwn);
}
