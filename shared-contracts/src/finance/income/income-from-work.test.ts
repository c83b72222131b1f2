import { cents } from '../../money';
import { transaction } from '../../testing/builders';
import type { Category } from '../category';
import { isoDate } from '../civil-date';
import { livesWithoutPay } from './income-from-work';

const monthly = (category: Category, merchant: string, amount: number) =>
  ['2025-03-03', '2025-04-03', '2025-05-03', '2025-06-03'].map((day) =>
    transaction({ date: isoDate(day), category, merchant, amount: cents(amount) }),
  );

const benefits = monthly('Benefits', 'Social Security', 2_468_00);
const interest = monthly('Interest Income', 'Interest', 31_00);
const salary = monthly('Salary', 'Employer', 900_00);

describe('livesWithoutPay', () => {
  it.each([
    ['nothing', [], false],
    ['Social Security and interest', [...benefits, ...interest], true],
    ['a pension', monthly('Pension', 'State Pension', 1_900_00), true],
    ['Social Security and a salary', [...benefits, ...salary], false],
    ['interest alone', interest, false],
    ['a salary', salary, false],
  ])('of a user with %s', (_, transactions, without) => {
    expect(livesWithoutPay({ transactions, today: isoDate('2025-06-20') })).toBe(without);
  });
});
