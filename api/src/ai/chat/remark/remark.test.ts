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

  it('of somebody else about their own money gets no figure', () => {
    expect(answerTo('my husband asked what he spent on gas in October')).not.toContain('$');
  });
});
