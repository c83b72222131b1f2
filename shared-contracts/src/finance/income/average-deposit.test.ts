import { cents } from '../../money';
import { averageDeposit } from './average-deposit';

const source = (
  category: 'Salary' | 'Interest Income' | 'Benefits',
  cadence: 'biweekly' | 'monthly' | 'irregular',
  yearly: number,
) => ({ category, cadence, yearly: cents(yearly) });

describe('averageDeposit', () => {
  //
  it.each([
    ['nothing', [], null],
    ['irregular income', [source('Salary', 'irregular', 1_200)], null],
    ['benefits', [source('Benefits', 'monthly', 1_200)], 100],
    [
      'two paychecks',
      [source('Salary', 'biweekly', 5_200), source('Salary', 'biweekly', 2_600)],
      150,
    ],
    [
      'a paycheck and interest',
      [source('Salary', 'monthly', 1_200), source('Interest Income', 'monthly', 12)],
      100,
    ],
  ])('of %s', (_, sources, average) => {
    expect(averageDeposit(sources)).toBe(average);
  });
});
