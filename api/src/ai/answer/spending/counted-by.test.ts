import { composeByRules } from '../../chat/compose';
import { lineOf } from '../../chat/answered';
import { richHousehold } from '../../testing/everyday/rich-household';

const household = richHousehold();
const answerTo = (question: string): string =>
  lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' }).content;

// Covers P3-A20-11.
describe('a number of payments', () => {
  it('has a rate per week over all days that are known', () => {
    // Five visits in each of twelve months are 60 in 359 days.
    const answer = answerTo('How many times a week do I go to Starbucks?');
    expect(answer).toContain('You made 60 payments at Starbucks');
    expect(answer).toContain('That is about 1.2 a week.');
  });

  it('names the merchant with the most payments, and not the one with the largest sum', () => {
    const answer = answerTo('Which store did I go to most often in October?');
    expect(answer).toContain('You paid most often at Starbucks: 5 payments.');
  });

  it('names the account with the most payments', () => {
    expect(answerTo('Which card do I use most?')).toContain(
      'You paid most often with Amex Gold Card: 17 payments.',
    );
  });

  it('keeps the limit of an amount', () => {
    expect(answerTo('How many times did I spend more than $100 in October?')).toContain(
      'You made 9 payments over $100.00 in October 2026',
    );
  });

  it('has no average of payments over the limit of a month', () => {
    expect(answerTo('Do I spend more than $300 a month eating out?')).toContain(
      'On average you spent $274.36 a month on Dining Out',
    );
  });

  it('leaves out refunds and says what came back', () => {
    const answer = answerTo('How many Amazon orders in October?');
    expect(answer).toContain('You made 3 payments');
    expect(answer).toContain('$24.00 came back, so you spent $121.69.');
  });
});

// Covers P3-A20-2.
describe('a time', () => {
  it.each([
    ['What did I spend Oct 1-15?', 'from October 1 to October 15, 2026'],
    ['What did I spend on 9 October?', 'on October 9, 2026'],
    ['What did I spend in the second half of October?', 'from October 16 to October 31, 2026'],
    ['What did I spend the first two weeks of October?', 'from October 1 to October 14, 2026'],
    ['What did I spend the week of November 8?', 'from November 8 to November 14, 2026'],
    ['What did I spend between Thanksgiving and New Years?', 'to January 1, 2026'],
    ['What was electricity in July and August?', 'from July 2026 to August 2026'],
    ['Did I spend more this week than last week?', 'from November 15 to November 17, 2026'],
  ])('of "%s" is named', (question, time) => {
    expect(answerTo(question)).toContain(time);
  });
});

// Covers P3-A20-11.
it('says what is left over in an average month beside the months', () => {
  expect(answerTo('How much am I saving each month?')).toContain('On average of 11 whole months');
});

// Covers P3-A20-2.
describe('a name on which nothing was spent', () => {
  it('names the mortgage of somebody without rent', () => {
    expect(answerTo('How much is my rent?')).toContain(
      'Your home is in the category Mortgage: $2,150.00 in November 2026.',
    );
  });

  it('names what a client paid', () => {
    expect(answerTo('Bluebird Studio payments list')).toContain(
      'You received $1,650.00 from Bluebird Studio',
    );
  });
});

// Covers P3-A20-2.
describe('a word for an order', () => {
  it('sorts deposits from the smallest', () => {
    expect(answerTo('What was my smallest paycheck?')).toContain('The smallest first:');
  });

  it('names the day of a later time, and not the time until it', () => {
    expect(answerTo('What comes out on the 4th?')).toContain('is expected on December 4');
  });
});
