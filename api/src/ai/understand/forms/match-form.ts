import type { Form } from './form';

/** Returns the place of a phrase, or -1. */
function placeOf(words: readonly string[], phrase: readonly string[]): number {
  const [first = ''] = phrase;
  let at = words.indexOf(first);
  while (at !== -1 && !phrase.every((word, by) => words[at + by] === word))
    at = words.indexOf(first, at + 1);
  return at;
}

/** Returns the places of the words that ask, or null if the question does not match the form. */
export function askingPlaces(
  { needs, never }: Pick<Form, 'needs' | 'never'>,
  words: readonly string[],
): Set<number> | null {
  const places = new Set<number>();
  // Most forms lack a word that they need, which shows sooner than that none of many phrases is there.
  for (const group of needs) {
    const found = group.find((phrase) => placeOf(words, phrase) !== -1);
    if (!found) return null;
    const at = placeOf(words, found);
    found.forEach((_, by) => places.add(at + by));
  }
  return never.some((phrase) => placeOf(words, phrase) !== -1) ? null : places;
}
