import { lineOf } from '../../../chat/answered';
import { composeByRules } from '../../../chat/compose';
import { richHousehold } from '../../../testing/everyday/rich-household';
import { FREER } from './all';

const household = richHousehold();
const answerTo = (question: string): string =>
  lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' }).content;

// Covers P3-A20-2.
describe('a question in freer words', () => {
  it.each(FREER.map(({ example, says }) => [example, says] as const))(
    'has the wording of its rule: %s',
    (example, says) => {
      expect(says.test(example)).toBe(true);
      says.lastIndex = 0;
    },
  );

  it.each([
    [
      'are we gonna make it to next payday without overdrawing',
      /^Until December 4, Everyday Checking is not expected to fall below zero/,
    ],
    [
      'will i be ok until friday',
      /^Until November 27, Everyday Checking is not expected to fall below zero/,
    ],
    [
      'when will I be broke if I keep this up',
      /^At this pace your money does not run out: in a usual month more comes in/,
    ],
    ['how much can I spend this week without going negative', /looks safe to spend/],
    ['can we afford a $60 dinner or should we hold off', /^\$60\.00 fits/],
    ['can I go on a $300 trip next week or better wait', /^\$300\.00 fits/],
    [
      'is my starbucks habit getting worse',
      /^Your spending at Starbucks went up: it was \$74\.05 a month from May 2026 to July 2026 and \$89\.05 a month from August 2026 to October 2026, which is \$15\.00 \(20\.3%\) more\./,
    ],
    [
      'are my earnings going downhill',
      /^Your income went down: it was \$8,145\.68 a month from May 2026 to July 2026 and \$7,274\.02/,
    ],
    [
      'how much did I make weekly on average since july',
      /^You received \$1,8\d\d\.\d\d a week on average from July 1 to November 24, 2026/,
    ],
    [
      'what was my slowest month',
      /You received the least in August 2026: \$7,012\.35\.\nOnly whole months are compared/,
    ],
    [
      'if bluebird studio stopped paying me how much would i lose a month',
      /^On average you received \$233\.33 a month from Bluebird Studio/,
    ],
    [
      'doordash or chipotle, where does more of my money go',
      /You spent \$313\.80 more at DoorDash than at Chipotle/,
    ],
    [
      'worst month for spending and what happened',
      /You spent the most in April 2026[^]*Taxes rose the most: by \$840\.00/,
    ],
    [
      'which month did I spend the most and on what',
      /You spent the most in April 2026[^]*Spending by category in April 2026/,
    ],
    [
      'hows november looking compared to october spending wise',
      /^You spent \$5,391\.94 in November 2026/,
    ],
    [
      'social security plus pension in october',
      /^You received \$2,100\.00 from Social Security and Lakeside Pension in October 2026/,
    ],
    [
      'when is my next social security check',
      /^One deposit of \$1,620\.00 for Social Security is expected/,
    ],
    [
      'what did I spend on the weekend of nov 14',
      /^You spent \$[\d.]+ from November 14 to November 15, 2026/,
    ],
    [
      'why is dining out so low this month',
      /^It is not lower but higher than from October 1 to October 24, 2026\./,
    ],
    [
      'how much was gas... sorry, how much was shopping in october',
      /^You spent \$[\d.]+ on Shopping in October 2026/,
    ],
    [
      'how much did northwind traders pay us in october',
      /^You received \$4,900\.00 from Northwind Traders in October 2026/,
    ],
    [
      'bluebird studio vs northwind traders this year, who paid more',
      /^You received \$60,450\.00[^]*You received \$57,150\.00 more from Northwind Traders than from Bluebird Studio/,
    ],
    ['how much do I make per day', /^You received \$[\d.]+ a day on average from August 2026/],
    [
      'how many bluebird payouts did i get this year',
      /^There are 2 deposits of income from Bluebird Studio in 2026/,
    ],
    [
      'can I afford rent next month',
      /^Yes: Everyday Checking holds \$4,310\.00[^]*at least about \$2,153\.77 is left, around December 1/,
    ],
    [
      'gas this month compared to whats normal for me',
      /That is \$4\.00 more than the average of the first 24 days of the months August 2026 to October 2026/,
    ],
    ['average cost of one costco run', /^A transaction at Costco came to \$150\.07 on average/],
    [
      'how much cheaper was october than september',
      /^You spent \$5,953\.94 in October 2026[^]*\$614\.00 more than in September 2026/,
    ],
    ['how much money comes in vs goes out every month', /^What you received, spent, put aside/],
    [
      'do I make enough to cover my bills',
      /^On average, \$7,274\.02 a month came in[^]*\$3,278\.14 a month is left after them/,
    ],
    [
      'whats my most expensive bill',
      /^There are 14 recurring payments[^]*- Harbor Home Loans: \$2,150\.00 monthly/,
    ],
    [
      'how much of my pay goes straight to daycare',
      /^You spent [\d.]+% of your income at Bright Kids Daycare/,
    ],
    ['if i keep spending like this how much will i have on december 31', /^On December 31 about /],
    [
      'between gas and groceries what costs us more',
      /You spent \$4,827\.60 more on Groceries than on Gas/,
    ],
    [
      'what was the best week i had with bluebird studio',
      /You received the most in the week of May 31, 2026: \$950\.00/,
    ],
    [
      'how much did bluebird pay in total and when was the last one',
      /^You received \$1,650\.00[^]*\$700\.00 on September 15/,
    ],
    [
      'where did my money go last week',
      /^You spent \$1,157\.47 from November 15 to November 21, 2026/,
    ],
    [
      'which month was my best for saving and why',
      /You kept the most in January 2026[^]*Spending by category|What changed, by category/,
    ],
    [
      'did we overspend in october',
      /^You received \$7,097\.35 and spent \$5,953\.94 in October 2026/,
    ],
    [
      'are we doing better or worse than last month money wise',
      /^These are the differences in spending and income/,
    ],
    ['if i spend 80 today will i still be ok till payday', /^\$80\.00 fits/],
    [
      'any big payments coming up in december',
      /^\d+ recurring payments are expected from December 1/,
    ],
    ['do we usually end the month with money left over', /so \$1,632\.91 was left/],
    [
      'how often do I fill up the car',
      /^You made 6 payments on Gas[^]*That is about 2\.1 a month\./,
    ],
    [
      'how much was costco last time and how often do we go there',
      /The last of your 28 payments at Costco[^]*at Costco in [^]*, \$[\d,.]+ in all\./,
    ],
    ['am I spending more than I take in', /^You received \$7,000\.00 and spent \$5,391\.94/],
    ['do i owe anybody any money', /^You owe \$342,565\.00 on 5 debts/],
    [
      'do i have enough in checking to cover the bills til next payday',
      /^Until December 4, Everyday Checking is not expected to fall below zero/,
    ],
    [
      'Am I gonna run out of money before rent?',
      /^Until December 1, Everyday Checking is not expected to fall below zero/,
    ],
    [
      'how long would our savings last if we both lost our jobs',
      /^Your emergency savings of \$18,400\.00 would cover 3\.3 months/,
    ],
    [
      'did anything unusual get charged to my account lately? im worried about scams',
      /^This stands out in your payments/,
    ],
    [
      'how much income do I get in total each month, from everything?',
      /^On average you received \$7,274\.02 a month/,
    ],
    [
      'How much should I be putting aside for taxes',
      /a quarter to a third of what is left of it after costs/,
    ],
    ['how many paydays did i get in october', /^There are 2 deposits of income from Salary/],
    [
      'how many paydays / deposits did i get in october',
      /^There are 6 deposits of income in October 2026/,
    ],
    ['what is all my money together', /^Your assets are \$612,610\.00 in all/],
    [
      'what is all my money together, and how much of that is in the 401k',
      /^Your assets are \$612,610\.00 in all[^]*Northwind 401\(k\) holds \$88,700\.00/,
    ],
    [
      'how much will i have in checking at the end of next month',
      /^On December 31 about \$7,450\.67 is expected in Everyday Checking/,
    ],
    [
      "did my wife's paycheck come in yet this month? which day",
      /cannot tell whose pay it is[^]*- Northwind Traders: \$2,450\.00 on November 20/,
    ],
    [
      'lol ok last one, is bitcoin a good buy right now?',
      /^Your data cannot tell this: Halyard does not judge single investments/,
    ],
    ['why is my checking account so low', /\nEveryday Checking holds \$4,310\.00\.\nYou received/],
  ])('is answered: %s', (question, answer) => {
    expect(answerTo(question)).toMatch(answer);
  });

  it.each([
    'List all our subscriptions and what they cost per month',
    'am i doing ok with money? give me the real talk',
    'Is my money in the bank insured by the FDIC and up to how much',
    'how much was starbucks last month and is it going up',
  ])('leaves out nothing that it answers: %s', (question) => {
    expect(answerTo(question)).not.toMatch(/leaves out|does not go into/);
  });

  it.each([
    'will 500 last me until payday',
    'how often do we go there',
    'can I get 500 out of savings',
    'can I get a 3% mortgage',
    'should I sell my stocks or wait until spring',
    'is my score getting worse and on what',
    'what did I spend on the weekend of feb 31',
  ])('is not taken for another one: %s', (question) => {
    expect(answerTo(question)).not.toMatch(/fits|lowest|went up|February|a month\./);
  });
});
