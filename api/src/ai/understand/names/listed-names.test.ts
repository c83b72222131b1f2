import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';
import { richHousehold } from '../../testing/everyday/rich-household';

const household = richHousehold();
const answerTo = (question: string) =>
  lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' }).content;

// Covers P3-A20-2.
describe('a list with a shop that the user never visited', () => {
  it.each([
    ['uber and lyft this year', '$585.75 at Uber', 'lyft'],
    ['how much on lyft or uber this year', '$585.75 at Uber', 'lyft'],
    ['costco vs walmart', '$313.14 at Costco', 'walmart'],
    ['did i spend more at walmart than costco this month', '$313.14 at Costco', 'walmart'],
    [
      'how much did i spend at target and at whole foods last month',
      '$141.14 at Target',
      'whole foods',
    ],
  ])('is answered with the other one: "%s"', (question, figure, absent) => {
    expect(answerTo(question)).toContain(figure);
    expect(answerTo(question)).toContain(`called “${absent}”, so this is without it.`);
  });

  it.each([
    'how much did i spend on groceries and my boss',
    'how much did i spend at lyft',
    'is spotify cheaper than netflix',
    'how much on groceries and nothing else',
  ])('is no list: "%s"', (question) => {
    expect(answerTo(question)).not.toMatch(/\$\d/);
  });
});

describe('a category beside a merchant', () => {
  it.each([
    ['did i spend more on gas or uber in october', ['$118.25 on Gas', '$61.25 at Uber']],
    ['groceries versus doordash in october', ['$534.05 on Groceries', '$107.73 at DoorDash']],
    ['coffee and groceries last month', ['$94.05 at Starbucks', '$534.05 on Groceries']],
  ])('has a figure of its own: "%s"', (question, figures) => {
    for (const figure of figures) expect(answerTo(question)).toContain(figure);
  });
});

describe('a kind of merchants', () => {
  it.each([
    [
      'how mcuh did i spend on cofee last week',
      '$19.80 at Starbucks',
      '“coffee”, by the merchant’s name: Starbucks.',
    ],
    [
      'coffee vs fast food last month',
      'Starbucks, $94.05',
      '“fast food”, by the merchant’s name: Chipotle.',
    ],
    ['how much on flights this year', '$612.00 at Delta Air Lines', 'Delta Air Lines.'],
    ['rideshares last month', '$61.25 at Uber', '“rideshares”'],
  ])('is counted by the names of the merchants: "%s"', (question, figure, said) => {
    expect(answerTo(question)).toContain(figure);
    expect(answerTo(question)).toContain(said);
  });

  it('leaves out the merchants of the kind', () => {
    expect(answerTo('travel this year excluding flights')).toContain('without Delta Air Lines');
  });

  it('has the budget of its category', () => {
    expect(answerTo('how much is left of my coffee budget')).toContain('over the $150.00');
  });
});

it('a merchant has no budget', () => {
  expect(answerTo('how much is left in my budget for starbucks')).not.toMatch(/\$\d/);
});
