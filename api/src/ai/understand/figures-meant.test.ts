import { cents } from '@halyard/shared-contracts/money';
import { lineOf } from '../chat/answered';
import { composeByRules } from '../chat/compose';
import { richHousehold } from '../testing/everyday/rich-household';
import { understand } from './understand';

const household = richHousehold();

const answerTo = (question: string): string =>
  lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' }).content;

function readingOf(question: string): string {
  const found = understand(question, household);
  return found.kind === 'query' ? found.query.measure : found.kind;
}

// Covers P3-A20-2.
describe('a question for one figure', () => {
  it.each([
    [
      'activity',
      [
        'Show me my last 10 transactions',
        'all transactions over $200 this month',
        'how many transactions did I make in October',
      ],
    ],
    [
      'count',
      ['How many transactions at Costco this year', 'How many purchases did I make in October'],
    ],
    ['largest', ['Largest single purchase I made last month']],
    ['transactions', ['My last 5 purchases', 'Show all purchases over $200 this month']],
    ['unusual_charges', ['Any weird charges lately', 'Do I have any suspicious charges?']],
    ['average_transaction', ['Average paycheck over last 6 months', 'my typical paycheck']],
    [
      'payoff_with',
      [
        'When will my credit card be paid off if I pay $300 a month?',
        'If I pay $300 each month when will my credit card be paid off',
      ],
    ],
    ['debt_free', ['When will I be debt free with $300 more a month?']],
    [
      'covers_bill',
      [
        'Do I have enough in checking to cover rent',
        'Will my checking cover the mortgage payment?',
      ],
    ],
    ['spending', ['Has my spending on shopping gone up?', 'Did my spending on gas go down lately']],
    ['saved', ['Transfer history to savings this year', 'transfers to savings last month']],
    ['expected_income', ['How many paychecks do I get next month']],
    ['debt_payments', ['Did my credit card payment go through yet?']],
    ['none', ['What will gas prices be next month', 'what will grocery prices be in March']],
    ['unknown_name', ['How much was the water bill in September', 'When did I last see a dentist']],
    // The merchants' names tell their kind.
    ['spending', ['How much did I spend on travel this year excluding flights']],
    ['weekly_average', ['How much do I spend per week on coffee']],
    // The whole category has another rhythm than its part.
    ['open', ['How much do I spend per week on takeout']],
    // The word for the part that is left out means the whole category.
    ['open', ['How much did I spend on travel this year excluding hotels']],
  ])('is read as %s', (reading, questions) => {
    expect(questions.map(readingOf)).toEqual(questions.map(() => reading));
  });

  it('names the next pay from work, and no interest or pension', () => {
    for (const question of ['When is my next paycheck?', 'when is my next payday']) {
      expect(answerTo(question)).toContain('Northwind Traders: $2,450.00 around December 4');
      expect(answerTo(question)).not.toMatch(/Interest|Pension|Social Security|in all/);
    }
  });

  it('covers a bill at the price that it rose to', () => {
    const latest = household.transactions.find(({ merchant }) => merchant === 'Spotify');
    const transactions = household.transactions.map((row) =>
      row === latest ? { ...row, amount: cents(-13_99) } : row,
    );
    const { content } = lineOf(
      composeByRules('Do I have enough in checking to cover Spotify?', {
        ...household,
        transactions,
      }),
      { isSample: false, origin: 'rules' },
    );
    expect(content).toContain('Spotify takes $13.99');
  });

  it('says that only the goals take more than there is before payday', () => {
    const line = answerTo('How much is safe to spend until payday?');
    expect(line).toContain('$2,380.87 more than your checking and cash');
    expect(line).toContain('Without what is promised to your goals, $1,511.99 would be left.');
  });

  it('says how low the balance is expected to fall, without the goals', () => {
    for (const question of [
      'Am I going to overdraft before payday?',
      'am i gonna overdraft',
      'will i make it to payday',
      'will i be short before my next paycheck',
      'Will my checking account go negative?',
    ])
      expect(answerTo(question)).toContain(
        'Until December 4, Everyday Checking is not expected to fall below zero. From $4,310.00 today it falls to about $1,511.99 at the lowest, around December 3.',
      );
  });

  it('finds prices that rose earlier in the last twelve months', () => {
    expect(answerTo('Did any of my bills go up?')).toContain('Netflix: from $15.49 to $17.99');
  });

  it.each([
    'Has my income changed compared to last year?',
    'Did I spend more on groceries this year than last year?',
    'Am I spending more than last year?',
  ])('“%s” is not compared with a year of which only a part is known', (question) => {
    const line = answerTo(question);
    expect(line).toContain('Your transactions begin on October 1, 2025');
    expect(line).not.toMatch(/(?:more|less) than from/);
  });

  it('compares a month with the same month a year before when both are known', () => {
    const line = answerTo('How much did I spend in October compared to October last year?');
    expect(line).toMatch(/(?:more|less) than in October 2025/);
  });

  it('lists as many rows as asked, with deposits among them', () => {
    const lines = answerTo('Show me my last 10 transactions').split('\n- ').slice(1);
    expect(lines).toHaveLength(10);
    expect(lines.join()).toContain('Northwind Traders: $2,450.00 received on November 20');
  });

  it('takes a payment of a month as the whole payment', () => {
    const answer = answerTo('When will my credit card be paid off if I pay $300 a month?');
    expect(answer).toContain('With $300.00 a month in all');
    expect(answer).toContain('August 2027');
  });

  it('counts paychecks one by one for their average', () => {
    expect(answerTo('average paycheck over the last 6 months')).toContain(
      'A deposit of Salary came to $2,450.00 on average',
    );
  });

  it('names the account with the most money, and no home', () => {
    expect(answerTo('Which account has the most money?')).toContain(
      'Your largest balance is Northwind 401(k), with $88,700.00.',
    );
    expect(answerTo('which of my accounts has the least money')).toContain('Everyday Checking');
  });

  it('compares the account with the bill', () => {
    expect(answerTo('Do I have enough in checking to cover the mortgage?')).toContain(
      'Everyday Checking holds $4,310.00, and Harbor Home Loans takes $2,150.00',
    );
    expect(answerTo('Do I have enough in checking to cover daycare?')).toContain('Yes:');
  });

  it('lists charges that stand out, and no budgets or debts', () => {
    const answer = answerTo('Any weird charges lately?');
    expect(answer).toContain('You paid fees that can be avoided.');
    expect(answer).not.toMatch(/budget|Debt payments/);
  });

  it('says that the day of a card is not known', () => {
    expect(answerTo("What's the minimum payment on my credit card and when is it due?")).toContain(
      'The day on which Chase Sapphire is due is not known.',
    );
  });

  it('answers two parts of a question once if they ask for one figure', () => {
    const answer = answerTo('What is my emergency fund at and how many months would it cover?');
    expect(answer.match(/would cover/g)).toHaveLength(1);
  });

  it('names the source of a good level, and none where the source names none', () => {
    expect(answerTo('What is a good credit utilization?')).toContain('no more than 30%');
    expect(answerTo('What is credit utilization?')).not.toContain('30%');
    expect(answerTo('What is a good escrow?')).not.toContain('Escrow:');
  });

  it('does not say that it left in what it left out', () => {
    const answer = answerTo("what's my total debt, not counting the mortgage");
    expect(answer).toContain('without Home Mortgage');
    expect(answer).not.toContain('cannot leave out');
  });

  it('names the month without debts that the screen of debts names', () => {
    expect(answerTo('When will I be debt free?')).toContain(
      'in March 2046, after 19 years 4 months',
    );
  });
});
