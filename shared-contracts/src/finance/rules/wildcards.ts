import { findPiece, type Piece, pieceOf } from './finder';

type TextTest = (text: string) => boolean;

/** Each piece is searched once from where the last one ended, so that no pattern takes more than one pass per piece. */
function hasInOrder(text: string, pieces: readonly Piece[], start: number, end: number): boolean {
  let from = start;
  for (const piece of pieces) {
    const at = findPiece(text, piece, from);
    if (at === -1 || at + piece.text.length > end) return false;
    from = at + piece.text.length;
  }
  return true;
}

/** Whether a text is what a pattern says, in which `*` stands for any letters and nothing else has a meaning. */
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
