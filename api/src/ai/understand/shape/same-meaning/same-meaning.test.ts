import { spread, THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { richHousehold } from '../../../testing/everyday/rich-household';
import { tokensOf } from '../../tokens';
import { understand } from '../../understand';
import { reworded } from '../wording';
import { SAME_MEANINGS } from './all';
import type { SameMeaning } from './same-meaning';

const household = richHousehold();

/** The first text is added to a question, and the words in the list must survive. */
const ADDED: readonly (readonly [string, readonly string[]])[] = [
  ['in october', ['october']],
  ['last month', ['last', 'month']],
  ['since july', ['july']],
  ['at costco', ['costco']],
  ['on gas', ['gas']],
  ['from chase sapphire', ['chase', 'sapphire']],
  ['excluding the mortgage', ['excluding', 'mortgage']],
];

/** These questions are reworded by the household's figures, or by their other words. */
const REWORDED_BY_RULE = [
  'what did I spend on november 20 and 21',
  'I am thinking about a $3,000 laptop. Would that hurt us?',
  'can we go out for $150 and still be ok',
  'was the Chase card paid',
  'did I pay off the Amex',
  'what did I spend since my last paycheck',
  'which bills come before my Social Security',
  'did I spend less this month than the last one',
];

/** The usual run tries so many places inside of a question. */
const PLACES = 3;

/** Returns the question with a text added before it, after it, and inside. */
function withAdded(question: string, added: string): string[] {
  const words = question.split(' ');
  const at = spread([...words.keys()], PLACES).map((place) =>
    [...words.slice(0, place), added, ...words.slice(place)].join(' '),
  );
  return [...at, `${question} ${added}`, `${added} ${question} ${added}`];
}

const wordingOf = (question: string): readonly string[] =>
  reworded(tokensOf(question), household).words;

const countOf = (word: string, words: readonly string[]): number =>
  words.filter((each) => each === word).length;

/** In the usual run, each question gets one of the texts, and each text goes to every seventh question. */
const addedTo = (question: string): typeof ADDED =>
  THOROUGH ? ADDED : ADDED.filter((_, at) => at === question.length % ADDED.length);

/** Returns the questions that lose an added word when they are reworded. */
const losing = (question: string): string[] =>
  addedTo(question).flatMap(([added, kept]) =>
    withAdded(question, added).flatMap((wording) => {
      const words = wordingOf(wording);
      const times = wording.split(added).length - 1;
      const isLost = kept.some((word) => countOf(word, words) < times);
      return isLost ? [`${wording} → ${words.join(' ')}`] : [];
    }),
  );

/** Returns the numbers of the months in the understood question, or null if it is not understood. */
function monthsOf(question: string): readonly (string | undefined)[] | null {
  const found = understand(question, household);
  if (found.kind !== 'query') return null;
  const { period, compare } = found.query;
  return [period, compare?.with === 'period' ? compare.period : null].map((each) =>
    each?.from?.slice(5, 7),
  );
}

// Covers P3-A20-2.
describe('a question that is reworded', () => {
  it.each(SAME_MEANINGS.map((same): [string, SameMeaning] => [same.example, same]))(
    'keeps what is added to "%s"',
    (example, { says }) => {
      expect(example).toMatch(says);
      expect(losing(example)).toEqual([]);
    },
  );

  it.each(REWORDED_BY_RULE)('keeps what is added to "%s"', (question) => {
    expect(wordingOf(question)).not.toEqual(tokensOf(question).words);
    expect(losing(question)).toEqual([]);
  });

  it.each([...SAME_MEANINGS.map(({ example }) => example), ...REWORDED_BY_RULE])(
    'has no answer without the month that is added to "%s"',
    (question) => {
      for (const wording of [`${question} in October`, `in October ${question}`])
        expect(monthsOf(wording) ?? ['10']).toContain('10');
    },
  );
});
