import type { Figure } from '@halyard/shared-contracts/wire';

interface Piece {
  readonly at: number;
  readonly words: string;
  /** Path of ours that a figure opens; null for words. */
  readonly href: string | null;
}

/** A path of this site and nothing that a browser could take for another one. */
export const isOwnPath = (href: string): boolean => /^\/(?![/\\])/.test(href);

/** Cuts a text at its figures. A figure that is not where it says, or leads elsewhere, stays words. */
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
