import { composeByRules } from '../../chat/compose';
import { lineOf } from '../../chat/answered';
import { richHousehold } from '../../testing/everyday/rich-household';

const household = richHousehold();
const answerTo = (question: string): string =>
  lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' }).content;

// Covers P3-A20-2.
describe('an answer begins with', () => {
  it.each([
    ['Have I paid Comcast this month?', 'Yes.\nYou spent $70.00'],
    ['Have I paid the electric bill this month?', 'Yes.\nYou spent $118.40 at Pacific Gas'],
    ['Has the mortgage gone out yet this month?', 'Yes.\nYou spent $2,150.00'],
    ['Have we been to IKEA this month?', 'No.\nYou spent nothing at IKEA'],
    ['Did I spend more on groceries than last month?', 'Yes.\nYou spent $539.05'],
    ['Am I spending more than last month?', 'No.\nYou spent $5,391.94'],
    ['Am I spending less than last month?', 'Yes.\nYou spent $5,391.94'],
    ['Did I earn more than last month?', 'No.\nYou received $7,000.00'],
    ['Am I over budget on groceries?', 'Yes.\nGroceries: $39.05 over'],
    ['Am I within budget on gas?', 'No.\nGas: $0.25 over'],
    ['Did I get a refund from Amazon?', 'Yes.\nYou received $24.00 back'],
    ['Did I get any refunds from Target?', 'No.\nThere is no refund'],
    ['Is my car loan paid off?', 'No.\nAt your present payments'],
    ['Do I owe anything on the Amex?', 'Yes.\nYou owe $625.00'],
    ['Did I spend over $300 at Costco in October?', 'Yes.\nYou spent $311.14'],
    ['Have we spent less than $100 on gas this month?', 'No.\nYou spent $120.25'],
    ['Did my dining out stay under $200 in October?', 'No.\nYou spent $283.36'],
    ['Did I spend at most $311.14 at Costco in October?', 'Yes.\nYou spent $311.14'],
    ['Did we make over $5,000 in October?', 'Yes.\nYou received $7,097.35'],
    ['Was my dining out above $300 last month?', 'No.\nYou spent $283.36'],
    ['Was October spending under $6,000?', 'Yes.\nYou spent $5,953.94 in October'],
    ['Is there more than $20,000 in savings?', 'No.\nOnline Savings holds $18,400.00'],
    ['Is my checking over 4k?', 'Yes.\nEveryday Checking holds $4,310.00'],
    ['Do I spend more than $300 a month eating out?', 'No.\nOn average you spent $274.36'],
    ['Did we go over on groceries this month?', 'Yes.\nGroceries: $39.05 over'],
    ['Have I blown my gas budget?', 'Yes.\nGas: $0.25 over'],
    ['Did I stay under my grocery budget in October?', 'No.\nGroceries: $34.05 over'],
    ['Are we over budget?', 'Yes.\nYou are $2,271.94 over'],
  ])('yes or no if the question asks for it: %s', (question, answer) => {
    expect(answerTo(question).startsWith(answer)).toBe(true);
  });

  it.each([
    'How much more did I spend on groceries than last month?',
    'Did I spend more last month than this month?',
    'Did I spend more in September than in October?',
    'Have I paid my taxes?',
    'Have I paid more than $100 to Comcast this month?',
    'Did I pay for groceries this month?',
    'Have I paid the Chase card this month?',
    'Did I spend over $100 at once at Costco in October?',
    'Did I ever spend over $300 at Costco?',
    'Did I spend over $300 at Costco and over $100 on gas in October?',
    'Am I over budget on anything?',
    'How much am I over budget on groceries?',
    'Am I usually over budget on groceries?',
  ])('no yes and no no if that may be wrong: %s', (question) => {
    expect(answerTo(question)).not.toMatch(/^(?:Yes|No)\.$/m);
  });
});

describe('which of two is more', () => {
  it.each([
    [
      'did I spend more at Starbucks or Chipotle in October',
      '$12.47 more at Starbucks than at Chi',
    ],
    ['groceries or dining out, which costs more this month?', '$246.69 more on Groceries than on'],
    ['which is bigger, gas or shopping?', '$1,836.96 more on Shopping than on Gas'],
  ])('is said with the difference: %s', (question, answer) => {
    expect(answerTo(question)).toContain(`You spent ${answer}`);
  });
});

describe('a bill that is late or has to be covered', () => {
  it.each([
    ['Is any bill late?', 'No expected payment'],
    ['Are any bills overdue?', 'No expected payment'],
    ['Can I cover the mortgage?', 'Yes: Everyday Checking holds $4,310.00'],
    ['Did the Comcast bill go out this month?', 'Yes.'],
  ])('is found: %s', (question, answer) => {
    expect(answerTo(question)).toContain(answer);
  });

  it('is no pay that comes in: Has my pension gone out this month?', () => {
    expect(answerTo('Has my pension gone out this month?')).not.toContain('$');
  });
});
