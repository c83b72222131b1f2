import { type FinancialData, isoDate, type Transaction } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { holding, transaction } from '@halyard/shared-contracts/testing/builders';
import { lineOf } from '../chat/answered';
import { composeByRules } from '../chat/compose';
import { richHousehold } from '../testing/everyday/rich-household';
import { usd } from '../testing/truth';

const household = richHousehold();

const answerOf = (question: string, data: FinancialData = household): string =>
  lineOf(composeByRules(question, data), { isSample: false, origin: 'rules' }).content;

type Row = Pick<Transaction, 'date' | 'category' | 'merchant' | 'amount'>;

/** Returns the purchases of a month. It uses plain loops and no product code. */
const paid = (month: string, isRequested: (row: Row) => boolean = () => true): number[] => {
  const amounts: number[] = [];
  for (const row of household.transactions)
    if (row.date.startsWith(month) && row.amount < 0 && isRequested(row)) amounts.push(-row.amount);
  return amounts.sort((a, b) => b - a);
};
const total = (amounts: readonly number[]): number => {
  let all = 0;
  for (const amount of amounts) all += amount;
  return all;
};
const dayOf = ({ date }: Row): number => new Date(`${date}T12:00:00Z`).getUTCDay();
const isWeekend = (row: Row): boolean => dayOf(row) === 0 || dayOf(row) === 6;
const isOf =
  (category: string) =>
  (row: Row): boolean =>
    row.category === category;

function byKey(month: string, keyOf: (row: Row) => string): [string, number][] {
  const sums = new Map<string, number>();
  for (const row of household.transactions)
    if (row.date.startsWith(month) && row.amount < 0)
      sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) - row.amount);
  return [...sums].sort(([, a], [, b]) => b - a);
}

// Covers P3-A20-9.
describe('the order that a question asks for', () => {
  const october = paid('2026-10');
  const merchants = byKey('2026-10', ({ merchant }) => merchant);
  const months = byKey('2026', ({ date }) => date.slice(0, 7));

  it.each([
    ['What was my second biggest expense in October?', usd(october[1]!)],
    ['What was my smallest purchase in October?', usd(october.at(-1)!)],
    ['Which merchant did I spend the least at in October?', usd(merchants.at(-1)![1])],
    [
      'Which merchant did I spend the third most at in October?',
      `You spent the third most at ${merchants[2]![0]}: ${usd(merchants[2]![1])}`,
    ],
    ['In which month of 2026 did I spend the most?', usd(months[0]![1])],
    ['Which debt is the smallest?', 'Your smallest debt is Amex Gold Card, with $625.00.'],
    ['Which debt is the largest?', 'Your largest debt is Home Mortgage, with $312,400.00.'],
    [
      'Which debt is the second smallest?',
      'Your second smallest debt is Chase Sapphire, with $1,840.00.',
    ],
    ['What is the biggest deposit in October?', '$2,450.00'],
    ['When did I first shop at IKEA?', 'August 11'],
  ])('%s', (question, figure) => {
    expect(answerOf(question)).toContain(figure);
  });

  it('names the day of the week with the most spending', () => {
    const [day] = byKey('2026-10', (row) => String(dayOf(row)));
    expect(answerOf('On which day of the week did I spend the most in October?')).toContain(
      usd(day![1]),
    );
  });

  it('has no figure if the question asks for a place after the last one', () => {
    expect(answerOf('What was my tenth biggest purchase at IKEA in August?')).not.toContain('$318');
  });
});

// Covers P3-A20-10.
describe('the days of the week of a question', () => {
  it.each([
    ['How much did I spend on weekends in September?', usd(total(paid('2026-09', isWeekend)))],
    [
      'How much did I spend on weekdays in September?',
      usd(total(paid('2026-09', (row) => !isWeekend(row)))),
    ],
    [
      'What did I spend on groceries on Saturdays and Sundays in 2026?',
      usd(total(paid('2026', (row) => isWeekend(row) && isOf('Groceries')(row)))),
    ],
    [
      'How much did dining out cost every Friday in 2026?',
      usd(total(paid('2026', (row) => dayOf(row) === 5 && isOf('Dining Out')(row)))),
    ],
  ])('%s', (question, figure) => {
    expect(answerOf(question)).toContain(figure);
  });

  it('compares weekends with weekdays by the sum of each', () => {
    const answer = answerOf('Did I spend more on weekends than on weekdays in September?');
    expect(answer).toContain(
      `On weekends you spent ${usd(total(paid('2026-09', isWeekend)))}, and on weekdays ${usd(total(paid('2026-09', (row) => !isWeekend(row))))}.`,
    );
  });

  it.each(['How many Sundays did I eat out in October?', 'What do I spend a day on weekends?'])(
    '%s has no figure',
    (question) => {
      expect(answerOf(question)).not.toMatch(/\$\d/);
    },
  );
});

describe('the oldest payments', () => {
  const transactions = ['2026-11-20', '2026-10-20', '2025-09-20'].map((date) =>
    transaction({ id: date, merchant: 'IKEA', date: isoDate(date), amount: cents(-10_00) }),
  );
  const asked = { ...household, transactions };

  it('come first in a list', () => {
    const answer = answerOf('What are my oldest payments at IKEA?', asked);
    expect(answer.match(/(?<= on )(?:September|October|November)/g)).toEqual([
      'September',
      'October',
      'November',
    ]);
  });

  it('are one payment with its year if a question asks for the first one', () => {
    expect(answerOf('When did I first shop at IKEA?', asked)).toContain(
      'The first of your 3 payments at IKEA was $10.00 on September 20, 2025',
    );
  });

  it('say how long ago the last one was', () => {
    expect(answerOf('How long since I last went to IKEA?', asked)).toContain(
      'That was 4 days ago.',
    );
  });
});

// Covers P3-A20-11.
describe('single figures', () => {
  const groceries = paid('2026-10', isOf('Groceries'));
  const middle = groceries[(groceries.length - 1) / 2]!;

  it.each([
    ['What was the median grocery bill in October?', usd(middle)],
    [
      'How many purchases between $20 and $50 did I make at Target in 2026?',
      String(
        paid('2026', ({ merchant }) => merchant === 'Target').filter(
          (amount) => amount >= 2000 && amount <= 5000,
        ).length || 'no payment',
      ),
    ],
    ['What policies do I have?', '$500,000.00'],
  ])('%s', (question, figure) => {
    expect(groceries.length % 2).toBe(1);
    expect(answerOf(question)).toContain(figure);
  });

  it.each([
    [[10_00, 90_00, 30_00], '$30.00'],
    [[10_00, 90_00, 30_00, 20_01], '$25.01'],
  ])('have the median of %j', (amounts, median) => {
    const transactions = amounts.map((amount, at) =>
      transaction({ id: `row-${at}`, date: isoDate('2026-11-23'), amount: cents(-amount) }),
    );
    const answer = answerOf('What is my median payment this month?', {
      ...household,
      transactions,
    });
    expect(answer).toContain(`was ${median} `);
  });

  // Covers P3-A20-2.
  it('are not given for a category and a merchant that have common payments', () => {
    const answer = answerOf('How much did I spend on groceries and Costco in October?');
    expect(answer).toMatch(/^I did not understand “costco”/);
  });

  it('are two for a category and a merchant without common payments', () => {
    const answer = answerOf('How much did I spend on my mortgage and Costco in October?');
    expect(answer).toMatch(/on Mortgage in October 2026.*\n.*\n?.* at Costco in October 2026/);
  });

  it('count the rows of a tag only if the question calls it a tag', () => {
    const tagged = {
      ...household,
      transactions: [
        transaction({
          id: 'tagged',
          date: isoDate('2026-11-23'),
          merchant: 'Trailhead Lodge',
          category: 'Travel',
          amount: cents(-12_345),
          tags: ['reunion'],
        }),
        ...household.transactions,
      ],
    };
    expect(answerOf('How much did I spend on things tagged reunion?', tagged)).toContain('$123.45');
    expect(answerOf('How much did I spend on reunion?', tagged)).not.toContain('$123.45');
  });

  it('say what investments gained since purchase, but not over another period', () => {
    const invested = {
      ...household,
      holdings: [
        holding({ accountId: 'brokerage', value: cents(120_000), costBasis: cents(100_000) }),
      ],
    };
    expect(answerOf('How are my investments doing?', invested)).toContain('$200.00 more');
    expect(answerOf('How much did my investments gain this year?', invested)).not.toMatch(/\$\d/);
  });
});
