import { initials, monogramHue } from './monogram-look';

describe('initials', () => {
  it.each([
    ['Whole Foods Market', 'WF'],
    ['Netflix', 'N'],
    ["Trader Joe's", 'TJ'],
    ['7-Eleven', '7E'],
    ['The Home Depot', 'HD'],
    ['Bank of America', 'A'],
    ['The Bank', 'TB'],
    ['Émile & Fils', 'ÉF'],
    ['日本 航空', '日航'],
    ['***', '·'],
    ['', '·'],
  ])('of %j are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('monogramHue', () => {
  it('ignores case, spaces, and punctuation', () => {
    expect(monogramHue('TRADER JOES')).toBe(monogramHue(" Trader  Joe's "));
  });

  it('spreads names over all twelve hues', () => {
    const hues = Array.from({ length: 240 }, (_, index) => monogramHue(`Shop ${index}`));
    expect([...new Set(hues)].toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });
});
