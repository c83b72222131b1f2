import { CATEGORY_TEXTS } from './names/category-words';
import { isSwapped, mistakesBetween } from './mistakes';
import { SAME_MEANINGS } from './shape/same-meaning/all';
import { FORM_WORDS } from './forms/all-forms';
import { CHANGES_MEANING, CUES, FILLERS, ORDERS } from './words/measure-cues';
import type { Names } from './names/names';
import { RIGHT_WORDS } from './words/right-words';
import { TIME_WORDS } from './time/time-words';
import { type Tokens, tokensOf, wordsOf } from './tokens';

const SHORTEST = 4;
const LONG = 7;

const COMPARE_WORDS =
  'compare compared comparison versus than against difference usual normal average';

const VOCABULARY: ReadonlySet<string> = new Set([
  ...CUES.flatMap(([, , text]) => wordsOf(text)),
  ...CATEGORY_TEXTS.flatMap(wordsOf),
  ...FORM_WORDS,
  ...TIME_WORDS,
  ...FILLERS,
  ...ORDERS,
  ...CHANGES_MEANING,
  ...wordsOf(COMPARE_WORDS),
]);

/** A wrong letter in a short word does not tell which word was meant: 'same' is not 'save'. */
const LONG_ENOUGH = 6;
/** A word of a known wording is not misspelled. */
const REWORDED: ReadonlySet<string> = new Set([
  'doable',
  ...SAME_MEANINGS.flatMap(({ example }) => example.split(' ')),
]);

export const isSpelledRight = (word: string): boolean => RIGHT_WORDS.has(word);

const isTypo = (word: string, known: string): boolean => {
  if (RIGHT_WORDS.has(word) || REWORDED.has(word)) return false;
  if (word.length === known.length && word.length < LONG_ENOUGH && !isSwapped(word, known))
    return false;
  if (known.length < SHORTEST || Math.abs(known.length - word.length) > 1) return false;
  if (word[0] !== known[0] && word.length < LONG) return false;
  return mistakesBetween(word, known) === 1;
};

/** A filler must not replace a short name: 'lyft' is not 'left'. */
const mayMean = (word: string, known: string): boolean =>
  !FILLERS.has(known) ||
  word.length >= LONG ||
  word.length !== known.length ||
  isSwapped(word, known);

const stemOf = (word: string): string => word.replace(/(?:ing|ed|es|s|d)$/, '');

/** Returns the word itself if no word is close, or if several words of other meanings are. */
function meant(word: string, vocabulary: ReadonlySet<string>): string {
  const close = [...vocabulary].filter((known) => isTypo(word, known) && mayMean(word, known));
  if (close.length === 1) return close[0] ?? word;
  const telling = close.filter((known) => !FILLERS.has(known));
  return new Set(close.map(stemOf)).size === 1 ? (telling[0] ?? close[0] ?? word) : word;
}

const isWord = (word: string): boolean => word.length >= SHORTEST && /^\p{L}+$/u.test(word);

/** 'Costc' is as close to 'costs' as to a merchant, and a name says more. */
const isNearName = (word: string, names: Names): boolean => {
  for (const name of names.keys()) if (isTypo(word, name) && !VOCABULARY.has(name)) return true;
  return false;
};

const MOST_OF_NAME = 6;

/** Returns the places of names of several words, such as 'Delta Air Lines'. */
function placesOfNames(words: readonly string[], names: Names): Set<number> {
  const places = new Set<number>();
  words.forEach((_, at) => {
    for (let count = 2; count <= MOST_OF_NAME && at + count <= words.length; count += 1)
      if (names.has(words.slice(at, at + count).join('')))
        for (let by = 0; by < count; by += 1) places.add(at + by);
  });
  return places;
}

/** Corrects spelling mistakes, but never in a name of the user. */
export function spelled({ words, taken }: Tokens, names: Names): Tokens {
  const named = placesOfNames(words, names);
  const right = words.map((word, at) => {
    if (!isWord(word) || named.has(at) || VOCABULARY.has(word) || names.has(word)) return word;
    const corrected = meant(word, VOCABULARY);
    return corrected !== word && isNearName(word, names) ? word : corrected;
  });
  return { words: right, taken };
}

/** Returns the words of a question, spelled as a list of words spells them. It changes no word that is right. */
export const plainWords = (message: string, list: ReadonlySet<string>): string[] =>
  tokensOf(message).words.map((word) =>
    !isWord(word) || VOCABULARY.has(word) || list.has(word) ? word : meant(word, list),
  );
