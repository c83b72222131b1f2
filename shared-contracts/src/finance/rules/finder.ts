/** The engine's own search is prepared again for each text, which takes longer for longer pieces. */
const LEAST_LETTERS = 12;

/** A letter is rare if it is at most this part of a piece. */
const RARE = 1 / 8;

/** A text that has the rare letter everywhere is left to the engine's own search. */
const MOST_TRIES = 8;

const NONE = -1;

/** A user can have two thousand patterns of many pieces, so a piece is kept without a function of its own. */
export interface Piece {
  readonly text: string;
  /** Where the first of its rarest letters is; -1 if it has none, or if it is short. */
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

/** Prepares a search, so that a text that lacks one of the letters of the piece is left at once. */
export const pieceOf = (text: string): Piece => ({ text, rareAt: rareLetter(text) });

/** From where a piece of a text begins, at `from` or after it; -1 if nowhere. */
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
