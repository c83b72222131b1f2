const MARKS = /\p{M}+/gu;
const APOSTROPHES = /['’]/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/u;

/** Returns lower-case words without accents and apostrophes: `McDonald's B&Q` has the words mcdonalds, b, and, q. */
export function plainWords(text: string): readonly string[] {
  const letters = text.normalize('NFD').replace(MARKS, '').replace(APOSTROPHES, '').toLowerCase();
  return letters
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .split(SEPARATORS)
    .filter(Boolean);
}
