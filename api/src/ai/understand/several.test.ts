import { demoHousehold } from '@halyard/shared-contracts/demo';
import type { FinancialData } from '@halyard/shared-contracts/finance';
import { composeByRules } from '../chat/compose';
import { clausesOf } from './clauses';
import { understand } from './understand';

const own: FinancialData = { ...demoHousehold(), source: 'own' };

const answerTo = (question: string): string =>
  composeByRules(question, own)
    .blocks.flatMap((block) => (block.kind === 'sentence' ? block.text : []))
    .join(' ');

const measureOf = (question: string): string => {
  const found = understand(question, own);
  return found.kind === 'query' ? found.query.measure : found.kind;
};

// Covers P3-A20-1.
describe('several questions in one message', () => {
  it.each([
    ['What is my net worth? When is rent due?', 2],
    ['whats my rent and when is it due', 2],
    ['What is my net worth??\n\nWhen is rent due?', 2],
    ['whats my rent,  and\twhen is it due', 2],
    ['whats my rent.And when is it due', 1],
    ['What did I spend in May and in June?', 1],
    ['Compare what I spent in May and what I spent in June', 1],
    ['How much did I spend on gas and food?', 1],
  ])('%s', (message, count) => {
    expect(clausesOf(message)).toHaveLength(count);
  });

  it('are all answered, and the answer names one that is not understood', () => {
    const both = answerTo('What is my net worth and how much did I spend in May?');
    expect(both).toContain('Your net worth is $20,039.55');
    expect(both).toContain('You spent $4,723.82');
    const one = answerTo('What is my net worth and will it rain tomorrow?');
    expect(one).toContain('Your net worth is $20,039.55');
    expect(one).toContain('This answer leaves out: “will it rain tomorrow”.');
  });

  it('are not about all bills if “it” means something else', () => {
    const text = answerTo('What is the minimum payment on my card and when is it due?');
    expect(text).toContain('The minimum payments come to');
    expect(text).toContain('The day on which Capitol City Visa is due is not known.');
    expect(text).not.toContain('are expected until');
  });

  it('may continue the first one', () => {
    const moved = answerTo('What is my net worth and how did it change since March?');
    expect(moved).toContain('since the end of February 2025');
  });
});

// Covers P3-A20-2, P3-A20-6, P3-A20-7.
describe('what decides between measures', () => {
  it.each([
    ['When do I get paid next?', 'expected_income'],
    ['Did I get paid yet?', 'deposits'],
    ['How much do I make a year?', 'regular_income'],
    ['How much do I spend a year?', 'spending'],
    ['How much pension do I get?', 'income'],
    ['What will I spend next month?', 'upcoming'],
    ['What is my income and spending?', 'net_cash_flow'],
    ['What is left for groceries?', 'budget_left'],
    ['What is left on my student loan?', 'debt'],
    ['How much can I spend until payday?', 'safe_to_spend'],
    ['Can I spend $80?', 'affordability'],
    ['How many purchases did I make?', 'count'],
    ['How many deposits did I get?', 'deposits'],
    ['What is my net cash flow in May?', 'net_cash_flow'],
    ['What did the house cost?', 'unknown_name'],
    ['What should I save?', 'none'],
    ['How much interest did I pay this year?', 'spending'],
    ['How much interest did I earn this year?', 'income'],
    ['What will my balance be next month?', 'expected_balance'],
    ['What do I spend a day?', 'daily_average'],
    ['What is the minimum payment on my visa?', 'minimum_payments'],
    ['How much of my credit limit am I using?', 'credit_utilization'],
    ['How are my goals doing?', 'goals'],
    ['When is my yacht goal reached?', 'unknown_name'],
    ['What is pending?', 'none'],
    ['Do I have any late payments?', 'missed_bills'],
    ['Which bill is next?', 'upcoming'],
    ['How many days till payday?', 'expected_income'],
    ['What percent of my income goes to rent?', 'share_of_income'],
    ['What is my house worth?', 'unknown_name'],
    ['How much is in my 401k?', 'unknown_name'],
    ['How much did I spend on Lyft?', 'unknown_name'],
    // The answer says that it is without Lyft.
    ['How much did I spend on Uber and Lyft?', 'spending'],
  ])('%s', (question, measure) => {
    expect(measureOf(question)).toBe(measure);
  });
});

// Covers P3-A20-4.
describe('bills until a day', () => {
  it.each([
    ['Which bills are due until July 20?', own.today],
    ['What bills are due by July 20?', own.today],
    ['Which bills are due from July 10 until July 20?', '2025-07-10'],
  ])('%s', (question, from) => {
    expect(understand(question, own)).toMatchObject({
      query: { measure: 'upcoming', period: { from, to: '2025-07-20' } },
    });
  });
});

// Covers P3-A20-5.
describe('the money that is left', () => {
  it.each(['How much is left?', 'how much money do i have left', 'whats remaining?'])(
    'is asked about in "%s"',
    (question) => {
      const [block] = composeByRules(question, own).blocks;
      if (block?.kind !== 'choices') throw new Error('No choice is offered');
      const answers = block.choices.map((each) => measureOf(each.question));
      expect(answers).toEqual(['budget_left', 'safe_to_spend', 'net_cash_flow']);
    },
  );

  it.each([
    ['What is left of my budget?', 'budget_left'],
    ['How much is left on my student loan?', 'debt'],
  ])('is clear in "%s"', (question, measure) => {
    expect(measureOf(question)).toBe(measure);
  });
});

describe('the size of payments', () => {
  it.each([
    ['Show purchases over $100 in May', { above: 100_00, below: null }],
    ['How many payments under 20 dollars did I make?', { above: null, below: 20_00 }],
    ['Show purchases of the last 3 months', null],
    ['Did I spend more than last month?', null],
  ])('%s', (question, size) => {
    expect(understand(question, own)).toMatchObject({ query: { size } });
  });

  it('counts only payments of that size', () => {
    const large = own.transactions.filter(
      ({ date, amount, category }) =>
        date.startsWith('2025-05') && amount < -100_00 && category !== 'Transfer',
    );
    expect(answerTo('Show purchases over $100 in May')).toContain(
      `You made ${large.length} payments over $100.00 in May 2025`,
    );
  });

  it.each(['What is my net worth over $500?', 'What is my score with $500?'])(
    'is not understood where an amount means nothing: %s',
    (question) => {
      expect(measureOf(question)).toBe('open');
      expect(answerTo(question)).toContain('$500');
    },
  );
});

// Covers P3-A20-4.
describe('a question about an earlier time', () => {
  it('is not answered with what holds today', () => {
    const limit = answerTo('What was my credit utilization in March?');
    expect(limit).toContain('there is no figure in March 2025 here');
    expect(limit).not.toContain('$');
    const march = own.netWorthHistory.find(({ date }) => date === '2025-03')!;
    const dollars = (march.value / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
    expect(answerTo('What was my net worth in March?')).toContain(
      `At the end of March 2025 your net worth was $${dollars}.`,
    );
    expect(answerTo('What was my net worth in 2019?')).toContain('is not known');
  });
});
