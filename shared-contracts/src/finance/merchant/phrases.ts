/** Found word by word from the start or the end of a text. */
export interface Phrases {
  /** In words; 0 if none. */
  readonly atStart: (words: readonly string[]) => number;
  readonly atEnd: (words: readonly string[]) => number;
}

const isPhrase = (phrase: readonly string[], words: readonly string[], from: number): boolean =>
  from >= 0 && phrase.every((word, at) => words[from + at] === word);

function grouped<K, T>(items: readonly T[], keyOf: (item: T) => K): ReadonlyMap<K, readonly T[]> {
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

export function between(word: string, first: RegExp, last: RegExp): string {
  const characters = Array.from(word);
  const from = characters.findIndex((each) => first.test(each));
  const to = characters.findLastIndex((each) => last.test(each));
  return from < 0 ? '' : characters.slice(from, to + 1).join('');
}

export function plain(word: string): string {
  const lower = word.toLowerCase();
  if (LETTERS.test(word)) return lower;
  return between(lower, LETTER_OR_DIGIT, LETTER_OR_DIGIT).replace(/['’.]/gu, '');
}
