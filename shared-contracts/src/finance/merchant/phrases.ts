/** The phrases are matched word by word at the start or the end of a text. */
export interface Phrases {
  /** The result counts words and is 0 if no phrase fits. */
  readonly atStart: (words: readonly string[]) => number;
  readonly atEnd: (words: readonly string[]) => number;
}

export const isPhrase = (
  phrase: readonly string[],
  words: readonly string[],
  from: number,
): boolean => from >= 0 && phrase.every((word, at) => words[from + at] === word);

export function grouped<K, T>(
  items: readonly T[],
  keyOf: (item: T) => K,
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

export function phrases(list: readonly string[]): Phrases {
  const all = list.map((each) => each.split(' ')).sort((a, b) => b.length - a.length);
  const first = grouped(all, (phrase) => phrase[0]);
  const last = grouped(all, (phrase) => phrase.at(-1));
  return {
    atStart: (words) =>
      first.get(words[0])?.find((phrase) => isPhrase(phrase, words, 0))?.length ?? 0,
    atEnd: (words) =>
      last
        .get(words.at(-1))
        ?.find((phrase) => isPhrase(phrase, words, words.length - phrase.length))?.length ?? 0,
  };
}

const LETTERS = /^[A-Za-z]+$/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

const HIGH_HALF = /[\uD800-\uDBFF]/;
const LOW_HALF = /[\uDC00-\uDFFF]/;

const lengthOfLast = (word: string, end: number): number =>
  end > 1 && LOW_HALF.test(word[end - 1]!) && HIGH_HALF.test(word[end - 2]!) ? 2 : 1;

/** Cuts a word to the part from the first `first` character to the last `last` character. */
export function between(word: string, first: RegExp, last: RegExp): string {
  const from = word.search(first);
  if (from < 0) return '';
  let end = word.length;
  while (end > from) {
    const length = lengthOfLast(word, end);
    if (last.test(word.slice(end - length, end))) break;
    end -= length;
  }
  return word.slice(from, Math.max(from, end));
}

export function plain(word: string): string {
  const lower = word.toLowerCase();
  if (LETTERS.test(word)) return lower;
  return between(lower, LETTER_OR_DIGIT, LETTER_OR_DIGIT).replace(/['’.]/gu, '');
}
