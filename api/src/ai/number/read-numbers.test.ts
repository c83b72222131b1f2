import { cleanText } from '../privacy/clean-text';
import { readNumbers } from './read-numbers';

const read = (text: string) =>
  readNumbers(cleanText(text)).map((number) => {
    const sign = 'negative' in number && number.negative ? '-' : '';
    switch (number.kind) {
      case 'money':
        return `${sign}money ${number.cents}`;
      case 'date':
        return `date ${number.year ?? '?'}-${number.month}-${number.day}`;
      case 'month':
        return `month ${number.year ?? '?'}-${number.month}`;
      case 'unreadable':
        return number.kind;
      default:
        return `${sign}${number.kind} ${number.value}`;
    }
  });

it.each([
  ['$431.20', ['money 43120']],
  ['−$1,234.50', ['-money 123450']],
  ['$-5', ['-money 500']],
  ['US$ 12', ['money 1200']],
  ['$2.9k', ['money 290000']],
  ['$1.2 million', ['money 120000000']],
  ['1,200 dollars', ['money 120000']],
  ['500 USD', ['money 50000']],
  ['$0.005', ['money 0.5']],
  ['12%', ['percent 12']],
  ['19.99 percent', ['percent 19.99']],
  ['-3 percentage points', ['-percent 3']],
  ['431.20 on food', ['plain 431.2']],
  ['12k', ['plain 12000']],
  ['seven payments', ['plain 7']],
  ['twenty', ['unreadable']],
  ['two hundred dollars', ['unreadable', 'unreadable']],
  ['half of it', ['unreadable']],
  ['it doubled, twice', ['unreadable', 'unreadable']],
  ['a tenfold rise', ['unreadable']],
  ['June 12', ['date ?-6-12']],
  ['June 12th, 2025', ['date 2025-6-12']],
  ['12 June 2025', ['date 2025-6-12']],
  ['2025-06-12', ['date 2025-6-12']],
  ['June 2025', ['month 2025-6']],
  ['2025-06', ['month 2025-6']],
  ['½', ['plain 1', 'unreadable', 'plain 2']],
  ['٣٤', ['unreadable', 'unreadable']],
  ['$1\u200b0', ['money 1000']],
  ['＄１２', ['money 1200']],
  ['one of them, the first, a third-party', []],
  ['You may march on in June', []],
])('reads "%s" as %j', (text, numbers) => {
  expect(read(text)).toEqual(numbers);
});

it('tells where each number stands', () => {
  const text = 'Of $15.00, 3 went there.';
  for (const { at, text: part } of readNumbers(text))
    expect(text.slice(at)).toMatch(new RegExp(`^${part.replace('$', '\\$')}`));
});
