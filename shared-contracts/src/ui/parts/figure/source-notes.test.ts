import { isoDate } from '../../../finance';
import { type FigureSource, sourceWords, summaryWords } from './source-notes';

const SOURCE: FigureSource = {
  citation: 'A law',
  url: 'https://law.example',
  validFrom: isoDate('2026-01-01'),
  validTo: isoDate('2026-12-31'),
  checkedOn: isoDate('2026-11-24'),
  verified: true,
};

describe('sourceWords', () => {
  // Covers P3-C0-3.
  it.each<[string, Partial<FigureSource>, string]>([
    ['2026-12-31', {}, '2026 figure · checked with its text on Nov 24, 2026'],
    ['2027-01-01', {}, '2026 figure, not yet updated · checked with its text on Nov 24, 2026'],
    ['2027-01-01', { validTo: null }, 'since 2026 · checked with its text on Nov 24, 2026'],
    [
      '2027-01-01',
      { validTo: isoDate('2028-12-31') },
      '2026 to 2028 · checked with its text on Nov 24, 2026',
    ],
    [
      '2026-12-31',
      { verified: false },
      '2026 figure · entered on Nov 24, 2026, not checked with its text',
    ],
  ])('on %s, with %j', (day, more, words) => {
    expect(sourceWords({ ...SOURCE, ...more }, isoDate(day))).toBe(words);
  });
});

describe('summaryWords', () => {
  // Covers P3-C0-3.
  it.each<[string, readonly Partial<FigureSource>[], string]>([
    ['2026-12-31', [{}], '1 source with figures of 2026'],
    ['2027-01-01', [{}, {}], '2 sources with figures of 2026, not yet updated'],
    ['2027-01-01', [{ validTo: null }, { validTo: isoDate('2028-12-31') }], '2 sources'],
    [
      '2026-12-31',
      [{}, { verified: false }],
      '2 sources with figures of 2026, 1 of them not yet compared with the law',
    ],
  ])('on %s, of %j', (day, more, words) => {
    const sources = more.map((each) => ({ ...SOURCE, ...each }));
    expect(summaryWords(sources, isoDate(day))).toBe(words);
  });
});
