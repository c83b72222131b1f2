import { type FinancialData, isRefund, spokenDate } from '@halyard/shared-contracts/finance';
import type { Measure, Query } from '@halyard/shared-contracts/wire';
import { say } from '../fact/figured-text';
import {
  type Calendar,
  calendarOf,
  EVER,
  lastPeriod,
  monthPeriod,
  type Period,
} from '../understand/time/periods';
import { type AnswerRequest, rowsIn } from './answer-request';
import { EXAMPLES, NEXT } from './example-questions';
import { COUNTS_ROWS, IS_OF_TODAY, LEAVES_OUT } from '../understand/measure-kinds';
import { type Part, questions, sentence } from './parts';
import { periodOf } from './period/period-of';
import { inPeriod, periodName } from './period/period-words';
import { isTried, TRIED_ANSWERS } from './long-run/answers';
import { NO_OUTLOOK, type Outlook, type Trying } from './long-run/outlook';
import { resolved } from './subject';
import { premise } from './spending/times/premise';
import { trend } from './spending/times/trend';
import { yesOrNo } from './yes-or-no/yes-or-no';
import { understoodLine } from './understood-line';
import { answerOf } from './answer-of';

/** Finds the names of a query and sets its time. Returns null if the user has nothing of such a name. */
export function requestOf(
  query: Query,
  data: FinancialData,
  outlook: Outlook,
): AnswerRequest | null {
  const subject = resolved(query, data);
  if (!subject) return null;
  const calendar = calendarOf(data);
  const period = query.period ? periodOf(query.period) : usualPeriod(query, calendar);
  return widenedToAllTime({ financialData: data, query, subject, calendar, period, outlook });
}

/** Returns the answer as steps that each ask for a simulation, or null for an answer that needs none. */
export function triedAnswer(
  query: Query,
  financialData: FinancialData,
  outlook: Outlook,
): Trying<Part[]> | null {
  if (!isTried(query.measure)) return null;
  const request = requestOf(query, financialData, outlook);
  return request && TRIED_ANSWERS[query.measure](request);
}

/**
 * Returns null if the query names something that the user does not have. A question that asks whether something is so
 * is answered with yes or no first.
 */
export function answerQuery(
  query: Query,
  financialData: FinancialData,
  outlook: Outlook = NO_OUTLOOK,
  question = '',
): Part[] | null {
  const request = requestOf(query, financialData, outlook);
  if (!request) return null;
  if (isBeforeData(request))
    return [understoodLine(request), sentence(beforeDataNotice(financialData, request.period))];
  const parts = answerOf(request, query.measure);
  return [
    understoodLine(request),
    ...yesOrNo(question, request),
    ...trend(question, request),
    ...premise(question, request),
    ...parts,
    ...ignoredExclusions(query),
    ...todayOnlyNotice(request),
    ...next(query.measure),
  ];
}

/**
 * Widens a question without a time, such as 'What did we pay Delta', to all transactions if this month has no row
 * for it.
 */
function widenedToAllTime(request: AnswerRequest): AnswerRequest {
  const { query, subject } = request;
  const isOfMerchants = subject.merchants.length > 0 && subject.holdings.length === 0;
  const isAnyTime = query.period === null && query.split === null && query.compare === null;
  if (!isAnyTime || !isOfMerchants || !WIDENED_MEASURES.has(query.measure)) return request;
  const isIncome = query.measure === 'income' || query.measure === 'deposits';
  const found = rowsIn(request, isIncome ? 'income' : 'spending', request.period);
  const rows = query.measure === 'refunds' ? found.rows.filter(isRefund) : found.rows;
  return rows.length > 0 ? request : { ...request, period: EVER };
}
const WIDENED_MEASURES: ReadonlySet<Measure> = new Set<Measure>([
  'spending',
  'income',
  'deposits',
  'refunds',
  'count',
  'largest',
]);

const MONTHS = 12;

const OF_ROWS: ReadonlySet<Measure> = new Set<Measure>([
  ...COUNTS_ROWS,
  'net_cash_flow',
  'saved',
  'savings_rate',
  'budget_left',
]);

const firstDayOf = (financialData: FinancialData) =>
  financialData.transactions.at(-1)?.date ?? null;

function isBeforeData({ query, period, financialData }: AnswerRequest): boolean {
  const first = firstDayOf(financialData);
  const isOver = first !== null && query.period !== null && period.to !== null && period.to < first;
  return isOver && OF_ROWS.has(query.measure);
}

function beforeDataNotice(financialData: FinancialData, period: Period) {
  const first = spokenDate(firstDayOf(financialData)!);
  return say`Your transactions begin on ${first}, so nothing is known ${inPeriod(period)}.`;
}

/** Returns the month that screens open on, or the last twelve months for a figure per month, week, or weekday. */
function usualPeriod({ split, subjects, measure, compare }: Query, calendar: Calendar): Period {
  if (split === 'year') return EVER;
  const isOfMonths = split === 'month' || split === 'week' || split === 'weekday';
  const isOfSides =
    measure === 'spending' &&
    compare === null &&
    subjects.length > 1 &&
    subjects.every(({ kind }) => kind === split);
  return isOfMonths || isOfSides
    ? lastPeriod(calendar, 'month', MONTHS)
    : monthPeriod(calendar.month);
}

const HAS_SIZE: ReadonlySet<Measure> = new Set<Measure>(['activity', 'transfers']);

/**
 * Warns that a figure which is not a sum of rows still counts the categories and amounts that the question leaves
 * out.
 */
function ignoredExclusions({ measure, without, size }: Query): Part[] {
  if (COUNTS_ROWS.has(measure) || LEAVES_OUT.has(measure) || HAS_SIZE.has(measure)) return [];
  return [
    ...(without.length > 0
      ? [sentence(say`This figure cannot leave out ${without.join(', ')}.`)]
      : []),
    ...(size ? [sentence(say`This figure counts payments of every amount.`)] : []),
  ];
}

/** Warns that a figure holds today if the question is about an earlier time. */
function todayOnlyNotice({ query, period, financialData: { today } }: AnswerRequest): Part[] {
  const isEarlier = query.period !== null && period.to !== null && period.to < today;
  if (!isEarlier || !IS_OF_TODAY.has(query.measure)) return [];
  return [
    sentence(say`This is how it is today. There is no figure of ${periodName(period)} here.`),
  ];
}

function next(measure: Measure): Part[] {
  const texts = (NEXT[measure] ?? []).flatMap((each) => EXAMPLES[each].slice(0, 1));
  return texts.length === 0 ? [] : [questions('You can also ask', texts)];
}
