import { findPiece, type Piece, pieceOf } from './finder';

type TextTest = (text: string) => boolean;

/** Searches each piece once from the end of the last one, so that a pattern takes one pass per piece. */
function hasInOrder(text: string, pieces: readonly Piece[], start: number, end: number): boolean {
  let from = start;
  for (const piece of pieces) {
    const at = findPiece(text, piece, from);
    if (at === -1 || at + piece.text.length > end) return false;
    from = at + piece.text.length;
  }
  return true;
}

/** In a pattern, `*` stands for any letters, and no other character is special. */
export function wildcards(pattern: string): TextTest {
  const pieces = pattern.split('*');
  if (pieces.length === 1) return (text) => text === pattern;
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)];
  const between = pieces
    .slice(1, -1)
    .filter((piece) => piece !== '')
    .map(pieceOf);
  return (text) =>
    text.length >= first.length + last.length &&
    text.startsWith(first) &&
    text.endsWith(last) &&
    hasInOrder(text, between, first.length, text.length - last.length);
}
