import type { FinancialData } from '@halyard/shared-contracts/finance';
import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';
import { richHousehold } from '../../testing/everyday/rich-household';
import { supplementHousehold } from '../../testing/everyday/supplement-household';

const supplement = supplementHousehold();
const rich = richHousehold();

/** Two companies pay for single jobs here. */
const gigs: FinancialData = {
  ...supplement,
  transactions: supplement.transactions.map((row) =>
    row.category === 'Salary'
      ? {
          ...row,
          category: 'Income',
          merchant: row.date < '2026-10-15' ? 'Uber Payout' : 'DoorDash Dasher',
        }
      : row,
  ),
};

type Case = readonly [
  title: string,
  household: FinancialData,
  questions: readonly string[],
  answer: RegExp,
];

/** Outside judges asked such questions, and none was understood. Today is November 24. */
const CASES: readonly Case[] = [
  [
    'interest that an account paid is income of this account',
    rich,
    [
      'how much interest did my savings account pay last month',
      'how much interest did my savings earn last month',
      'what interest did online savings pay me last month',
      'did my savings account pay any interest last month',
      'how much interest have i earned on my savings last month',
    ],
    /You received \$12\.35 from Interest Income from Online Savings in October 2026, in one deposit\./,
  ],
  [
    'this time last month ends on the same day',
    supplement,
    [
      'how much had i spent by this time last month',
      'this time last month how much had i spent',
      'what did i spend at this time last month',
      'how much did i spend up to this time last month',
    ],
    /^You spent \$3,190\.25 from October 1 to October 24, 2026/,
  ],
  [
    'two accounts together have a sum',
    supplement,
    [
      'how much do i have in everyday checking and online savings together',
      "what's in checking and savings combined",
      'checking and savings together',
      'how much do i have between checking and savings',
    ],
    /\nThat is \$13,120\.00 together\.$/,
  ],
  [
    'bills of a later month or until a day are listed',
    supplement,
    [
      'what bills are coming in december',
      'which bills are coming up next month',
      'show me the bills until december 15',
      'show my upcoming bills before december 15',
      'list all bills due by december 15',
    ],
    /^8 recurring payments are expected (?:until December 1[45]|from December 1 to December 31), \$2,408\.24 in all:/,
  ],
  [
    'gig income is what the companies pay, which the answer names',
    gigs,
    [
      'what was my gig income in october',
      'gig income in october all apps combined',
      'how much did i make from all my apps combined in october',
      'how much did my apps bring in in october',
      'gig earnings in october',
    ],
    /^You received \$5,700\.00 from (?:Uber Payout and DoorDash Dasher|DoorDash Dasher and Uber Payout) in October 2026/,
  ],
  [
    'a courtesy before a question changes nothing',
    supplement,
    [
      'One more thing, how much did I spend on rent last month?',
      "Thanks, you've been so helpful. How much did I spend on rent last month?",
      'thanks you have been so helpful how much did i spend on rent last month',
      "you've been great, one last question: how much did I spend on rent last month",
      'ok last one how much did i spend on rent last month',
      'one more thing how much did i spend on rent last month',
    ],
    /^You spent \$1,450\.00 on Rent in October 2026, in one transaction\./,
  ],
  [
    'the summer began in June',
    supplement,
    [
      'how much have i spent on groceries since the summer started',
      'since summer started what did we spend on groceries',
      'groceries since the summer began',
    ],
    /^You spent \$852\.60 on Groceries from June 1 to November 24, 2026/,
  ],
  [
    'take-home pay is the income that arrived',
    supplement,
    [
      'what percent of take-home goes to rent',
      'what percentage of my take-home goes to rent',
      'what share of my take home pay goes to rent',
      'how much of our monthly take-home goes to rent',
    ],
    /^You spent 32\.7% of your income on Rent from August 2026 to October 2026: \$4,350\.00 of \$13,300\.00\./,
  ],
  [
    'the end of a debt after what is owed on it is of this debt',
    supplement,
    [
      'how much is left on the toyota and when will it be paid off',
      'what do i owe on the toyota and when can i pay it off',
    ],
    /^You owe \$12,900\.00 on Auto Loan 4417\.\n.*\nAt your present payments you pay off Auto Loan 4417 in November 2029/,
  ],
  [
    'what was paid to a debt is no balance',
    supplement,
    ['how much have i paid off on the toyota', 'how much have we paid down on the toyota'],
    /^You paid \$2,723\.00 to Auto Loan 4417 in all your transactions, in 7 payments\./,
  ],
];

it.each(CASES)('%s', (_, household, questions, answer) => {
  for (const question of questions) {
    const composed = composeByRules(question, household);
    expect(lineOf(composed, { isSample: false, origin: 'rules' }).content).toMatch(answer);
  }
});

it('apps that are paid are no income', () => {
  const { query } = composeByRules('how much do i spend on delivery apps', gigs);
  expect(query?.measure).toBe('spending');
});

it('one more month is no courtesy', () => {
  expect(composeByRules('one more month how much would i save', supplement).understood).toBe(false);
});
