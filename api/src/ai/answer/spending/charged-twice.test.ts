import { addDays, isoDate, type Transaction } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { account, financialData, transaction } from '@halyard/shared-contracts/testing/builders';
import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';

const TODAY = isoDate('2026-06-30');

const paid = (id: string, daysAgo: number, part: Partial<Transaction> = {}): Transaction =>
  transaction({
    id,
    accountId: 'a1',
    date: addDays(TODAY, -daysAgo),
    merchant: 'Corner Cafe',
    category: 'Dining Out',
    amount: cents(-18_50),
    ...part,
  });

function answer(question: string, transactions: readonly Transaction[]): string {
  const data = financialData({
    today: TODAY,
    accounts: [account({ id: 'a1' })],
    transactions: transactions.toSorted((a, b) => (a.date < b.date ? 1 : -1)),
  });
  return lineOf(composeByRules(question, data), { isSample: false, origin: 'rules' }).content;
}

const TWICE = [paid('second', 10), paid('first', 11)];

it.each([
  'Was I charged twice for anything?',
  'did anyone double charge me',
  'any duplicate charges?',
  'was i billed twice by corner cafe',
])('“%s” names the payment, its amount, and its two days', (question) => {
  const text = answer(question, TWICE);
  expect(text).toContain('may have been charged twice');
  expect(text).toContain('Corner Cafe: $18.50 on June 19 and on June 20');
  expect(text).toContain('compare them with your receipts');
});

it('says what it looked for when nothing was charged twice', () => {
  const text = answer('Was I charged twice for anything?', [paid('one', 10), paid('other', 40)]);
  expect(text).toContain('looks as if it was charged twice');
  expect(text).toContain('two payments of one amount to one merchant within a day');
});

it.each([
  [91, 'No payment'],
  [90, 'One payment'],
])('looks back three months: about a charge %d days ago it says “%s”', (days, words) => {
  const rows = [paid('second', days), paid('first', days)];
  expect(answer('Was I charged twice for anything?', rows)).toContain(words);
});

it('looks at another period if the question names one', () => {
  const rows = [paid('second', 200), paid('first', 200), ...TWICE];
  const text = answer('Was I charged twice in December 2025?', rows);
  expect(text).toContain('$18.50 twice on December 12');
  expect(text).not.toContain('June');
});

it('names the payment when the user asks what is unusual', () => {
  expect(answer('Anything weird on my accounts lately?', TWICE)).toContain('charged twice');
});

it('names transfers to a merchant if no money was spent there', () => {
  const moved = paid('moved', 3, {
    merchant: 'Venmo',
    category: 'Transfer',
    amount: cents(-60_00),
  });
  const text = answer('How much money did I send to Venmo?', [moved]);
  expect(text).toContain('You spent nothing at Venmo');
  expect(text).toContain('Transfers of $60.00 went there');
});
