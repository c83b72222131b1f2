import { isSwapped, mistakesBetween } from '../mistakes';
import { CHANGES_MEANING, FILLERS } from '../words/measure-cues';
import type { Meaning, Names } from './names';
import { isSpelledRight } from '../spelling';
import { take, type Tokens, wordsOf } from '../tokens';

export interface FoundName {
  readonly at: number;
  /** The text is as in the question, with spelling mistakes corrected. */
  readonly text: string;
  readonly meaning: Meaning;
}

/** A name has at most this many words. */
const MOST_WORDS = 6;
const SHORTEST_FUZZY = 5;
const LONG = 9;

const mostMistakes = (name: string): number => (name.length >= LONG ? 2 : 1);

export function closestName(text: string, names: Iterable<string>): string | null {
  if (text.length < SHORTEST_FUZZY) return null;
  const most = mostMistakes(text);
  let best: string | null = null;
  let least = most + 1;
  for (const name of names) {
    if (Math.abs(name.length - text.length) > most || name.length < SHORTEST_FUZZY) continue;
    if (text[0] !== name[0] && !isSwapped(text, name)) continue;
    const wrong = mistakesBetween(text, name);
    if (wrong < least) [best, least] = [name, wrong];
  }
  return best;
}

const isFree = ({ taken }: Tokens, at: number, count: number): boolean =>
  taken.slice(at, at + count).every((each) => !each);

/** 'Take home' does not mean a home. */
const BRINGS = new Set([
  'take',
  'takes',
  'took',
  'taking',
  'bring',
  'brings',
  'brought',
  'bringing',
]);

/** 'The holidays' means days of December, not travel. */
const isHolidaySeason = (words: readonly string[], at: number): boolean =>
  words[at] === 'holidays' && words[at - 1] === 'the';

function nameAt(
  tokens: Tokens,
  at: number,
  names: Names,
): { meaning: Meaning; count: number } | null {
  const { words } = tokens;
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count -= 1) {
    const meaning = names.get(words.slice(at, at + count).join(''));
    const isVerb =
      (count === 2 && words[at] === 'take' && words[at + 1] === 'out') ||
      (count === 1 && words[at] === 'home' && BRINGS.has(words[at - 1] ?? ''));
    const isSeason = count === 1 && isHolidaySeason(words, at);
    if (meaning && !isVerb && !isSeason && isFree(tokens, at, count)) return { meaning, count };
  }
  return null;
}

/**
 * 'Chase credit card' is one account: a kind of account right after a name narrows the name to accounts of that
 * kind.
 */
export function narrowed(found: readonly FoundName[]): FoundName[] {
  return found.reduce<FoundName[]>((names, name) => {
    const before = names.at(-1);
    const isNext = before && before.at + before.text.split(' ').length === name.at;
    const both = isNext ? common(before.meaning.account, name.meaning.account) : [];
    // 'Lakside Pension' is the merchant of that name, and no category beside it.
    if (before && isNext && isOfMerchant(before, name)) return names;
    if (!before || both.length === 0) return [...names, name];
    const text = `${before.text} ${name.text}`;
    const meaning = { category: [], merchant: [], goal: [], tag: [], account: both };
    return [...names.slice(0, -1), { at: before.at, text, meaning }];
  }, []);
}

const isOfMerchant = ({ meaning }: FoundName, { text }: FoundName): boolean =>
  meaning.merchant.length > 0 &&
  meaning.category.length === 0 &&
  meaning.merchant.every(({ name }) => wordsOf(name).join(' ').endsWith(` ${text}`));

const common = (some: Meaning['account'], others: Meaning['account']): Meaning['account'] =>
  some.filter(({ name }) => others.some((other) => other.name === name));

/** Finds names in the user's spelling, the longest first. */
export function findNames(tokens: Tokens, names: Names): FoundName[] {
  const found: FoundName[] = [];
  for (let at = 0; at < tokens.words.length; at += 1) {
    const match = tokens.taken[at] ? null : nameAt(tokens, at, names);
    if (!match) continue;
    take(tokens, at, match.count);
    const text = tokens.words.slice(at, at + match.count).join(' ');
    found.push({ at, text, meaning: match.meaning });
    at += match.count - 1;
  }
  return narrowed(found);
}

const isOpen = ({ words, taken }: Tokens, at: number): boolean =>
  taken[at] === false && !FILLERS.has(words[at] ?? '') && !CHANGES_MEANING.has(words[at] ?? '');

export function findMisspelledNames(tokens: Tokens, names: Names): FoundName[] {
  const found: FoundName[] = [];
  tokens.words.forEach((word, at) => {
    if (!isOpen(tokens, at) || isSpelledRight(word) || isHolidaySeason(tokens.words, at)) return;
    const next = isOpen(tokens, at + 1) ? tokens.words[at + 1] : undefined;
    const texts = next === undefined ? [word] : [word + next, word];
    for (const text of texts) {
      const meaning = names.get(closestName(text, names.keys()) ?? '');
      if (!meaning) continue;
      take(tokens, at, text === word ? 1 : 2);
      found.push({ at, text: word, meaning });
      return;
    }
  });
  return found;
}
