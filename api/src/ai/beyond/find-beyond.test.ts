import { composeByRules } from '../chat/compose';
import { lineOf } from '../chat/answered';
import { richHousehold } from '../testing/everyday/rich-household';
import { BEYOND_DATA } from './beyond-data';

const household = richHousehold();
const answerTo = (question: string): string =>
  lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' }).content;

const ASKED = BEYOND_DATA.flatMap(({ examples, says, also }) =>
  examples.map((example) => [example, says, also] as const),
);

// Covers P3-A20-2.
describe('a question that the data cannot answer', () => {
  it.each(ASKED)('“%s” is answered with the reason', (question, says, also) => {
    for (const wording of [question, `Hey, ${question}? Thanks!`]) {
      const [reason, ...known] = answerTo(wording).split('\n');
      expect(reason).toBe(says);
      expect(known.length > 0).toBe(also !== undefined);
    }
  });

  it.each([
    'How much did I pay my landlord last month?',
    'How much did my brother pay me back?',
    'How much is my house worth?',
    'Will my money last?',
    'Which of my subscriptions is the cheapest?',
    'Where do I buy the cheapest gas?',
    'What kind of debt do I have?',
    'How much will I have next month?',
    'What did I pay for my vacation?',
    'Should I pay off my card or invest?',
    'How many transactions did I make this month?',
    'If I lose my job, how long will my savings last?',
    'Are my grocery prices going up?',
    'How much Social Security will I get?',
  ])('“%s” does not get such a reason', (question) => {
    expect(answerTo(question)).not.toContain('Your data cannot tell this');
  });
});
