/** From where a piece of a text begins, at `from` or after it; -1 if nowhere. */
type Find = (text: string, from: number) => number;

/** The engine's own search is prepared again for each text, which takes longer for longer pieces. */
const LEAST_LETTERS = 12;

/** A letter is rare if it is at most this part of a piece. */
const RARE = 1 / 8;

/** A text that has the rare letter everywhere is left to the engine's own search. */
const MOST_TRIES = 8;

/** The first of the letters that a piece has least often, and how often. */
function rarest(piece: string): { readonly at: number; readonly count: number } {
  const counts = new Map<string, number>();
  for (const letter of piece.split('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const count = Math.min(...counts.values());
  return { at: piece.split('').findIndex((letter) => counts.get(letter) === count), count };
}

function findByLetter(piece: string, offset: number): Find {
  const letter = piece.charAt(offset);
  return (text, from) => {
    let at = text.indexOf(letter, from + offset);
    for (let tries = 0; at !== -1 && tries < MOST_TRIES; tries += 1) {
      if (text.startsWith(piece, at - offset)) return at - offset;
      at = text.indexOf(letter, at + 1);
    }
    return at === -1 ? -1 : text.indexOf(piece, at - offset);
  };
}

/** Prepares the search for a piece of a text, so that a text that lacks one of its letters is left at once. */
export function finder(piece: string): Find {
  if (piece.length < LEAST_LETTERS) return (text, from) => text.indexOf(piece, from);
  const { at, count } = rarest(piece);
  if (count > piece.length * RARE) return (text, from) => text.indexOf(piece, from);
  return findByLetter(piece, at);
}
