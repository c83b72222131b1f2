import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { cleanBankText } from './clean-bank-text';
import { BANK_TEXTS } from './testing/bank-texts';
import { countOf } from '../../testing/thorough';

describe('cleanBankText', () => {
  // Covers P3-A5-2.
  it.each(BANK_TEXTS)('cleans %s to %s', (text, name) => {
    expect(cleanBankText(text)).toBe(name);
  });

  it('is tested with at least 150 texts', () => {
    expect(new Set(BANK_TEXTS.map(([text]) => text)).size).toBeGreaterThan(150);
  });

  it.each([
    ['a state that is a word', 'BURRITO CO', 'Burrito Co'],
    ['a city that is the name', 'CITY OF PORTLAND', 'City of Portland'],
    ['a number that is the name', 'FOREVER 21', 'Forever 21'],
    ['a name of two digits', 'MOTEL 6', 'Motel 6'],
    ['a name of one letter and one digit', '3M', '3M'],
    ['a number alone', '123456', '123456'],
    ['a processor alone', 'SQ *', 'Sq'],
    ['a way of paying alone', 'ACH', 'ACH'],
    ['an ending alone', 'PAYMENT', 'Payment'],
    ['mixed case that the payee chose', 'eBay Kleinanzeigen', 'eBay Kleinanzeigen'],
    ['another script', 'スターバックス 渋谷', 'スターバックス 渋谷'],
    ['a turned writing direction', 'EVIL\u202ETAC\u0007 SHOP', 'Evil Tac Shop'],
    ['a text of invisible characters', '\u200b \u0000', 'Unknown'],
    ['a column of the place', 'JOES DINER            WEST HARTFORD CT', 'Joes Diner'],
  ])('keeps or removes %s', (_, text, name) => {
    expect(cleanBankText(text)).toBe(name);
  });

  it('gives the names that are stored: after a change, a migration sets made_name to null', () => {
    const names = BANK_TEXTS.map(([text]) => cleanBankText(text)).join('\n');
    expect(createHash('sha256').update(names).digest('hex').slice(0, 16)).toBe('fffc289c9e92ae4b');
  });

  const pieces = BANK_TEXTS.flatMap(([text]) => text.split(' '));
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((words) => words.join(' ')),
  );

  it('changes nothing the second time, and never returns an empty or invisible name', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const name = cleanBankText(text);
        expect(name.trim()).not.toBe('');
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u);
        expect(cleanBankText(name)).toBe(name);
      }),
      { numRuns: countOf({ usual: 200, thorough: 20_000 }) },
    );
  });

  it.each(['*', '#1 ', 'SQ *', 'ID:', '(800', '1-', 'a.com/', 'PMT ', 'Aa '])(
    'reads the start of a million times %p and nothing more',
    (piece) => {
      const long = piece.repeat(1_000_000);
      expect(cleanBankText(long)).toBe(cleanBankText(long.slice(0, 200)));
    },
  );
});
