import type { Figure } from '@halyard/shared-contracts/wire';

interface Piece {
  readonly at: number;
  readonly words: string;
  /** A path of this site; null for words. */
  readonly href: string | null;
}

/** Nothing that a browser could take for another site. */
export const isOwnPath = (href: string): boolean => /^\/(?![/\\])/.test(href);

/** A figure that is not where it says, or leads elsewhere, stays words. */
export function pieces(text: string, figures: readonly Figure[]): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const { at, text: words, href } of figures.toSorted((a, b) => a.at - b.at)) {
    const isThere = at >= from && words !== '' && text.startsWith(words, at);
    if (!isThere || !isOwnPath(href)) continue;
    if (at > from) found.push({ at: from, words: text.slice(from, at), href: null });
    found.push({ at, words, href });
    from = at + words.length;
  }
  return from < text.length ? [...found, { at: from, words: text.slice(from), href: null }] : found;
}
