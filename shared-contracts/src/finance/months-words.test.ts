import { monthsWords } from './months-words';

describe('monthsWords', () => {
  it.each([
    [0, '0 months'],
    [1, '1 month'],
    [11, '11 months'],
    [12, '1 year'],
    [13, '1 year 1 month'],
    [27, '2 years 3 months'],
    [360, '30 years'],
  ])('writes %d as %s', (months, words) => {
    expect(monthsWords(months)).toBe(words);
  });
});
