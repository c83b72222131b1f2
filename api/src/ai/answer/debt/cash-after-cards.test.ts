import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { account, financialData, liability } from '@halyard/shared-contracts/testing/builders';
import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';

function answer(question: string, inChecking: number): string {
  const data = financialData({
    today: isoDate('2026-06-30'),
    accounts: [
      account({ id: 'c', name: 'Checking', type: 'checking', balance: cents(inChecking) }),
    ],
    liabilities: [
      liability({ id: 'v', name: 'Blue Visa', balance: cents(300_00) }),
      liability({ id: 'm', name: 'Red Mastercard', balance: cents(200_00) }),
    ],
  });
  return lineOf(composeByRules(question, data), { isSample: false, origin: 'rules' }).content;
}

it.each([
  'How much would I have left after paying off my cards?',
  'how much cash is left if i pay off both cards',
  'what do I have after I pay off all my credit cards',
])('“%s” takes what is owed on the cards from the cash', (question) => {
  expect(answer(question, 1_800_00)).toContain('you would have $1,300.00 in checking and savings');
});

it('says how much is missing to pay the cards', () => {
  expect(answer('How much is left after paying my cards?', 450_00)).toContain('$50.00 short');
});
