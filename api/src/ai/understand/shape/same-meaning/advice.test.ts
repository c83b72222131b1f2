import { lineOf } from '../../../chat/answered';
import { composeByRules } from '../../../chat/compose';
import { richHousehold } from '../../../testing/everyday/rich-household';

const household = richHousehold();
const answerTo = (question: string) =>
  lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' }).content;

const CUT = 'This is what stands out in your figures';
const SAVE = 'A rule of thumb is to keep 20% or more, which of your regular income is $1,553.54';
const FIRST = 'so paying it down comes first. This is information, not advice.';
const HOUSING = 'You spent 29.6% of your income on Rent and Mortgage';

// Covers P3-A20-2.
describe('a question for advice', () => {
  it.each([
    ['what should i cut back on', CUT],
    ['where could we cut spending', CUT],
    ['which expenses should i cut first', CUT],
    ['what could i trim', CUT],
    ['which costs are the easiest to cut', CUT],
    ['how much should i save each month', SAVE],
    ['how much should i be saving every paycheck', SAVE],
    ['how much money do i need to save each month', SAVE],
    ['what percentage of my income should i save', SAVE],
    ['am i saving enough', SAVE],
    ['should i pay off debt or save', FIRST],
    ['should i pay down my credit cards or build up savings first', FIRST],
    ['is it better to pay off the cards or save for emergencies', FIRST],
    ['should i save or pay off my debt first', FIRST],
    ['is it smarter to pay off my loans or keep cash', FIRST],
    ['is my rent too high', HOUSING],
    ['is our mortgage too expensive for our income', HOUSING],
    ['do i spend too much on housing', HOUSING],
    ['is my mortgage payment too high', HOUSING],
    ['are my housing costs too high', HOUSING],
    ['is my car payment too high', '5.3% of your income on Auto Loan'],
    ['am i too heavy in stocks', 'are divided like this'],
    ['do i have too much in stocks', 'are divided like this'],
  ])('is answered with figures: "%s"', (question, says) => {
    expect(answerTo(question)).toContain(says);
  });

  it('about housing names a rule of thumb and says that it is no advice', () => {
    expect(answerTo('is my rent too high')).toMatch(/at most 30% .* not advice\./);
  });
});

describe('a question for one deposit', () => {
  it.each([
    'how much was my last paycheck',
    'when did i get paid last',
    'what was my most recent paycheck',
    'what was my last deposit',
    'how much was my latest paycheck',
    'how much was my last paycheck from northwind',
  ])('has one figure: "%s"', (question) => {
    expect(answerTo(question)).toContain('was $2,450.00 on November 20, 2026, from Northwind');
    expect(answerTo(question)).not.toContain('$7,000.00');
  });
});

describe('a question for reasons', () => {
  it.each([
    ['why was july income higher than june', 'Northwind Traders rose the most: by $2,450.00'],
    [
      'why did i make less in october than in september',
      'Bluebird Studio fell the most: by $700.00',
    ],
    ['why was my income lower in october than september', 'Bluebird Studio fell the most'],
    ['why did i spend more in october than september', 'Travel rose the most: by $612.00'],
    ['why was october more expensive than september', 'Travel rose the most: by $612.00'],
  ])('names what changed: "%s"', (question, says) => {
    expect(answerTo(question)).toContain(says);
  });

  it('about a year that is not known as a whole names no category', () => {
    for (const question of [
      'which category has grown the most since last year',
      'what category went up the most since last year',
      'which category increased the most compared to last year',
    ]) {
      expect(answerTo(question)).toContain('is not complete and cannot be compared');
      expect(answerTo(question)).not.toMatch(/\$\d/);
    }
  });
});

describe('a question for a list', () => {
  it.each([
    ['show me yesterdays purchases', 'Amazon: $49.51 on November 23'],
    ['list my purchases at target this month', 'Target: $71.29 on November 17'],
    ['last 5 things on the chase card', 'Costco: $156.66 on November 18'],
    ['my last five charges on the amex', 'AMC Theatres: $47.40'],
    ['what was that 612 charge', 'Delta Air Lines: $612.00 on October 9'],
    ['how much was my last chipotle order', 'was $41.88 on November 24, 2026'],
  ])('names each payment: "%s"', (question, says) => {
    expect(answerTo(question)).toContain(says);
  });
});

describe('a question with a time', () => {
  it.each([
    ['whats my average grocery bill a month over the past 6 months', 'from May 2026 to October'],
    ['average gas spend per month over the last 3 months', 'from August 2026 to October'],
    ['average monthly spending this year', 'from January 2026 to October'],
    ['how much did i spend on groceries before the 10th', 'from November 1 to November 9'],
    ['how much have i paid on my car loan so far', '$5,446.00'],
    ['will i reach my vacation goal by next june', '$500.00 a month is needed for 7 months'],
    ['am i saving more than last year', 'cannot be compared'],
    ['did i save more in october than september', 'You had $2,372.41 left over'],
    ['what will checking look like on dec 5', 'is expected in Everyday Checking'],
    ['whats my balance gonna be at the end of the year', 'On December 31 about'],
  ])('has the figure of this time: "%s"', (question, says) => {
    expect(answerTo(question)).toContain(says);
  });
});

describe('a question about cards, bills, and budgets', () => {
  it.each([
    ['restaurants on my credit card this month', 'from Chase Sapphire and Amex Gold Card'],
    ['how much did i charge to my credit card at restaurants', '$292.36'],
    ['do my checking and savings cover the mortgage', 'hold $22,710.00'],
    ['did my car payment go through', '$389.00 on Auto Loan'],
    ['is the gym membership still going thru', 'Planet Fitness: $24.99 monthly'],
    ['how much is daycare eating every month', '$640.00 a month'],
    ['whats the pension bringing in per year', '$5,760.00 a year'],
    ['how long til the amex is gone if i pay 200 a month', 'March 2027'],
    ['can i wipe out both credit cards with my savings', '$20,245.00'],
    ['what did i go over on in october', 'In those with one, you are $228.49 over'],
    ['how is my 401k doing', 'no gain is known'],
    ['how much house do i actually own', 'your equity is $152,600.00'],
  ])('has its figure: "%s"', (question, says) => {
    expect(answerTo(question)).toContain(says);
  });
});
