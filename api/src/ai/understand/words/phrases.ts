/** Phrases of a list that commas separate, each as its words. */
export const phrases = (text: string): string[][] =>
  text.split(',').map((phrase) => phrase.split(' '));
