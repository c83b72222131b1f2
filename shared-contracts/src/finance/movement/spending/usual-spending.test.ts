import { cents } from '../../../money';
import { transaction } from '../../../testing/builders';
import type { Category } from '../../category';
import { isoDate, isoMonth } from '../../civil-date';
import { usualSpending } from './usual-spending';

const on = (date: string, category: Category, amount: number) =>
  transaction({ date: isoDate(date), category, amount: cents(amount) });

const usual = (...rows: ReturnType<typeof on>[]) =>
  Object.fromEntries(usualSpending(rows, isoMonth('2025-06')));

describe('usualSpending', () => {
  it('does not count a skipped payment as zero', () => {
    const paid = [on('2025-03-05', 'Auto Loan', -524_00), on('2025-05-05', 'Auto Loan', -524_00)];
    expect(usual(...paid)).toEqual({ 'Auto Loan': 524_00 });
  });

  it('averages the three months before, refunds subtracted', () => {
    expect(
      usual(
        on('2025-06-01', 'Gas', -900),
        on('2025-05-01', 'Gas', -100),
        on('2025-05-20', 'Gas', 10),
        on('2025-04-01', 'Gas', -50),
        on('2025-03-01', 'Gas', -40),
        on('2025-02-28', 'Gas', -900),
      ),
    ).toEqual({ Gas: 60 });
  });

  it('has no usual month after one month only', () => {
    expect(usual(on('2025-05-01', 'Travel', -300_00))).toEqual({});
  });
});
