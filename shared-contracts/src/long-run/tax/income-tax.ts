import { cents, type Cents, fromDollars } from '../../money';
import type { Bracket } from '../sourced/income-tax';

/** Rounds half up to the cent. The products are far below the largest safe integer. */
export const percent = (amount: number, percents: number): Cents =>
  cents(Math.round((amount * percents) / 100));

function inBracket(income: number, brackets: readonly Bracket[], at: number): number {
  const next = brackets[at + 1];
  const top = next ? fromDollars(next.above) : Infinity;
  return Math.max(0, Math.min(income, top) - fromDollars(brackets[at]!.above));
}

export function bracketTax(income: Cents, brackets: readonly Bracket[]): Cents {
  const hundredths = brackets.reduce(
    (total, bracket, at) => total + inBracket(income, brackets, at) * bracket.percent,
    0,
  );
  return percent(hundredths, 1);
}

/** Gains count on top of the other taxable income. */
export function gainsTax(other: Cents, gains: Cents, brackets: readonly Bracket[]): Cents {
  const both = bracketTax(cents(other + gains), brackets);
  return cents(both - bracketTax(other, brackets));
}
