import type { Figure } from '@halyard/shared-contracts/wire';

interface Piece {
  readonly at: number;
  readonly words: string;
  /** The link is a path of this site. It is null for plain text. */
  readonly href: string | null;
}

/** A browser could read `//` or `/\` as another site. */
export const isOwnPath = (href: string): boolean => /^\/(?![/\\])/.test(href);

/** A figure with a wrong place or a link to another site stays plain text. */
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
