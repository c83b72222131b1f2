import { wordsOf } from '../tokens';

const LEAST_INITIALS = 3;

/** People call 'Pacific Gas & Electric' PG&E, and write it 'pge'. */
export function initialsOf(name: string): string[] {
  const words = wordsOf(name);
  return name.includes('&') && words.length >= LEAST_INITIALS
    ? [words.map((word) => word.charAt(0)).join('')]
    : [];
}
