/** Splits a list at commas into phrases of words. */
export const phrases = (text: string): string[][] =>
  text.split(',').map((phrase) => phrase.split(' '));
