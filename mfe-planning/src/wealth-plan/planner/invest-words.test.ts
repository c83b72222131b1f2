import { cents, ZERO } from '@halyard/shared-contracts/money';
import { investWords } from './invest-words';

const card = {
  id: 'card',
  name: 'Card',
  balance: cents(3_000_00),
  aprPercent: 24,
  payment: cents(100_00),
};

describe('investWords', () => {
  it.each([
    [5, /Paying the debt is ahead by \$[\d,.]+: its 24% is above the 5% you expect\.$/],
    [24, /Both rates are the same, so neither is ahead\.$/],
    [30, /Investing is ahead by \$[\d,.]+: the 30% you expect is above the debt’s 24%\./],
  ])('compares with a return of %d %%', (returnPercent, words) => {
    const text = investWords(card, cents(100_00), returnPercent);
    expect(text).toMatch(/^After 3 years 11 months the debt is gone either way\./);
    expect(text).toMatch(words);
  });

  it('asks for an extra payment', () => {
    expect(investWords(card, ZERO, 5)).toBe('Enter an extra payment above to compare.');
  });

  it('refuses an unrealistic return', () => {
    expect(investWords(card, cents(100_00), 1_000)).toBe(
      'That grows too large to show. Try a lower return.',
    );
  });

  it('puts a debt first that its payment never pays off', () => {
    const stuck = { ...card, payment: cents(10_00) };
    expect(investWords(stuck, cents(1), 5)).toContain('the debt comes first');
  });
});
