import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';
import { richHousehold } from '../../testing/everyday/rich-household';

const household = richHousehold();
const answerTo = (question: string) => {
  const composed = composeByRules(question, household);
  const line = composed.blocks.find((block) => block.kind === 'understood');
  const { content } = lineOf(composed, { isSample: false, origin: 'rules' });
  return { reading: line?.kind === 'understood' ? line.text : null, content };
};

const ASKED = [
  'how much did i spend on groceries last month',
  'what bills are due this week',
  'when will my student loan be paid off',
  'largest purchase in october',
  'how many times did i go to starbucks this month',
  'what is my net worth',
  'which card has the highest interest',
  'when do i get paid next',
  'how much is left in my grocery budget',
  'compare october and september spending',
  'how close am i to my vacation goal',
  'is netflix going up',
];

describe('a word that no reader knows', () => {
  it.each(ASKED)('refuses "%s" wherever it is put', (question) => {
    const words = question.split(' ');
    const answered = words
      .map((_, at) => [...words.slice(0, at + 1), 'zorblat', ...words.slice(at + 1)].join(' '))
      .filter(
        (each) => answerTo(each).reading !== null && !answerTo(each).content.includes('Zorblat'),
      );
    expect(answered).toEqual([]);
  });
});

describe('a word with a meaning for which the answer has no room', () => {
  it.each([
    'when will my student loans be gone too much',
    'what is my net worth on weekends',
    'how much did i spend on groceries in cash',
    'how much did i spend at costco by check',
    'what did i spend yesterday at night',
    'can i afford a 900 dollar couch on weekends',
  ])('refuses "%s"', (question) => {
    expect(answerTo(question).reading).toBeNull();
  });
});

describe('a misspelled word', () => {
  it.each([
    [
      'how many times over $100 at costc since summer',
      'Number of payments · Costco · over $100.00 · June 1 to November 24, 2026',
    ],
    ['what is the limit on my chsae credit card', 'Credit utilization · Chase Sapphire'],
    [
      'how much is plaent fitness a year',
      'Spending · Planet Fitness · December 2025 to November 2026',
    ],
    [
      'how any amazon orders in september',
      'Number of payments · Amazon and Amazon Refund · September 2026',
    ],
    ['how much we spent on eeating out in august', 'Spending · Dining Out · August 2026'],
    ['largest single purchse i made last month', 'Largest payments · October 2026'],
  ])('of "%s" is read as the word that was meant', (question, reading) => {
    expect(answerTo(question).reading).toBe(reading);
  });

  it.each([
    'how much have i charged on chas this month',
    'how much do i spend on my sister',
    'what did the stranger cost me last month',
    'what is let on the mortgage',
    'i am doing my atxes and need to know how much childcare cost',
  ])('of "%s" is not guessed', (question) => {
    expect(answerTo(question).reading).toBeNull();
  });
});
