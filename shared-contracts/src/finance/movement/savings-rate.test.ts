import { cents } from '../../money';
import { transaction } from '../../testing/builders';
import type { Category } from '../category';
import { savingsRate } from './savings-rate';

const of = (category: Category, amount: number) => transaction({ category, amount: cents(amount) });

describe('savingsRate', () => {
  it.each<[string, ReturnType<typeof of>[], number | null]>([
    ['nothing earned', [of('Rent', -5)], null],
    ['nothing spent', [of('Salary', 100)], 100],
    ['a fifth left', [of('Salary', 100), of('Rent', -80)], 20],
    ['a fifth set aside', [of('Salary', 100), of('Rent', -80), of('Savings', -20)], 20],
    ['more consumed than earned', [of('Salary', 100), of('Rent', -150)], -50],
    ['income and transfers only', [of('Salary', 100), of('Transfer', -90)], 100],
  ])('with %s', (_, list, expected) => {
    expect(savingsRate(list)).toBe(expected);
  });
});
