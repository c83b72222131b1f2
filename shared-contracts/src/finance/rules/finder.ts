/** The engine prepares its own search again for each text, which takes longer for longer pieces. */
const LEAST_LETTERS = 12;

const RARE = 1 / 8;

/** If the rare letter is everywhere in a text, the engine's own search continues. */
const MOST_TRIES = 8;

const NONE = -1;

export interface Piece {
  readonly text: string;
  /** It is the place of the first rarest letter, and -1 if the piece is short or has none. */
  readonly rareAt: number;
}

function rareLetter(text: string): number {
  if (text.length < LEAST_LETTERS) return NONE;
  const counts = new Map<number, number>();
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const least = Math.min(...counts.values());
  if (least > text.length * RARE) return NONE;
  let at = 0;
  while (counts.get(text.charCodeAt(at)) !== least) at += 1;
  return at;
}

/** Prepares a search that leaves a text without the piece's rare letter at once. */
export const pieceOf = (text: string): Piece => ({ text, rareAt: rareLetter(text) });

/** Returns where a piece of a text begins, at `from` or later, or -1. */
export function findPiece(whole: string, { text, rareAt }: Piece, from: number): number {
  if (rareAt === NONE) return whole.indexOf(text, from);
  const letter = text.charAt(rareAt);
  let at = whole.indexOf(letter, from + rareAt);
  for (let tries = 0; at !== -1 && tries < MOST_TRIES; tries += 1) {
    if (whole.startsWith(text, at - rareAt)) return at - rareAt;
    at = whole.indexOf(letter, at + 1);
  }
  return at === -1 ? -1 : whole.indexOf(text, at - rareAt);
}
