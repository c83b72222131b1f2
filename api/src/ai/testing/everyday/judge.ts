import { demoHousehold } from '@halyard/shared-contracts/demo';
import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';
import { findTerms } from '../../general/find-term';
import { usd } from '../truth';

/** A '|' separates several right readings, and '' means a reading without a name. */
const expectedSchema = v.strictObject({
  question: v.string(),
  measure: v.string(),
  subject: v.optional(v.string(), ''),
  period: v.optional(v.string(), ''),
  compare: v.optional(v.string(), ''),
  split: v.optional(v.string(), ''),
  top: v.optional(v.number()),
  amount: v.optional(v.number()),
});
export type Expected = v.InferOutput<typeof expectedSchema>;

export const readSet = (name: string): Expected[] =>
  v.parse(
    v.array(expectedSchema),
    JSON.parse(readFileSync(join(__dirname, `${name}.json`), 'utf8')),
  );

/** This is the sample as own data. Today is June 30, 2025. */
export const own: FinancialData = { ...demoHousehold(), source: 'own' };
const { today } = own;
const THIS_MONTH = '2025-06';

/** A question about these without a time is about this month. */
const DATED = new Set(
  'spending income saved net_cash_flow largest count transactions budget_left average_transaction'.split(
    ' ',
  ),
);

/** Returns the first and last day of '2025-05', 'all', or '2025-05-01..2025-05-31'. */
export function daysOf(text: string): readonly [string, string] {
  if (text === 'all') return ['', ''];
  const [from = '', to] = text.split('..');
  return to === undefined ? [`${from}-01`, lastDayOf(from)] : [from, to];
}

const lastDayOf = (month: string): string =>
  `${month}-${String(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate())}`;

const clipped = (day: string): string => (day > today ? today : day);

function wordsOfPeriod({ measure, period }: Query): string {
  if (period) return `${period.from ?? ''}..${clipped(period.to ?? '')}`;
  return DATED.has(measure) ? daysOf(THIS_MONTH).join('..') : '';
}

function isPeriodRight(query: Query, { period }: Expected): boolean {
  if (period === '' && !DATED.has(query.measure)) return true;
  const asked = wordsOfPeriod(query);
  return period.split('|').some(
    (each) =>
      asked ===
      daysOf(each === '' ? THIS_MONTH : each)
        .map(clipped)
        .join('..'),
  );
}

const sorted = (text: string): string => text.split('+').toSorted().join('+');

const comparedWith = ({ compare }: Query): string =>
  compare?.with === 'period' ? (compare.period.from ?? '').slice(0, 7) : (compare?.with ?? '');

const isOneOf = (text: string, allowed: string): boolean =>
  allowed === '*' || allowed.split('|').includes(text);

export function isRight(query: Query, expected: Expected): boolean {
  const subject = sorted(query.subjects.map(({ kind, name }) => `${kind}:${name}`).join('+'));
  const subjects = expected.subject.split('|').map(sorted);
  return (
    isOneOf(query.measure, expected.measure) &&
    subjects.includes(subject) &&
    isPeriodRight(query, expected) &&
    isOneOf(comparedWith(query), expected.compare) &&
    isOneOf(query.split ?? '', expected.split) &&
    (expected.top === undefined || query.top === expected.top) &&
    (expected.amount === undefined || query.amount === expected.amount)
  );
}

/** Adds the expected spending or income up from the rows alone. */
export function figureOf({ measure, subject, period }: Expected): string | null {
  if (!['spending', 'income'].includes(measure) || /\||account:/.test(subject + period))
    return null;
  const [from, to] = daysOf(period === '' ? THIS_MONTH : period);
  const names = subject.split('+').map((each) => each.split(':')[1] ?? '');
  const total = own.transactions
    .filter(
      ({ date, amount }) => date >= from && date <= to && (measure === 'income') === amount > 0,
    )
    .filter(({ category }) => category !== 'Transfer')
    .filter(
      ({ category, merchant }) =>
        subject === '' || names.includes(category) || names.includes(merchant),
    )
    .reduce((sum, { amount }) => sum + amount, 0);
  return total === 0 ? 'nothing' : usd(total);
}

export type Verdict = 'right' | 'wrong' | 'not understood';

export function judged(wording: string, expected: Expected): Verdict {
  const [term] = findTerms(wording);
  if (term) return expected.measure === `general:${term.id}` ? 'right' : 'wrong';
  const composed = composeByRules(wording, own);
  if (!composed.understood || !composed.query) {
    return expected.measure === 'none' ? 'right' : 'not understood';
  }
  const { content } = lineOf(composed, { isSample: false, origin: 'rules' });
  if (content.includes('This answer leaves out')) return 'not understood';
  const figure = figureOf(expected);
  const hasFigure = figure === null || content.includes(figure);
  return isRight(composed.query, expected) && hasFigure ? 'right' : 'wrong';
}
