import { withDigits } from './number-words';

it.each([
  ['an extra fifty a month', 'an extra 50 a month'],
  ['spend three hundred on gifts', 'spend 300 on gifts'],
  ['two hundred and fifty dollars', '250 dollars'],
  ['twelve hundred for rent', '1200 for rent'],
  ['a grand on tires', '1000 on tires'],
  ['two thousand five hundred', '2500'],
  ['ten bucks', '10 bucks'],
  ['two thousand a month', '$2000 a month'],
  ['a rent of 2000 a month', 'a rent of $2000 a month'],
])('“%s” has its number in digits', (text, written) => {
  expect(withDigits(text)).toBe(written);
});

it.each([
  'my last ten purchases',
  'november twenty second',
  'two cards and one loan',
  'a car',
  'spending in 2026 a lot',
])('“%s” keeps its words', (text) => {
  expect(withDigits(text)).toBe(text);
});
