import { spread } from '@halyard/shared-contracts/testing/thorough';
import { allNames, falseDenials } from '../testing/false-denial';
import { richHousehold } from '../testing/everyday/rich-household';
import { lineOf } from './answered';
import { composeByRules } from './compose';

const household = richHousehold();

const answerTo = (question: string): string =>
  lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' }).content;

const NAMES = allNames(household);
const falselyDenied = falseDenials(household);

const WORDINGS: readonly ((name: string) => string)[] = [
  (name) => `is ${name} worth keeping`,
  (name) => `how much ${name} interest was i charged this year`,
  (name) => `do i owe ${name}`,
  (name) => `how is my ${name} goal doing`,
  (name) => `how much have i gained on ${name}`,
  (name) => `compare ${name} and groceries last month`,
];

const denials = (questions: readonly string[]): string[] =>
  questions.filter((question) => falselyDenied(answerTo(question)) !== null);

// Covers P3-A20-2.
describe('a sentence that the data lacks a name', () => {
  it.each(WORDINGS.map((wording, at) => [wording('…'), wording, at] as const))(
    'never names what the data has in "%s"',
    (_, wording, at) => {
      // In the usual run, each wording gets other names.
      const names = spread([...NAMES.slice(at), ...NAMES.slice(0, at)], NAMES.length / 4);
      expect(denials(names.map((name) => wording(name.toLowerCase())))).toEqual([]);
    },
  );

  it('still says that a shop was never visited', () => {
    expect(answerTo('how much did i spend at zebra mart')).toMatch(
      /^Your data has no category, merchant, account, or goal called “zebra”\./,
    );
  });

  it.each(['is the planet fitness worth the price', 'is planet fitness worth the price'])(
    'gives way to a question about the name in "%s"',
    (question) => {
      expect(answerTo(question)).toMatch(
        /Planet Fitness.*\nHow much did I spend at Planet Fitness this year\?/,
      );
    },
  );

  it('names the closest name if the data has a part of it', () => {
    expect(answerTo('did i get a late fee')).toMatch(/nothing called “late fee”.*“Fees”/);
  });
});

// The rows of the household are the interest of one card, 31.70 a month, and a fee of 12.00 a month.
describe('a question about interest and fees that were paid', () => {
  it.each([
    ['how much chase interest was i charged this year', '$348.70'],
    ['what did i pay in chase interest in 2026', '$348.70'],
    ['total chase interest charged this year', '$348.70'],
    ['whats the total i paid in fees and card interest this year', '$480.70'],
    ['how much did i pay in fees plus interest this year', '$480.70'],
    ['how much was i charged for credit card interest and fees in 2026', '$480.70'],
  ])('adds up the rows in "%s"', (question, figure) => {
    expect(answerTo(question)).toContain(figure);
  });
});
