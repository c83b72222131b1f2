import { distance } from 'fastest-levenshtein';

const sortedLetters = (word: string): string => word.split('').toSorted().join('');

/** Returns whether two neighboring letters were exchanged. */
export const isSwapped = (word: string, other: string): boolean =>
  word.length === other.length &&
  distance(word, other) === 2 &&
  sortedLetters(word) === sortedLetters(other);

/** Two exchanged letters are one mistake. */
export const mistakesBetween = (word: string, other: string): number =>
  isSwapped(word, other) ? 1 : distance(word, other);
