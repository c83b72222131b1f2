import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';
import { richHousehold } from '../../testing/everyday/rich-household';
import { supplementHousehold } from '../../testing/everyday/supplement-household';

const household = supplementHousehold();
const answerTo = (question: string): string =>
  lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' }).content;

type Case = readonly [title: string, questions: readonly string[], answer: RegExp];

/** An outside judge asked the first question of each line and found its answer wrong. Today is November 24. */
const CASES: readonly Case[] = [
  [
    'money put on a card is the spending from it, although a payee has its name',
    [
      'How much did we put on the Everyday Card this month?',
      'how much did I charge to my Everyday Card this month',
      'how much have I spent with the everyday card this month',
      'what did we spend on the Everyday Card this month',
      'total charged on the everyday card this month',
      'how much was put on my everyday card this month',
    ],
    /^You spent \$217\.50 from Everyday Card in November 2026, in 2 transactions\./,
  ],
  [
    'money paid to a card is a payment',
    [
      'how much did i pay to the Everyday Card this month',
      'how much have we paid on the everyday card this month',
    ],
    /^You paid \$412\.50 to Everyday Card in November 2026, in one payment\./,
  ],
  [
    'bills that still come before a day are listed until that day',
    [
      'What bills are still coming before the end of the year?',
      'what bills do we still have before the end of the year',
      'which bills are left to pay before the end of the year',
      'do we have any bills left before the end of the year',
      'what payments are still to come until the end of the year',
      'which bills are still outstanding by the end of the year',
    ],
    /^9 recurring payments are expected until December 31, \$2,426\.23 in all:\n- Streamline TV/,
  ],
  [
    'the order by size has debts without a known rate too',
    [
      'Which debt should we tackle first?',
      'what debt should i pay off first',
      'which debt do i attack first',
      'avalanche or snowball, which is better for me',
      'what order should i pay off my debts in',
    ],
    /Linen House Store Card is the smallest, \$180\.00, .*\(“snowball”\)\.\n- Everyday Card: .*\n- Auto Loan 4417: .*\n- Linen House Store Card: \$180\.00, rate not known\nThe rate of Linen House Store Card is not known/,
  ],
  [
    'a bill gets paid, and not the user',
    [
      'When does my Medicare supplement get paid, and how much is it?',
      'when does the medicare supplement get paid',
      'when will my medicare supplement be paid',
      'when is my medicare supplement getting paid next',
      'what day does my medicare supplement get paid',
    ],
    /^One payment of \$164\.20 for Mutual Medicare Supplement is expected until December 24:/,
  ],
  [
    'pay is still what the user gets',
    ['when do i get paid', 'when does northwind get paid', 'when will we get paid next'],
    /^(?:The next deposit for Salary|2 regular deposits for Northwind Traders)/,
  ],
  [
    'the largest expenses leave out what went to own savings',
    [
      'Please list my largest expenses for October',
      'biggest expenses in october',
      'what were my largest purchases last month',
      'largest payments in october',
      'what were my biggest expenses last month',
      'show my three largest expenses for October',
    ],
    /^Your largest payments in October 2026 were:\n- Hilltop Apartments: \$1,450\.00 .*\n- Toyota Financial Services: .*\n- Mutual Medicare Supplement: .*\nNot in this list: \$800\.00 that went to your own savings and investments\./,
  ],
  [
    'the most that was paid for something is one payment to its payee',
    [
      "what's the most I paid for water",
      'what is the most i have paid for water',
      'the most i ever paid for water',
      'what was the most we paid for the water bill',
      'most money i ever paid to county water',
      'most i have paid for water this year',
    ],
    /^Your largest payments at County Water Utility in (?:all your transactions|2026 .*) were:\n- County Water Utility: \$61\.20 on September 6/,
  ],
  [
    'a part of a category is its payee',
    ['how much is my electric bill', 'what was the electric bill', 'how much was electricity'],
    /^You spent \$121\.40 at Duke Energy in November 2026.*\n.*\nCounted as “electric.*”, by the merchant’s name: Duke Energy\./,
  ],
  [
    'what is owed on a thing is the debt whose payments go to its lender',
    [
      'How much do I owe on the Toyota?',
      'what do i owe on the toyota',
      'how much is left to pay on the toyota',
      'whats left on the toyota loan',
      'how much do i still owe on the car',
      'what do we owe toyota financial',
      'what is the balance on the toyota',
    ],
    /^You owe \$12,900\.00 on Auto Loan 4417\./,
  ],
  [
    'APR beside words for a card is a rate',
    [
      "what's my balance and apr on the everyday card",
      "what's the apr and balance on my everyday card",
      'how much do i owe on the everyday card and what is the apr',
    ],
    /^You owe \$610\.00 on Everyday Card\.\n- Everyday Card: \$610\.00 at 21\.49% a year, with a minimum payment of \$35\.00/,
  ],
  [
    'APR is a rate without a card too',
    ["what's my balance and apr", 'what are my balances and the apr', 'my apr and balance'],
    /\n- Everyday Card: \$610\.00 at 21\.49% a year/,
  ],
];

it.each(CASES)('%s', (_, questions, answer) => {
  for (const question of questions) expect(answerTo(question)).toMatch(answer);
});

it.each([
  'what did i spend in apr',
  'my spending in march and apr',
  'how did apr compare to mar',
  'how much did i spend on the amex in apr',
])('April is still a month in “%s”', (question) => {
  const { query } = composeByRules(question, richHousehold());
  expect(query).toMatchObject({ measure: 'spending', period: { to: '2026-04-30' } });
  expect(query?.subjects).not.toContainEqual({ kind: 'category', name: 'Loan Interest' });
});

it('what was paid to a shop is no payment of its card', () => {
  expect(answerTo('how much did i pay linen house this month')).toMatch(
    /^You spent \$75\.40 at Linen House in November 2026/,
  );
});

it.each([
  ['when is the honda due', 'upcoming'],
  ['when does the honda get paid', 'upcoming'],
  ['how much did i pay honda this year', 'spending'],
  ['how much is my honda payment', 'spending'],
])('“%s” is about the payments to the lender', (question, measure) => {
  const subjects = [{ kind: 'merchant', name: 'Honda Financial' }];
  expect(composeByRules(question, richHousehold()).query).toMatchObject({ measure, subjects });
});

it('the bills until a day are all listed', () => {
  const composed = composeByRules('what bills are still to come before christmas', richHousehold());
  const { content } = lineOf(composed, { isSample: false, origin: 'rules' });
  expect(content).toMatch(/^14 recurring payments are expected until December 24/);
  expect(content.match(/^- /gm)).toHaveLength(14);
});
