import fc from 'fast-check';
import { findPiece, pieceOf } from './finder';

const text = (letters: string, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...letters.split('')), maxLength });

// Covers P3-A7-9.
test('a prepared search finds a piece where a plain search does', () => {
  const long = fc.tuple(text('a', 20), text('ab', 3), text('a', 20)).map((parts) => parts.join(''));
  fc.assert(
    fc.property(long, text('ab', 60), fc.nat(10), (piece, around, from) => {
      for (const whole of [around, around + piece + around, piece.slice(1) + around + piece])
        expect(findPiece(whole, pieceOf(piece), from)).toBe(whole.indexOf(piece, from));
    }),
    { numRuns: 2_000 },
  );
});
