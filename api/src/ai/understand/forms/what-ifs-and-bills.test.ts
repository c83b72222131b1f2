import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';
import { richHousehold } from '../../testing/everyday/rich-household';

const household = richHousehold();
const answerTo = (question: string): string =>
  lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' }).content;

type Case = readonly [title: string, questions: readonly string[], answer: RegExp];

/** Today is November 24, 2026. */
const CASES: readonly Case[] = [
  [
    'one payment on a debt brings its end nearer',
    [
      'if I put $2,000 on the car loan, when is it paid off',
      'what happens if I throw a one-time payment of $2,000 at the car loan',
      'what if I pay an extra $2,000 on my car loan right now',
    ],
    /^After \$2,000\.00 at once, \$10,900\.00 of the \$12,900\.00 on Honda CR-V Loan is left\.\nAt its present payment of \$389\.00 a month, it is then paid off in May 2029 instead of November 2029, 6 months sooner, with \$290\.36 less interest\./,
  ],
  [
    'one payment can pay off a debt',
    ['what if I pay $700 on the Amex today', 'if I send $700 to the Amex what is left'],
    /^\$700\.00 at once pays off Amex Gold Card: you owe \$625\.00, so \$75\.00 is not needed\./,
  ],
  [
    'one payment on no named debt is one on the debt with the highest rate',
    ['What if I put $500 on my debts at once?'],
    /^This is for Amex Gold Card, which has the highest rate of your debts\.\nAfter \$500\.00/,
  ],
  [
    'more each month is no single payment',
    ['what if I pay $200 extra on my car loan', 'what if I put $200 more a month on the car loan'],
    /\$200\.00 more a month/,
  ],
  [
    'a bill that rises is compared with what is left in a usual month',
    [
      'what if my mortgage goes up $200 a month',
      'what happens if Comcast raises my bill by $200',
      'can I absorb a $200 increase in my phone bill',
      'my car insurance is going up $200, will I be ok',
    ],
    /^\$200\.00 a month would fit into a usual month, and leave \$1,432\.91\./,
  ],
  [
    'an amount by a day is divided by the months until then',
    [
      'how much must I save per month for $5,000 by June',
      'if I want $5,000 by June how much should I save monthly',
      'I need $5,000 by June for a trip, how much a month is that',
      'how much do we need to put away each month to have $5,000 by June 2027',
    ],
    /^To have \$5,000\.00 by June 30, 2027, you need \$714\.29 a month for 7 months/,
  ],
  [
    'bills of a near month are those to come',
    [
      'December bills from subscriptions',
      'December subscriptions total',
      'which subscriptions hit in December',
    ],
    /^2 recurring payments for Subscriptions are expected from December 1 to December 31, \$29\.98/,
  ],
  [
    'payments that were made are those of the last such month',
    ['what did I spend on subscriptions in December', 'subscriptions paid in December'],
    /in December 2025/,
  ],
  [
    'the money of one account is compared with every bill that is named',
    [
      'is there enough in checking for the mortgage and daycare',
      'can my checking cover the mortgage and daycare',
      'does my checking have enough for the mortgage plus daycare',
      'will I be able to pay both the mortgage and daycare from checking',
    ],
    /^Yes: Everyday Checking holds \$4,310\.00, and the next payments take \$2,790\.00, which leaves \$1,520\.00 today\.\n- Harbor Home Loans: \$2,150\.00 around December 1\n- Bright Kids Daycare: \$640\.00 around December 2/,
  ],
  [
    'a bill that is not known is named',
    [
      'can my checking cover the mortgage and the rent of IKEA',
      'will checking cover IKEA and Comcast',
    ],
    /I did not understand|\nYour transactions show no payment for IKEA in the next weeks\./,
  ],
  [
    'debt to income names its income',
    ['what is my debt to income ratio', "what's my DTI"],
    /take 36\.4% of your income after tax\. Up to 36% is manageable\.\nThe income is \$7,767\.68 a month after tax, which your regular deposits come to\./,
  ],
  [
    'the card with the largest debt is found',
    ['which card do we owe the most on', 'on which card do I owe the most'],
    /^You owe the most on Chase Sapphire: \$1,840\.00\./,
  ],
  [
    'a bill that rises is no single price',
    [
      'would a $100 increase in daycare be a problem',
      'the gym is raising prices by $100, is that ok',
    ],
    /^\$100\.00 a month would fit into a usual month/,
  ],
  [
    'weekends stand beside weekdays in any order of the words',
    [
      'weekday vs weekend spend in October',
      'spending in October on weekends compared with weekdays',
    ],
    /\nOn weekends you spent \$811\.51, and on weekdays \$5,142\.43\./,
  ],
  [
    'income that is expected is listed',
    ['what is my projected income for next month', 'what income is expected in December'],
    /^5 regular deposits are expected from December 1 to December 31, \$7,012\.35 in all/,
  ],
  [
    'a change is stated in percent',
    [
      'by what percent did my grocery spending change from September to October',
      'how many percent did groceries rise from September to October',
      'percentage change in groceries from September to October',
    ],
    /^You spent \$534\.05 on Groceries[^]*\nIn percent, that is 0\.9% more\./,
  ],
  [
    'a harmless word changes nothing',
    [
      'what can we safely spend until the next paycheck?',
      'How much can I safely spend without getting in trouble?',
    ],
    /^Until December 3, nothing looks safe to spend/,
  ],
  [
    'the month before is last month',
    ['Which category went up the most compared to the month before?'],
    /\nShopping rose the most: by \$29\.00/,
  ],
  [
    'each of some months has its own sum',
    ['How much did I pay for groceries in each of the last three months?'],
    /September 2026, \$529\.05[^]*October 2026, \$534\.05/,
  ],
  [
    'recurring payments can be in the order of their price',
    ['list my subs, cheapest first', 'show my subscriptions from cheapest to most expensive'],
    /\n- Spotify: \$11\.99[^]*\n- Netflix: \$17\.99/,
  ],
  [
    'a second half asks for the source, for what is saved, or whether it can be',
    ['What was my income in October, and where did it come from?'],
    /^You received \$7,097\.35[^]*\nNorthwind Traders, \$4,900\.00(?![^]*leaves out)/,
  ],
  [
    'interest that is saved is stated',
    [
      'If we pay $300 extra on the car loan every month, when is it paid off and how much interest do we save?',
    ],
    /\nThat saves \$[\d,.]+ of interest\.(?![^]*leaves out)/,
  ],
  [
    'bills with their days are the recurring payments',
    [
      'What bills do I pay every month, and on what day?',
      'how much do I need to earn each month to cover my bills',
    ],
    /^There are \d+ recurring payments\./,
  ],
];

// Covers P3-A20-2.
describe.each(CASES)('%s', (_title, questions, answer) => {
  it.each(questions)('%s', (question) => {
    expect(answerTo(question)).toMatch(answer);
  });
});

describe('no figure is given for', () => {
  it.each([
    'if I put $2,000 on the car loan on weekends, when is it paid off',
    'if I put $2,000 on the car loan at Costco when is it done',
    'what if my mortgage goes up $200 a year',
    'what if my mortgage goes up 3%',
    'how much must I save per paycheck for $5,000 by June',
    'how much must I save per month for $5,000 without groceries by June',
    'how much must I save per month for $5,000',
  ])('a limit that the answer has no room for: %s', (question) => {
    expect(answerTo(question)).not.toMatch(/^(?:After|To have)|would fit/);
  });
});
