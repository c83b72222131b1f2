import { addMonths, isoMonth } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { financialData, transaction } from '@halyard/shared-contracts/testing/builders';
import { composeByRules } from '../../chat/compose';
import { lineOf } from '../../chat/answered';

const MONTHS = Array.from({ length: 6 }, (_, at) => addMonths(isoMonth('2025-01'), at));

/** Each month has $900.00 of rent and $400.00 of savings; June has $500.00 of savings. */
const data = financialData({
  transactions: MONTHS.flatMap((month) => {
    const saved = month === '2025-06' ? -500_00 : -400_00;
    const row = (merchant: string, category: 'Rent' | 'Savings', amount: number) =>
      transaction({
        id: `${month} ${merchant}`,
        date: `${month}-03` as never,
        merchant,
        category,
        amount: cents(amount),
      });
    return [row('Elm Street Homes', 'Rent', -900_00), row('Own Savings', 'Savings', saved)];
  }).toReversed(),
});

const answerTo = (question: string): string =>
  lineOf(composeByRules(question, data), { isSample: false, origin: 'rules' }).content;

// Covers P3-A2-5.
describe('what was put aside is named', () => {
  it('in an average month', () => {
    expect(answerTo('What is my average monthly spending over the last three months?')).toContain(
      '$1,333.33 a month from April 2025 to June 2025.\n$433.33 a month of it was put aside.',
    );
  });

  it('in both sums of a comparison', () => {
    expect(answerTo('Did I spend more in June than in May?')).toContain(
      '$500.00 of it was put aside, and $400.00',
    );
  });

  it('not where the question is about one category', () => {
    expect(answerTo('Did I spend more on rent in June than in May?')).not.toContain('put aside');
    expect(answerTo('What is my average monthly spending on rent?')).not.toContain('put aside');
  });
});
