import { CATEGORY_WORDS } from './category-words';
import { mistakesBetween } from './mistakes';
import { CHANGES_MEANING, CUES, FILLERS, ORDERS } from './measure-cues';
import type { Names } from './names';
import { TIME_WORDS } from './time-words';
import { type Tokens, wordsOf } from './tokens';

const SHORTEST = 4;
const LONG = 7;

const COMPARE_WORDS =
  'compare compared comparison versus than against difference usual normal average';

/** Every word that a question can be understood by. */
const VOCABULARY: ReadonlySet<string> = new Set([
  ...CUES.flatMap(([, , text]) => wordsOf(text)),
  ...CATEGORY_WORDS.flatMap(([text]) => wordsOf(text)),
  ...TIME_WORDS,
  ...FILLERS,
  ...ORDERS,
  ...CHANGES_MEANING,
  ...wordsOf(COMPARE_WORDS),
]);

const isTypo = (word: string, known: string): boolean => {
  if (known.length < SHORTEST || Math.abs(known.length - word.length) > 1) return false;
  if (word[0] !== known[0] && word.length < LONG) return false;
  return mistakesBetween(word, known) === 1;
};

/** The word that was meant; the word itself where none or several are close. */
function meant(word: string): string {
  const close = [...VOCABULARY].filter((known) => isTypo(word, known));
  return close.length === 1
    ? (close[0] ?? word)
    : (close.find((known) => !FILLERS.has(known)) ?? word);
}

const isWord = (word: string): boolean => word.length >= SHORTEST && /^\p{L}+$/u.test(word);

/** The words with spelling mistakes corrected; names of the user are never changed. */
export function spelled({ words, taken }: Tokens, names: Names): Tokens {
  const right = words.map((word) =>
    !isWord(word) || VOCABULARY.has(word) || names.has(word) ? word : meant(word),
  );
  return { words: right, taken };
}
