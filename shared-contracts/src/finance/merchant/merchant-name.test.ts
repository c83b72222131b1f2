import { merchantName } from './merchant-name';

describe('merchantName', () => {
  const text = 'SQ *BLUE BOTTLE COFFEE SAN FRANCISCO CA';

  // Covers P3-A5-1.
  it.each([
    ['the name that the user gave', { own: 'Coffee', rule: 'Café', bank: 'Blue Bottle' }, 'Coffee'],
    ['else the name of a rule', { own: null, rule: 'Café', bank: 'Blue Bottle' }, 'Café'],
    ['else the name that the bank gave', { bank: 'Blue Bottle' }, 'Blue Bottle'],
    ['else the cleaned text', {}, 'Blue Bottle Coffee'],
    ['no blank name', { own: ' ', rule: '', bank: '\u200b' }, 'Blue Bottle Coffee'],
    ['no invisible marks of a bank', { bank: 'Blue\u202E Bottle' }, 'Blue Bottle'],
  ])('is %s', (_, sources, name) => {
    expect(merchantName({ ...sources, text })).toBe(name);
  });
});
