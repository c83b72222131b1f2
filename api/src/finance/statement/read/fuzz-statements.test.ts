import { countOf } from '@halyard/shared-contracts/testing/thorough';
import { isoDate } from '@halyard/shared-contracts/finance';
import fc from 'fast-check';
import { readStatement } from './read-statement';

const TODAY = isoDate('2025-07-15');

/** The readers search for these texts. */
const PIECES = [
  ['Date,Payee,Amount', '2025-06-13', '06/13/2025', "1/ 1'10", ',', ';', '\t', '|', '"', '\n'],
  ['\r', '-4.50', '1.234,56', '1,234.56', '.', '(', ')', '$', '€', 'CR', 'DR', '0', '9'],
  ['!Type:Bank', '!Account', '^', 'D', 'T', 'P', 'M', '<OFX>', '<STMTTRN>', '<TRNAMT>'],
  ['<DTPOSTED>', '<NAME>', '</STMTTRN>', '<CURDEF>EUR', '&#1114112;', '&amp;', '\u0000'],
  ['\ufeff', '\u2028', '\u200b', 'Ł', '😀', '__proto__', 'constructor'],
].flat();
const PIECE = fc.constantFrom(...PIECES);
const pieces = fc
  .array(fc.tuple(PIECE, fc.integer({ min: 1, max: 40 })), { maxLength: 40 })
  .map((parts) => parts.map(([piece, times]) => piece.repeat(times)).join(''));

/** These valid transactions have pieces as their values. */
const FRAMES: readonly ((first: string, second: string) => string)[] = [
  (first, second) => `Date,Payee,Amount\n2025-06-13,${first},${second}\n`,
  (first, second) => `!Type:Bank\nD06/13/2025\nT${first}\nP${second}\n^\n`,
  (first, second) =>
    `<OFX><STMTTRN><DTPOSTED>20250613<TRNAMT>-4.50<NAME>${first}<MEMO>${second}</STMTTRN>`,
];
const framed = fc
  .tuple(fc.constantFrom(...FRAMES), pieces, pieces)
  .map(([frame, first, second]) => frame(first, second));

const bytes = fc.oneof(
  { weight: 6, arbitrary: framed.map((text) => Buffer.from(text)) },
  { weight: 4, arbitrary: pieces.map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: pieces.map((text) => Buffer.from(text, 'utf16le')) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }).map((all) => Buffer.from(all)) },
);

const OPTIONS = fc.record(
  {
    order: fc.constantFrom('mdy' as const, 'dmy' as const),
    decimal: fc.constantFrom('.' as const, ',' as const),
    mapping: fc.constant({
      date: 0,
      amount: 2,
      debit: null,
      credit: 200,
      direction: null,
      payee: 1,
      note: 7,
      ref: null,
      category: null,
    }),
  },
  { requiredKeys: [] },
);

it('reads or refuses every combination of pieces', () => {
  fc.assert(
    fc.property(bytes, OPTIONS, fc.boolean(), (file, options, inverted) => {
      try {
        const { rows } = readStatement(
          { bytes: file, inverted, currency: 'USD', ...options },
          TODAY,
        );
        expect(rows.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
      } catch (error) {
        expect(error).toMatchObject({ code: 'STATEMENT_REFUSED' });
      }
    }),
    { seed: 16, numRuns: countOf({ usual: 400, thorough: 10_000 }) },
  );
});
