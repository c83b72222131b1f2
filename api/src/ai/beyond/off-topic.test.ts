import { lineOf } from '../chat/answered';
import { composeByRules } from '../chat/compose';
import { richHousehold } from '../testing/everyday/rich-household';
import { isOffTopic, OFF_TOPIC } from './off-topic';

const household = richHousehold();
const answerTo = (question: string): string =>
  lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' }).content;

// Covers P3-A20-2.
describe('a question about something other than money', () => {
  it.each([
    'what’s the weather tomorrow',
    'who won the baseball game last night?',
    'who is the president of the united states',
    'can you write me a birthday poem for my daughter',
    'help me write an email to my boss asking for a raise',
    'tell me a joke',
    'can you recommend a good doctor in sarasota',
    'what’s 15% of 840',
    'what’s the capital of mongolia',
  ])('“%s” is declined', (question) => {
    expect(answerTo(question)).toBe(OFF_TOPIC.says);
  });

  it.each([
    'how much did I spend on the doctor this year',
    'what is 15% of my income',
    'is the planet fitness worth the price',
    'how much did the game cost',
    'what is my story with debt',
    'who did I pay the most',
  ])('“%s” is not one', (question) => {
    expect(isOffTopic(question)).toBe(false);
  });
});
