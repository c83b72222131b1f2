import { isoDate, isoMonth } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import {
  account,
  financialData,
  liability,
  transaction,
} from '@halyard/shared-contracts/testing/builders';
import { balanceFact, worthFacts } from '../fact/balance-facts';
import {
  categoriesIn,
  earnedIn,
  leftIn,
  movement,
  spendingMove,
  spentIn,
} from '../fact/spending-facts';
import { aliasesOf } from '../privacy/aliases';
import { cleanText } from '../privacy/clean-text';
import { contextAfter, type Grounds, NO_CONTEXT, typedNumbers, verify } from './verify';

const [MAY, JUNE] = [isoMonth('2025-05'), isoMonth('2025-06')];
const row = (
  date: string,
  category: 'Groceries' | 'Rent' | 'Dining Out' | 'Salary',
  amount: number,
) =>
  transaction({
    date: isoDate(date),
    category,
    amount: cents(amount),
    merchant: `7-Eleven ${category}`,
  });
const me = financialData({
  accounts: [
    account({ name: 'Pot', balance: cents(1_000_00) }),
    account({ name: 'Low', balance: cents(-50_00) }),
  ],
  liabilities: [liability({ balance: cents(300_00) })],
  transactions: [
    row('2025-06-20', 'Groceries', -120_00),
    row('2025-06-18', 'Dining Out', -80_00),
    row('2025-06-01', 'Rent', -900_00),
    row('2025-06-15', 'Salary', 1_000_00),
    row('2025-05-20', 'Groceries', -100_00),
  ],
});
const { worth, assets, debt } = worthFacts(me);
const grounds: Grounds = {
  facts: [
    ...[JUNE, MAY].flatMap((month) => [
      spentIn(me, month),
      earnedIn(me, month),
      leftIn(me, month),
      ...categoriesIn(me, month).flatMap(({ spent, payments, share }) => [spent, payments, share]),
    ]),
    spendingMove(me, JUNE, MAY, 'Groceries').amount,
    ...[...me.accounts, ...me.liabilities].flatMap((held) => balanceFact(held) ?? []),
    ...Object.values(movement(me.transactions[0]!)),
    worth,
    assets,
    debt,
  ],
  typed: typedNumbers('Can I afford $640 more, or 5%?'),
  merchants: new Map([['7-Eleven Groceries', '7-Eleven Groceries']]),
  aliases: aliasesOf(me),
  months: new Set([MAY, JUNE]),
  latest: JUNE,
};

const holds = (text: string): boolean => {
  let context = NO_CONTEXT;
  return cleanText(text)
    .split(/(?<=[.!?]) /)
    .every((sentence) => {
      const verdict = verify(sentence, grounds, context);
      context = contextAfter(sentence, grounds, context);
      return verdict.ok;
    });
};

it.each([
  'You spent $120.00 on Groceries in June 2025.',
  'You spent $120 on Groceries in June.',
  'In June, Groceries took $120.00 and Dining Out $80.00.',
  'Groceries: $120.00, Rent: $900.00, Dining Out: $80.00.',
  'You spent $120.00 on Groceries, and Rent came to $900.00.',
  'Total spending was $1,100.00 in June 2025, with Rent at $900.00.',
  'You earned $1,000.00 in June and spent $1,100.00.',
  'Your net cash flow in June was −$100.00.',
  'In June you were $100.00 short.',
  'Groceries rose by $20.00 from May to June.',
  'Checking 1 holds $1,000.00.',
  'Checking 2 is overdrawn by $50.00.',
  'Credit card 1 stands at $300.00.',
  'Your net worth is $700.00: $1,000.00 in assets and $300.00 of debt.',
  'Groceries were 11% of it in June, in 1 payment.',
  'On June 20 you paid $120.00 to 7-Eleven Groceries.',
  'If you spend $640 more, it gets tight.',
  'Let us look at Groceries in May. It was $100.00.',
  'You are doing fine.',
])('lets through "%s"', (text) => {
  expect(holds(text)).toBe(true);
});

it.each([
  ['an invented figure', 'You spent $121.00 on Groceries in June.'],
  ['the figure of another category', 'You spent $80.00 on Groceries in June.'],
  ['swapped figures', 'Groceries took $80.00 and Dining Out $120.00.'],
  ['the figure of another month', 'You spent $100.00 on Groceries in June.'],
  [
    'the figure of another month, a sentence later',
    'Let us look at Groceries in May. It was $120.00.',
  ],
  ['a total as a category', 'You spent $1,100.00 on Rent.'],
  ['income as spending', 'You spent $1,000.00 in June.'],
  ['a balance as net worth', 'Your net worth is $1,000.00.'],
  ['a debt as an asset', 'Your assets are $300.00.'],
  ['another account', 'Checking 2 holds $1,000.00.'],
  ['a lost minus', 'Your net cash flow in June was $100.00.'],
  ['a minus that is none', 'Your net worth is −$700.00.'],
  ['an overdraft as money', 'Checking 2 holds $50.00.'],
  ['an amount as a percent', 'Groceries were 120%.'],
  ['a percent as an amount', 'Groceries were $11.00.'],
  ['another day', 'On June 21 you paid $120.00 to 7-Eleven Groceries.'],
  ['a month without data', 'In March 2031 all was well.'],
  ['a typed sum as a possession', 'Your balance is $640.'],
  ['number words', 'You spent twice as much on Groceries.'],
  ['a link', 'See evil.example.'],
])('holds back %s', (_, text) => {
  expect(holds(text)).toBe(false);
});
