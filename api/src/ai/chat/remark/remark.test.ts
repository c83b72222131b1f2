import { richHousehold } from '../../testing/everyday/rich-household';
import { composeByRules } from '../compose';
import { lineOf } from '../answered';
import { withoutRemarks } from './remark';

const household = richHousehold();
const answerTo = (question: string): string =>
  lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' }).content;

// Covers P3-A20-2.
describe('a remark beside a question', () => {
  it.each([
    ['what did I spend on gas in October since I work nights', 'since I work nights'],
    ['I am so bad with money, what did I spend on gas in October', 'I am so bad with money'],
    ['how much was gas in October because my truck is thirsty', 'because my truck is thirsty'],
    ['how much was gas in October? My wife asked', 'My wife asked'],
    ['The kids are driving me crazy. What was gas in October?', 'The kids are driving me crazy'],
    ['what was gas in October, I need it for my taxes', 'I need it for my taxes'],
    [
      'what was gas in October, because my husband thinks it is too much',
      'because my husband thinks it is too much',
    ],
    ['soccer mom here, what did I spend on gas in October', 'soccer mom here'],
    ['I got paid yesterday, what did I spend on gas in October', 'I got paid yesterday'],
    [
      'My late husband always handled this. What did I spend on gas in October?',
      'My late husband always handled this',
    ],
    ['We just moved. What did I spend on gas in October?', 'We just moved'],
    [
      'My friend told me I drive too much. What did I spend on gas in October?',
      'My friend told me I drive too much',
    ],
    [
      'what did I spend on gas in October, because we want to buy a house',
      'because we want to buy a house',
    ],
    ['what did I spend on gas in October so we can plan', 'so we can plan'],
    [
      'Since my wife handles our money, what did I spend on gas in October?',
      'Since my wife handles our money',
    ],
    [
      'not gonna lie I am scared to look, but what did I spend on gas in October',
      'not gonna lie I am scared to look',
    ],
  ])('of "%s" is named and changes no figure', (question, remark) => {
    expect(answerTo(question)).toContain('You spent $118.25 on Gas in October 2026');
    expect(answerTo(question)).toContain(`I took “${remark}” as a remark`);
  });

  it.each([
    'what did I spend on gas, I mean groceries',
    'what did I spend on gas, my wife says Shell is in there',
    'what did I spend on gas, it was last month',
    'what did I spend on gas since I started',
    'what did I spend on gas, I am only asking about one card',
    'what did I spend on gas, it was $40 I think',
    'what did I spend on gas, I need the biggest one',
    'what did I spend on gas, I need it for my truck at Shell',
    'what did I spend on gas, these are not counting the truck',
    'what did I spend in October, only for groceries',
    'what did I spend in October, but not at Costco',
    'what did I spend in October, without rent',
    'what did I spend in October, my half',
    'what did I spend in October, we split it',
    'what did I spend in October, I mean at Costco',
    'what did I spend in October, my wife wants the Costco part',
    'I share the rent with my brother, what did I spend in October',
    'were we over budget, what did I spend in October',
    'Was I over budget? What did I spend in October?',
    'since my last paycheck, what did I spend on gas',
    'since my wife moved in, what did I spend on gas',
    'We went to Paris. How much did I spend there?',
    'I get paid on Friday, what can I spend until then',
  ])('is none if it may change the figure: "%s"', (question) => {
    expect(withoutRemarks(question, household)).toBeNull();
  });

  it.each([
    'What did I spend on gas in October? Thank you so much!',
    'what did I spend on gas in October, thanks',
    'Thanks! What did I spend on gas in October?',
    'Sorry to bother you, but what did I spend on gas in October?',
    'My accountant asked what I spent on gas in October',
  ])('is not named if it is only polite or says who asks: "%s"', (question) => {
    expect(answerTo(question)).toContain('You spent $118.25 on Gas in October 2026');
    expect(answerTo(question)).not.toMatch(/leaves out|remark/);
  });

  it.each(['thanks', 'Thank you so much', 'Sorry, I meant last month'])(
    'alone asks for nothing: "%s"',
    (message) => {
      expect(composeByRules(message, household).understood).toBe(false);
    },
  );

  it.each([
    'We went shopping at Costco. What did I spend?',
    'I was in Paris. What did I spend on gas?',
    'my husband wants September, what did I spend on gas',
    'my accountant wants the year, what did I spend on gas',
    'the company paid some, what did I spend on gas',
    'my wife’s spending, what did I spend on gas',
    'because I want to see groceries, how much cash do I have',
    'I moved in June. What did I spend on gas?',
    'I am worried about my Amex, how much do I owe',
  ])('that may limit the question gives no figure: "%s"', (question) => {
    expect(answerTo(question)).not.toContain('$');
  });

  it.each([
    'I hope you’re well. What did I spend on gas in October?',
    'Happy Sunday! What did I spend on gas in October?',
    'Hello, how are you today? What did I spend on gas in October?',
    'It would be much appreciated if you could tell me what I spent on gas in October',
    'What did I spend on gas in October? Any help is appreciated.',
    'My wife asked me what we spent on gas in October',
  ])('is not named if it is a wish or a greeting: "%s"', (question) => {
    expect(answerTo(question)).toMatch(/^You spent \$118\.25 on Gas in October 2026/);
    expect(answerTo(question)).not.toMatch(/leaves out|remark/);
  });

  it('may name a day or a thing where the question asks for what there is now', () => {
    const question = 'I got paid yesterday, how much cash do I have?';
    expect(answerTo(question)).toMatch(
      /^You have \$22,710\.00[^]*“I got paid yesterday” as a remark/,
    );
  });

  it('of somebody else about their own money gets no figure', () => {
    expect(answerTo('my husband asked what he spent on gas in October')).not.toContain('$');
  });
});
