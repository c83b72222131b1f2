import { richHousehold } from '../../testing/everyday/rich-household';
import { understand } from '../understand';

const household = richHousehold();

const readOf = (question: string): string => {
  const found = understand(question, household);
  if (found.kind !== 'query') return found.kind;
  const { measure, subjects, period, compare, split } = found.query;
  const other = compare?.with === 'period' ? compare.period : null;
  return [
    measure,
    ...subjects.map(({ name }) => name),
    ...(period ? [`${period.from} to ${period.to}`] : []),
    ...(other ? [`against ${other.from} to ${other.to}`] : []),
    ...(split ? [`by ${split}`] : []),
  ].join(', ');
};

// Covers P3-A20-2.
describe('one question in several wordings', () => {
  it.each([
    ['how much I can safely spend', 'how much can I safely spend'],
    ['How much I have received in May?', 'How much have I received in May?'],
    ['are we spending more than we earn', 'am I spending more than I earn'],
    [
      'did I spend less this month than the last one',
      'did I spend less this month than last month',
    ],
    ['what did we spend in the October month', 'what did I spend in October'],
    ['is it possible for me to buy a car for 15000', 'can I buy a car for 15000'],
    ['how mcuh on gas lst month', 'how much on gas last month'],
    ['what did I spend at uber last wknd', 'what did I spend at uber last weekend'],
    [
      'did I spend less this month than the same time last month',
      'did I spend more this month than last month',
    ],
    [
      'am I spending more on groceries than I used to',
      'am I spending more on groceries than usual',
    ],
    ['how much did I earn last month after tax', 'how much did I earn last month'],
    ['how much should I put aside each month for my vacation', 'how is my vacation doing'],
    [
      'should I pay the Amex or the car loan first',
      'which debt should I pay first, the Amex or the car loan',
    ],
    ['what day do I usually pay the mortgage', 'when do I pay the mortgage'],
    ['biggest expense category this year', 'which category did I spend the most on this year'],
    ['how much goes out every month no matter what', 'what are my fixed costs'],
    ['good morning', 'what can you do'],
    [
      'how much came from Bluebird Studio this year',
      'how much did I receive from Bluebird Studio this year',
    ],
    ['how much is my Honda loan per month', 'what is the monthly payment on my Honda loan'],
    ['will I have enough at the end of the month', 'how much will I have at the end of the month'],
    [
      'will I run out of money before my next paycheck',
      'what is my lowest expected balance until payday',
    ],
    [
      'total subscriptions without Netflix',
      'how much did I spend on subscriptions without Netflix',
    ],
    ['did Comcast charge me more this month', 'did Comcast go up this month'],
    ['how big is my mortgage', 'how much do I owe on my mortgage'],
    [
      'is my spending going up or down over the last 6 months',
      'my spending by month over the last 6 months',
    ],
    ['what is my take home pay per month', 'what is my income per month'],
    ['how much do I have after bills this month', 'how much will be left after bills this month'],
    ['which account has the most money', 'what is my largest account balance'],
    ['how much do I have saved', 'how much is in savings'],
    ['rank my spending categories for October', 'my spending by category for October'],
    ['how much do we owe altogether, including the mortgage', 'how much do I owe altogether'],
    [
      'am I spending less than I did last November',
      'is my spending this month higher than last November',
    ],
    ['how big was my grocery bill on average', 'how much was my grocery bill on average'],
    ['what bills come out automatically every month', 'what are my recurring payments'],
    ['what is the total of all income sources for 2026', 'what is the total income for 2026'],
    [
      'how much have I paid toward my student loan this year',
      'how much have I paid on my student loan this year',
    ],
    ['how is my money invested', 'what are my holdings'],
    [
      'have any of my subscriptions gotten more expensive',
      'have any of my subscriptions got more expensive',
    ],
    [
      'what is the most I have paid for electricity in one month',
      'which month did I spend the most on electricity',
    ],
    ['what is my financial health score and why', 'what is my financial health score'],
    [
      'how much could I save a year by cancelling Netflix',
      'how much would I save if I cancel Netflix',
    ],
    [
      'has my net worth gone up since the beginning of the year',
      'has my net worth gone up since January',
    ],
    ['how much should I have in an emergency fund', 'how long would my emergency fund last'],
    [
      'which bills are due before the end of the month',
      'which bills are due by the end of the month',
    ],
    ['what is in my retirement and investment accounts', 'what is in my investment accounts'],
    ['how much have we moved to savings this year', 'how much did I save this year'],
    ['was the Chase card paid this month', 'how much have I paid to my debt Chase card this month'],
    ['did I pay off the Amex last month', 'how much have I paid to my debt Amex last month'],
    ['was the mortgage paid this month', 'how much did I spend on mortgage this month'],
    ['I am thinking about a $3,000 laptop. Would that hurt us?', 'can I afford $3,000'],
    ['can we go out for $150 and still be ok', 'can I afford $150'],
    ['how much did we put in savings last month', 'how much did I save last month'],
    ['when will we be able to go to Italy', 'when will I reach my Italy goal'],
    [
      'if I keep saving at this rate, when will I reach my vacation goal',
      'when will I reach my vacation goal',
    ],
    [
      'I am doing my taxes and need to know how much childcare cost us in 2026',
      'how much childcare cost us in 2026',
    ],
    ['what did I pay for gas in the month of August', 'what did I pay for gas in August'],
    [
      'how much does the Lakeside Pension pay me every month',
      'my income from Lakeside Pension by month',
    ],
    [
      'how much did we spend over the holidays last December',
      'how much did I spend in December last year',
    ],
    ['my total assets and total debts please', 'my net worth'],
    [
      'between the brokerage and the 401(k), how much do I have invested',
      'how much do I have in the brokerage and the 401k',
    ],
    [
      'compare my utilities for this October and last October',
      'compare my utilities for October and October last year',
    ],
    ['how has my electric bill been trending', 'my spending on electric bill by month'],
    ['how much more can I spend on gas before I hit my limit', 'how much is left in my gas budget'],
    ['how much spending money have I got left after bills', 'how much will be left after bills'],
    ['how big should an emergency fund be', 'how long would my emergency fund last'],
    ['We think of a $2,500 trip. Do we have enough money for it?', 'can I afford $2,500'],
    ['graph my net worth', 'show my net worth'],
    ['is Netflix a monthly charge', 'what are my recurring payments for Netflix'],
    ['how much is my rent/mortgage', 'how much is my rent or mortgage'],
    ['which bills come before my Social Security', 'which bills come before December 12'],
    ['am I spending too much on takeout', 'am I paying too much for takeout'],
    ['how much should I budget for food', 'how much do I usually spend on food a month'],
    ['what should my grocery budget be', 'how much do I usually spend on groceries a month'],
    ['how much does a Costco trip cost me', 'how much is an average Costco trip'],
    ['how is my vacation fund coming along', 'how is my vacation goal doing'],
    ['how much was my last Social Security check', 'what are my deposits from Social Security'],
    ['will I run out of money this month', 'what is my lowest expected balance this month'],
    ['is there enough in checking to cover the rent', 'can my checking cover the payment of rent'],
    ['can we eat out tonight', 'how much can I safely spend'],
    ['is it smart to buy a phone for $900', 'can I afford a phone for $900'],
    [
      'what is the difference between my October and September spending',
      'compare my spending in October and September',
    ],
    [
      'if I put another $150 on the car loan, when is it done',
      'when will I pay off the car loan with $150 more a month',
    ],
    [
      'how much did I have in savings last month',
      'how much did I have in savings at the end of October',
    ],
    ['how did I do in October', 'income and spending in October'],
    ['what would I save without Spotify', 'how much would I save if I cancel Spotify'],
    [
      'did I spend over $500 on groceries last month',
      'how much did I spend on groceries last month',
    ],
    ['everything but groceries last month', 'how much did I spend without groceries last month'],
    ['where did I go over', 'am I over budget'],
    ['do I have more than 10k in savings', 'how much do I have in savings'],
    ['net worth now vs a year ago', 'net worth since a year ago'],
    ['home repairs over the past year', 'home repairs in the last 12 months'],
    ['my cell bill went up, didn’t it', 'my cell bill went up'],
    [
      'what was my average monthly spending in 2026',
      'how much did I spend a month on average in 2026',
    ],
  ])('"%s" is "%s"', (question, plain) => {
    expect(readOf(plain)).not.toMatch(/^(?:none|open|left|save_more|unknown_name)$/);
    expect(readOf(question)).toBe(readOf(plain));
  });

  it('reads the week of a holiday from Monday to Sunday', () => {
    expect(readOf('what did I spend the week of Thanksgiving')).toBe(
      'spending, 2025-11-24 to 2025-11-30',
    );
  });

  it.each([
    ['For October I want to know how much I spent on gas', '2026-10-01 to 2026-10-31'],
    ['How has my net worth been trending?', 'net_worth'],
  ])('loses no word of "%s"', (question, read) => {
    expect(readOf(question)).toContain(read);
  });

  it.each([
    'Did I spend more this month than the same time last year?',
    'Is it too much that I spent $200 on groceries last month?',
    'Should I pay the electric bill or the rent first?',
    'How much can I spend until Nor?',
  ])('"%s" is not read as another question', (question) => {
    expect(readOf(question)).not.toMatch(/^(?:affordability|debt)|2025-01-01|2026-12/);
  });

  it('keeps an exclusion that stands before the question', () => {
    const found = understand(
      'Excluding the mortgage I want to know how much I spent last month',
      household,
    );
    expect(found.kind === 'query' ? found.query.without : found.kind).toEqual(['Mortgage']);
  });

  it('does not read the name of a season in a trip as a time', () => {
    expect(readOf('how much have I saved for the summer trip')).toBe('unknown_name');
  });

  it('counts from the last payday if a question begins there', () => {
    expect(readOf('What did I spend since my last paycheck?')).toBe(
      'spending, 2026-11-20 to 2026-11-24',
    );
  });

  it('compares a year with a year if a question names only the earlier one', () => {
    expect(readOf('Is my spending up compared to last year?')).toBe(
      'spending, 2026-01-01 to 2026-12-31, against 2025-01-01 to 2025-12-31',
    );
  });

  it('reads the weekend of a holiday up to its last day', () => {
    expect(readOf('What did I spend on Thanksgiving weekend last year?')).toBe(
      'spending, 2025-11-27 to 2025-11-30',
    );
    expect(readOf('What did I spend on Labor Day weekend?')).toBe(
      'spending, 2026-09-05 to 2026-09-07',
    );
  });
});

// Covers P3-A20-2.
describe('what a word means beside the others', () => {
  it.each([
    ['Will my money last the month?', 'safe_to_spend'],
    ['Is there enough in checking to cover the bills this month?', 'safe_to_spend'],
    ['How long would my savings last?', 'emergency_fund'],
    ['What percent of my income goes to debt?', 'minimum_payments'],
    ['What percent of my salary am I saving?', 'savings_rate'],
    ['How much tax do I owe?', 'tax_estimate'],
    ['How much should I set aside for taxes?', 'tax_estimate'],
    ['What are my fixed costs per month?', 'recurring'],
    ['How much do I need to be debt free?', 'debt'],
    ['How many Starbucks trips in October?', 'count, Starbucks'],
    ['How much would I save if I cancel Netflix?', 'recurring, Netflix'],
    ['Has anything been charged twice?', 'double_charges'],
    ['Did Netflix bill me twice?', 'double_charges, Netflix'],
    ['How much money do I actually have?', 'cash'],
    ['What’s eating my paycheck?', 'spending, by category'],
    ['Which bills are still coming this month?', 'upcoming'],
    ['Did I go over budget anywhere?', 'budget_left'],
    ['How far along is my emergency fund?', 'emergency_fund'],
    ['What is my net worth compared to January?', 'net_worth'],
    ['How am I doing?', 'score'],
    ['Is my spending going down?', 'spending'],
    ['How much should I keep in savings?', 'emergency_fund'],
    ['When did I pay the mortgage last?', 'transactions, Mortgage'],
    ['What’s my burn rate?', 'monthly_average'],
    ['What can I cut?', 'save_more'],
    ['How much are my utilities usually?', 'monthly_average, Utilities'],
    ['List my bills', 'recurring'],
    ['What happened to my money this week?', 'spending'],
    ['Did I make money on my investments?', 'investment_gain'],
    ['What was my best month for income?', 'income, by month'],
    ['What was left for going out this month?', 'budget_left, Dining Out, Entertainment'],
    ['Did the refund from Amazon come through?', 'refunds, Amazon'],
    ['What was that charge for 17.99?', 'transactions'],
    ['What did we spend on doctor and pharmacy visits?', 'spending, Medical'],
    ['What were Christmas gifts last December?', 'spending, Gifts & Donations, 2025-12-01'],
    ['What was my balance on the 1st of the month?', 'balance, 2026-11-01 to 2026-11-01'],
    ['How much will I have on the 1st?', 'expected_balance, 2026-12-01 to 2026-12-01'],
  ])('%s', (question, expected) => {
    expect(readOf(question).startsWith(expected)).toBe(true);
  });

  it.each([
    'Do I spend twice as much as last year?',
    'Which payment do I make twice a year?',
    // Cars are not cards.
    'What do our cars cost us each month?',
    // Nothing is known about rewards.
    'Total cash back this year',
    // A month and a season differ in length.
    'Did I spend less this month than in the summer?',
    // These days are not travel.
    'What did the holidays cost us in December?',
    // These shops are not food or furniture.
    'How much do I spend on average at Whole Foods?',
    'What did I spend at Home Depot last month?',
    // Savings and investments are not in one account.
    'What do I have in savings and investments?',
    // The question asks whether to do it.
    'Can we order DoorDash on Friday?',
    // Costco never had the category Travel.
    'What did I spend on Costco travel in October?',
  ])('%s has no figure', (question) => {
    expect(understand(question, household).kind).not.toBe('query');
  });
});
