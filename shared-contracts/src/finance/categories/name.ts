import { CATEGORIES, categoryOfKey, isBuiltInKey } from '../category';

export const MOST_NAME_LETTERS = 40;

/** Characters that turn the direction of text around them, and line or paragraph ends. */
const UNSAFE = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** Something to see; a name of marks and joiners alone looks empty. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text, trimmed, can name a category or a group. */
export const isCategoryName = (text: string): boolean =>
  text.length <= MOST_NAME_LETTERS && !UNSAFE.test(text) && VISIBLE.test(text);

/** Equal for names that differ only in case, spaces, and invisible characters: "Pet  care" and "PetCare". */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[\s_\p{Cf}\uFE0E\uFE0F]/gu, '');

const builtIn = new Map(CATEGORIES.map((name) => [nameKey(name), name]));

/** What the filter and the legends of charts call several categories. */
const WORDS: ReadonlySet<string> = new Set(['all', 'others']);

/** The names of the built-in categories stay theirs, also after the user renamed them. */
export function isReserved(name: string, id: string): boolean {
  const key = nameKey(name);
  const owner = builtIn.get(key);
  const isOwn = owner !== undefined && isBuiltInKey(id) && categoryOfKey(id) === owner;
  return WORDS.has(key) || (owner !== undefined && !isOwn);
}
