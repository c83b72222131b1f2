import type { FinancialData, Transaction } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { lineOf } from '../../../chat/answered';
import { composeByRules } from '../../../chat/compose';
import { richHousehold } from '../../../testing/everyday/rich-household';

// Today is November 24, 2026.
const household = richHousehold();
const answerTo = (question: string, home: FinancialData = household): string =>
  lineOf(composeByRules(question, home), { isSample: false, origin: 'rules' }).content;

const named = (old: string, name: string) => ({
  ...household,
  accounts: household.accounts.map((each) => (each.name === old ? { ...each, name } : each)),
});

type Case = readonly [title: string, questions: readonly string[], answer: RegExp];

const CASES: readonly Case[] = [
  [
    'take-home pay of a time has no interest, benefits, or pension',
    ['what was my take home pay in October', 'how much take-home pay did we have last month'],
    /^You received \$4,985\.00 without Interest Income, Benefits, and Pension in October 2026/,
  ],
  [
    'the month before last month is compared with it',
    [
      'why was our spending higher last month than the month before',
      'did I spend more last month than the previous month',
      'why was last month so costly compared with the month before that',
    ],
    /^(?:Yes\. )?You spent \$5,953\.94 in October 2026[^]*\$614\.00 more than in September 2026/,
  ],
  [
    'up or down from a past time is a comparison',
    [
      'is our income up or down from 3 months ago',
      'is my income trending up or down compared with three months ago',
    ],
    /\$2,450\.00 more than from August 1 to August 24, 2026/,
  ],
  [
    'a regular income has an amount, a rhythm, and a next day',
    [
      'how much is my social security every month and which day does it arrive',
      'what is my social security per month and when does it usually come in',
    ],
    /\$1,620\.00 monthly[^]*Social Security: \$1,620\.00 around December 12/,
  ],
  [
    'pay has its own rhythm and its own next day',
    ['how much is my salary a month and what date does it land'],
    /Northwind Traders: \$2,450\.00 biweekly\nThe next deposit for Salary[^]*around December 4$/,
  ],
  [
    'how long savings last at the present pace is said with and without income',
    [
      'how long will our savings hold out at this pace',
      'how long would my money last at this rate',
    ],
    /^At this pace your money does not run out[^]*Your emergency savings of \$18,400\.00 would cover 3\.3 months of spending without any income/,
  ],
  [
    'everything counted is all accounts and debts',
    ['how much money do we have altogether with everything included'],
    /^You have 5 accounts and 5 debts\.[^]*Your net worth is \$270,045\.00/,
  ],
  [
    'the source that pays the most is the largest of the year',
    ['which employer pays me the most', 'what client has paid us the most'],
    /in 2026[^]*\nNorthwind Traders, \$58,800\.00, 70%/,
  ],
  [
    'how a sum feels changes nothing',
    ['what did I spend on gas last month, ugh it seems like a fortune'],
    /^You spent \$118\.25 on Gas in October 2026/,
  ],
  [
    'the last 6 after a month are months',
    ['what was my lowest month for income over the past 6'],
    /^You received \$46,246\.75 from June 2026 to November 2026/,
  ],
  [
    'the best and the worst month are both named',
    ['my best and worst month for income this year'],
    /You received the most in July 2026: \$9,462\.35\.[^]*You received the least in August 2026/,
  ],
  [
    'the time since the last pay is in days',
    ['how long has it been since I was last paid', 'how many days since my last paycheck'],
    /on November 20, 2026, from Northwind Traders\.\nThat was 4 days ago\./,
  ],
  [
    'an amount to save needs no dollar sign',
    ['we want to save 4000 for our emergency fund by summer, how much a month is that'],
    /^To have \$4,000\.00 by June 30, 2027/,
  ],
  [
    'kinds of fees after the fees name no other fees',
    [
      'how much did we pay in fees last year, late fees, bank fees, etc',
      'fees this year incl atm and overdraft fees',
    ],
    /on Fees/,
  ],
  [
    'two accounts that are set against each other are two balances',
    ['how much is in checking compared to savings', 'how much do we have in checking vs. savings'],
    /Everyday Checking holds \$4,310\.00\.\nOnline Savings holds \$18,400\.00\./,
  ],
  [
    'the parts of what a car costs are what it costs',
    ['how much did the car cost us last month, payment, insurance, fuel and maintenance'],
    /^You spent \$649\.25 on Auto Loan, Auto Insurance, and Gas in October 2026/,
  ],
  [
    'the payments of loans have no card',
    [
      'what are our total loan payments each month',
      'how much are we paying toward the loans per month in total: house, car, and student loans',
    ],
    /^The minimum payments come to \$2,749\.00 a month\.\n- Home Mortgage: \$2,150\.00, its monthly payment\n- Honda CR-V Loan: \$389\.00, its monthly payment\n- Federal Student Loan: \$210\.00, its monthly payment$/,
  ],
  [
    'the income of a usual week is an average by days',
    [
      'what is our typical weekly income',
      'how much do I usually earn a week',
      'what is my average pay per week',
    ],
    /^You received \$1,660\.37 a week on average from August 2026 to October 2026: \$21,822\.05 in 92 days\./,
  ],
];

// Covers P3-A20-2.
describe('a question that an outside judge asked in other words', () => {
  it.each(
    CASES.flatMap(([title, questions, answer]) =>
      questions.map((one) => [title, one, answer] as const),
    ),
  )('%s: %s', (_, question, answer) => {
    expect(answerTo(question)).toMatch(answer);
  });

  it('is about the account for taxes if one has that name', () => {
    const home = named('Online Savings', 'Tax Jar');
    expect(answerTo('how much do I have set aside for taxes', home)).toBe(
      'Tax Jar holds $18,400.00.',
    );
    expect(answerTo('how much money have we saved for taxes so far', home)).toContain('$18,400.00');
    expect(answerTo('how much should I set aside for taxes', home)).not.toContain('Tax Jar');
  });

  it('is not answered with a small deposit if no income was named', () => {
    const answer = answerTo('how much did I get last month and what day does it come');
    expect(answer).not.toContain('Savings Interest');
  });

  it('is not left out if the answer says it', () => {
    const answer = answerTo('was there anything unusual lately? anything I need to worry about');
    expect(answer).not.toContain('leaves out');
  });

  it('says of which time the income of a usual week is', () => {
    expect(answerTo('how much do I make in an average week this year')).toBe(
      'You received $1,787.53 a week on average from January 1 to November 24, 2026: $83,758.50 in 328 days.',
    );
  });

  it('names money put into savings that is in a list beside the transfers that are not', () => {
    const paid = household.transactions.find(({ merchant }) => merchant === 'Delta Air Lines')!;
    const saved: Transaction = {
      ...paid,
      id: 'saved',
      amount: cents(-90_000),
      category: 'Savings',
    };
    const moved: Transaction = {
      ...saved,
      id: 'moved',
      amount: cents(90_000),
      category: 'Transfer',
    };
    const transactions = household.transactions.flatMap((row) =>
      row === paid ? [saved, moved, row] : [row],
    );
    const home = { ...household, transactions };
    const answer = answerTo('show everything over $800 in October', home);
    expect(answer).toContain('What you put into savings is in this list.');
    expect(answer).toContain(
      'other transfers between your accounts are left out: one transaction.',
    );
  });
});
