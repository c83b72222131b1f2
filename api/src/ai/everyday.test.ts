import { isoDate, type IsoDate } from '@halyard/shared-contracts/finance';
import { countOf, THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import type { Query } from '@halyard/shared-contracts/wire';
import { composeReading } from './chat/compose';
import { lineOf } from './chat/answered';
import { readingOf } from './model/reading';
import {
  daysOf,
  type Expected,
  figureOf,
  isRight,
  judged,
  own,
  readSet,
  type Verdict,
} from './testing/everyday/judge';
import { anyWording, numbers, variantsOf } from './testing/variants';

function scoreOf(wordings: readonly { wording: string; expected: Expected }[]) {
  const verdicts = wordings.map(({ wording, expected }) => judged(wording, expected));
  const percent = (verdict: Verdict) =>
    (100 * verdicts.filter((each) => each === verdict).length) / verdicts.length;
  return { right: percent('right'), wrong: percent('wrong') };
}

const asWritten = (set: readonly Expected[]) =>
  set.map((expected) => ({ wording: expected.question, expected }));
/** In the usual run, each question is changed in one of the ways, in turn. */
const varied = (set: readonly Expected[]) =>
  set.flatMap((expected, at) => {
    const variants = variantsOf(expected.question);
    const chosen = THOROUGH ? variants : [variants[at % variants.length]!];
    return chosen.map((wording) => ({ wording, expected }));
  });

const WORDINGS = countOf({ usual: 1, thorough: 5 });

/** Picks several random wordings of each question, so that no question can be tuned alone. */
const atRandom = (set: readonly Expected[]) =>
  set.flatMap((expected, at) =>
    Array.from({ length: WORDINGS }, (_, index) => ({
      wording: anyWording(expected.question, numbers(at * WORDINGS + index)),
      expected,
    })),
  );

/** Returns the query that a correct model would record, which is the first of several right readings. */
function recorded({ measure, subject, period, compare, split, top, amount }: Expected): Query {
  const first = (text: string) => text.split('|')[0] ?? '';
  const range = (text: string) => {
    const [from, to] = daysOf(text);
    return { from: from ? isoDate(from) : null, to: to ? isoDate(to) : null };
  };
  const subjects = first(subject).split('+').filter(Boolean);
  return {
    measure: first(measure) as Query['measure'],
    subjects: subjects.map((each) => {
      const [kind = '', name = ''] = each.split(':');
      return { kind: kind as Query['subjects'][number]['kind'], name };
    }),
    without: [],
    period: first(period) === '' ? null : range(first(period)),
    compare: comparedBy(first(compare), range),
    split: (first(split).replace('*', '') || null) as Query['split'],
    top: top ?? null,
    amount: amount ?? null,
    target: null,
    size: null,
    order: null,
    rank: null,
    weekdays: [],
  };
}

function comparedBy(
  text: string,
  range: (text: string) => { from: IsoDate | null; to: IsoDate | null },
): Query['compare'] {
  if (text === '' || text === '*') return null;
  if (text === 'average' || text === 'budget') return { with: text };
  return { with: 'period', period: range(text) };
}

it('a model that understands every question leads to a correct answer in 97 %', () => {
  const questions = ['tuned', 'set-aside', 'street']
    .flatMap(readSet)
    .filter(({ measure }) => !/^(none|general:)/.test(measure));
  const right = questions.filter((expected) => {
    const reading = { queries: [recorded(expected)], term: null };
    const read = readingOf(JSON.stringify(reading));
    const composed = read && composeReading(read, expected.question, own);
    if (!composed?.understood || !composed.query) return false;
    const { content } = lineOf(composed, { isSample: false, origin: 'model' });
    return isRight(composed.query, expected) && content.includes(figureOf(expected) ?? '');
  });
  expect(questions.length).toBeGreaterThan(250);
  expect(right.length / questions.length).toBeGreaterThanOrEqual(0.97);
});

describe.each([
  ['tuned', 100, 85],
  ['set-aside', 100, 85],
  // These questions have slang, abbreviations, and two questions in one.
  ['street', 125, 80],
])('the everyday questions of the %s set', (name, count, least) => {
  const set = readSet(name);

  it('are all different', () => {
    expect(new Set(set.map(({ question }) => question)).size).toBe(count);
  });

  it.each([
    ['as they are written', asWritten],
    ['in other words, another order, and with spelling mistakes', varied],
    ['in random wordings', atRandom],
  ])('are understood without a model %s', (_, wordings) => {
    const { right, wrong } = scoreOf(wordings(set));
    expect(right).toBeGreaterThanOrEqual(least);
    expect(wrong).toBeLessThanOrEqual(2);
  });
});
