import { type BuiltInCategory, toCategory } from '../../category';
import { grouped, isPhrase } from '../../merchant/phrases';

type Lists = Readonly<Partial<Record<BuiltInCategory, string>>>;

interface Phrase {
  readonly words: readonly string[];
  readonly category: BuiltInCategory;
}

/**
 * Finds the longest phrase of comma-separated lists in a text. Of two that are equally long, the last one counts,
 * because the last word says more: "School House Restaurant" is a restaurant.
 */
export interface PhraseBook {
  readonly atStart: (words: readonly string[]) => BuiltInCategory | null;
  readonly anywhere: (words: readonly string[]) => BuiltInCategory | null;
}

const phrasesOf = (lists: Lists, least: number): Phrase[] =>
  Object.entries(lists)
    .flatMap(([category, list]) =>
      list
        .split(',')
        .filter((phrase) => phrase.length >= least)
        .map((phrase) => ({ words: phrase.split(' '), category: toCategory(category) })),
    )
    .sort((a, b) => b.words.length - a.words.length);

/** Phrases with fewer characters than `least` are left out. */
export function phraseBook(lists: Lists, least = 1): PhraseBook {
  const book = grouped(phrasesOf(lists, least), ({ words }) => words[0]);
  const at = (words: readonly string[], from: number): Phrase | undefined =>
    book.get(words[from])?.find((phrase) => isPhrase(phrase.words, words, from));
  return {
    atStart: (words) => at(words, 0)?.category ?? null,
    anywhere: (words) => {
      const found = words.flatMap((_, from) => at(words, from) ?? []);
      const longest = Math.max(...found.map((phrase) => phrase.words.length));
      return found.findLast((phrase) => phrase.words.length === longest)?.category ?? null;
    },
  };
}
