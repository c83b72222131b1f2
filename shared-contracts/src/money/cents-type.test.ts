import { add, cents, formatUsd, fromDollars, sum, type Cents } from './index';

/** The type checker is the test: this file only compiles while `Cents` refuses plain numbers. */
describe('the Cents type', () => {
  it('does not accept a plain number', () => {
    const dollars = 12.5;
    // @ts-expect-error a plain number is not an amount of cents
    const wrong: Cents = dollars;
    // @ts-expect-error nor as an argument
    const printed = formatUsd(dollars);
    // @ts-expect-error nor in a list
    const summed = () => sum([dollars]);
    expect([wrong, printed, typeof summed]).toEqual([12.5, '$0.13', 'function']);
  });

  it('becomes a plain number after arithmetic outside the module', () => {
    const amount = cents(10);
    // @ts-expect-error `+` forgets the unit, `add` keeps it
    const wrong: Cents = amount + amount;
    const right: Cents = add(amount, fromDollars(0.1));
    expect(wrong).toBe(right);
  });
});
