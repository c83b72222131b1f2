import type { Form } from './form';

/** Returns the place of a phrase, or -1. */
const placeOf = (words: readonly string[], phrase: readonly string[]): number =>
  words.findIndex((_, at) => phrase.every((word, by) => words[at + by] === word));

/** Returns the places of the words that ask, or null if the question does not match the form. */
export function askingPlaces(
  { needs, never }: Pick<Form, 'needs' | 'never'>,
  words: readonly string[],
): Set<number> | null {
  if (never.some((phrase) => placeOf(words, phrase) !== -1)) return null;
  const places = new Set<number>();
  for (const group of needs) {
    const found = group.find((phrase) => placeOf(words, phrase) !== -1);
    if (!found) return null;
    const at = placeOf(words, found);
    found.forEach((_, by) => places.add(at + by));
  }
  return places;
}
