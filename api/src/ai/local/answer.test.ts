import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { financialData, transaction } from '@halyard/shared-contracts/testing/builders';
import { localAnswer } from './answer';

const paid = (merchant: string, amount: number, date: string) =>
  transaction({ merchant, amount: cents(-amount), date: isoDate(date), category: 'Other' });

const mine = financialData({
  source: 'own',
  transactions: [
    paid('Corner Market', 10_00, '2025-06-02'),
    paid('Corner Market', 5_50, '2025-06-20'),
    paid('Market Hall', 1_00, '2025-06-21'),
    paid('Yoga Loft', 30_00, '2025-05-03'),
  ],
});

describe('how much was spent on something that has a name', () => {
  it.each([
    ['How much did I spend at Corner Market in June?', '$15.50 at Corner Market in June 2025.'],
    ['how much did I spend on yoga in May', '$30.00 at Yoga Loft in May 2025.'],
    ['What did I spend at the market this month?', '$16.50 at Corner Market, Market Hall in June'],
    ['How much did I spend on yoga?', '$0.00 at Yoga Loft in June 2025.'],
  ])('%s', (message, answer) => {
    expect(localAnswer(mine, message).said.text).toContain(answer);
  });

  it('never gives the total in place of what nobody knows', () => {
    const { text, spans } = localAnswer(mine, 'How much did I spend on skydiving in June?').said;
    expect(text).toBe(
      'I find no category and no merchant called “skydiving” in your transactions.',
    );
    expect(spans).toEqual([]);
  });

  it.each(['How much did I spend in June?', 'What did I spend on average this month?'])(
    'is the whole month in: %s',
    (message) => {
      expect(localAnswer(mine, message).said.text).toContain('You spent $16.50 in June 2025.');
    },
  );
});
