import { cents } from '../../../money';
import { cardUseSentence, isCardUseHigh } from './card-use-insight';

describe('isCardUseHigh', () => {
  it.each([
    [3_000_00, 10_000_00, false],
    [3_000_01, 10_000_00, true],
    [0, 0, false],
    [1, 0, false],
  ])('of %d cents owed on a limit of %d is %s', (balance, limit, expected) => {
    expect(isCardUseHigh({ balance: cents(balance), limit: cents(limit) })).toBe(expected);
  });
});

it('the sentence names the balance, the limit, and the threshold', () => {
  expect(cardUseSentence({ balance: cents(4_000_00), limit: cents(10_000_00) })).toBe(
    '$4,000.00 of a limit of $10,000.00. Below 30% is kinder to a credit score.',
  );
});
