import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { account, financialData, transaction } from '@halyard/shared-contracts/testing/builders';
import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';

function answer(question: string, merchant: string): string {
  const taken = (id: string, day: string, dollars: number) =>
    transaction({
      id,
      accountId: 'a1',
      date: isoDate(day),
      merchant,
      category: 'Transfer',
      amount: cents(dollars * -100),
    });
  const data = financialData({
    today: isoDate('2026-06-30'),
    accounts: [account({ id: 'a1' })],
    transactions: [taken('two', '2026-06-12', 60), taken('one', '2026-05-09', 100)],
  });
  return lineOf(composeByRules(question, data), { isSample: false, origin: 'rules' }).content;
}

// Covers P3-A20-2.
it.each([
  'How much cash did I take out last month?',
  'How much did we withdraw from ATMs last month?',
  'ATM withdrawals last month',
  'cash withdrawals in May',
])('“%s” names the cash, which is not counted as spending', (question) => {
  expect(answer(question, 'ATM Withdrawal')).toContain(
    'You took out $100.00 in cash, which is not counted as spending.',
  );
});

it('has no figure if no cash was taken out', () => {
  expect(answer('How much cash did I take out last month?', 'ATM Fee')).not.toContain('$');
});
