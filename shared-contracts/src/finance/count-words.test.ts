import { countWords } from './count-words';

describe('countWords', () => {
  it.each([
    [0, 'accounts'],
    [1, 'account'],
    [2, 'accounts'],
    [1204, 'accounts'],
  ])('of %d has the noun %s', (count, noun) => {
    expect(countWords(count, 'account')).toBe(`${count.toLocaleString('en-US')} ${noun}`);
  });

  it('uses a plural that does not just add an s', () => {
    expect(countWords(2, 'category', 'categories')).toBe('2 categories');
    expect(countWords(1, 'category', 'categories')).toBe('1 category');
  });
});
