import { lineOf } from '../chat/answered';
import { composeByRules } from '../chat/compose';
import { richHousehold } from '../testing/everyday/rich-household';
import { understand } from './understand';

const household = richHousehold();

function readingOf(question: string): string {
  const found = understand(question, household);
  return found.kind === 'query' ? found.query.measure : found.kind;
}

const isAnswered = (question: string): boolean => understand(question, household).kind === 'query';

// Covers P3-A20-2.
describe('a question with two possible readings', () => {
  it.each([
    // A word for a goal, or its name, has to stand in a question about goals.
    ['Did anything hit my checking account?', 'not goals'],
    ['How close am I to my credit limit?', 'not goals'],
    ['How close am I to my Italy goal?', 'goals'],
    // What is owed on a card has no such time.
    ['The Sapphire card since November 1', 'spending'],
    ['The Sapphire card', 'balance'],
    // Pay comes from an employer, and not from the account of the same name.
    ['When will Northwind pay me?', 'expected_income'],
    // A renewal of the past is a payment.
    ['Did Netflix renew?', 'not upcoming'],
    ['When does Netflix renew?', 'upcoming'],
    // A question about a change asks for no ideas.
    ['Are we saving more?', 'save_more'],
    // A payment to a card is no purchase with it.
    ['How much did I pay my credit cards last month?', 'debt_payments'],
    ['How much did I pay with my credit cards last month?', 'spending'],
    ['What is left this month?', 'left'],
    // What an account holds is not what came in.
    ['Do I have money in savings?', 'balance'],
    ['Savings this month', 'saved'],
    // The name of a goal is enough if it names nothing else.
    ['What is left for Italy?', 'goals'],
    // A house is also what somebody saves for.
    ['How much have I saved up for the house?', 'goals'],
    ['How much is my house worth?', 'balance'],
    ['Did I pay off any debt this year?', 'debt_payments'],
    // The interest on a loan is not its payment.
    ['How much did I pay in interest last month on my student loan?', 'none'],
    ['How much interest did I pay on the mortgage this year?', 'none'],
    ['How much interest have I paid on my Chase card this year?', 'spending'],
    ['Debt payments this month', 'debt_payments'],
    ['I would like to know what I paid for gas in August', 'spending'],
    ['What was that $41 charge?', 'transactions'],
    ['Can I afford a $41 purchase?', 'affordability'],
    ['What recurring charges went up this year?', 'price_increases'],
    ['What is my net worth excluding the house?', 'net_worth'],
    ['Our household spending in October', 'spending'],
    ['How much did I receive from Northwind in October?', 'income'],
  ])('“%s” is read as %s', (question, reading) => {
    const [, not] = /^not (\w+)$/.exec(reading) ?? [];
    if (not === undefined) expect(readingOf(question)).toBe(reading);
    else expect(readingOf(question)).not.toBe(not);
  });

  it.each([
    'Is my balance higher than last month?',
    'Do I have fewer debts than last year?',
    'Can I afford to quit my job?',
    'Can I afford to have a baby?',
    'How much house can I afford?',
    'Can I pay off my car early?',
    'How much from Northwind this year?',
    'How much of my mortgage is paid?',
    'Which card should I use?',
    'How much do I spend on needs?',
    'Spending on household stuff',
    'Did my pension go up?',
    'What should I do with my extra cash?',
    'What is my biggest investment?',
    'What is my tax refund going to be?',
    'Needs and wants this month',
  ])('“%s” has no answer', (question) => {
    expect(isAnswered(question)).toBe(false);
  });
});

describe('a sentence with two questions', () => {
  const line = (question: string): string =>
    lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' }).content;

  it('gives both the time at its end', () => {
    const answer = line('What did I spend on groceries and what did I spend on gas last month?');
    expect(answer).toContain('on Groceries in October 2026');
    expect(answer).toContain('on Gas in October 2026');
  });

  it('leaves the first sentence of two its own time', () => {
    const answer = line('What did I spend on groceries? And what did I spend on gas last month?');
    expect(answer).toContain('on Groceries in November 2026');
    expect(answer).toContain('on Gas in October 2026');
  });
});

it('names the last payment if this month has none', () => {
  const composed = composeByRules('Did I pay the property tax?', household);
  const { content } = lineOf(composed, { isSample: false, origin: 'rules' });
  expect(content).toContain('The last payment was $840.00 on April 12, to US Treasury.');
});

it('leaves the named accounts out of the net worth', () => {
  const composed = composeByRules('How much am I worth without the house?', household);
  const { content } = lineOf(composed, { isSample: false, origin: 'rules' });
  expect(content).toBe('Without Family Home and Home Mortgage, your net worth is $117,445.00.');
});

it('reads Monday through Friday as the days of work', () => {
  const found = understand('What did I spend Monday through Friday in October?', household);
  expect(found).toMatchObject({ query: { weekdays: [1, 2, 3, 4, 5] } });
});
