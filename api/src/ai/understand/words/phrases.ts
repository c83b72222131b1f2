export const phrases = (text: string): string[][] =>
  text.split(',').map((phrase) => phrase.split(' '));
