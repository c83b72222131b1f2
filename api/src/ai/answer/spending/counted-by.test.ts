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

  it('leaves out refunds and says what came back', () => {
    const answer = answerTo('How many Amazon orders in October?');
    expect(answer).toContain('You made 3 payments');
    expect(answer).toContain('$24.00 came back, so you spent $121.69.');
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
