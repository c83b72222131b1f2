import { isoDate, type Transaction } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { account, financialData, transaction } from '@halyard/shared-contracts/testing/builders';
import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';

const salaries = (days: readonly string[]): Transaction[] =>
  days.map((day) =>
    transaction({
      id: `salary-${day}`,
      accountId: 'a1',
      merchant: 'Acme Payroll',
      category: 'Salary',
      date: isoDate(day),
      amount: cents(3_000_00),
    }),
  );

const answer = (question: string): string =>
  lineOf(
    composeByRules(
      question,
      financialData({
        today: isoDate('2026-06-03'),
        accounts: [account({ id: 'a1' })],
        transactions: salaries([
          '2026-05-01',
          '2026-04-01',
          '2026-03-01',
          '2026-02-01',
          '2026-01-01',
        ]),
      }),
    ),
    { isSample: false, origin: 'rules' },
  ).content;

describe('pay that is two days late', () => {
  it.each(['When is my next payday?', 'How many days until payday?'])(
    '“%s” answers with the payday after it',
    (question) => {
      const text = answer(question);
      expect(text).toContain('July 1');
      expect(text).not.toContain('June 1');
    },
  );

  it('counts the days to the payday after it', () => {
    expect(answer('How much income is coming in the next 30 days?')).toContain(
      'The next payday is in 28 days.',
    );
  });

  it('does not end the time of “before payday” in the past', () => {
    expect(answer('What bills are due before payday?')).not.toContain('June 1');
  });
});
