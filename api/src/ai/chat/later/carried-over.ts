import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Measure, Query } from '@halyard/shared-contracts/wire';
import { answerQuery } from '../../answer/answer-query';
import { NO_OUTLOOK, type Outlook } from '../../answer/long-run/outlook';
import { COUNTS_ROWS } from '../../understand/measure-kinds';
import type { Composed } from '../composed';

/** Answers another query in the place of the one that was composed, and keeps the notices after its answer. */
function instead(
  composed: Composed,
  query: Query,
  financialData: FinancialData,
  outlook: Outlook,
): Composed {
  const blocks = answerQuery(query, financialData, outlook);
  const before = composed.query && answerQuery(composed.query, financialData, outlook);
  if (!blocks || !before) return composed;
  return { ...composed, query, blocks: [...blocks, ...composed.blocks.slice(before.length)] };
}

/** 'What came in and what went out last month' names the time of both sums at the end. */
export function inTimeOf(
  composed: Composed,
  last: Composed,
  financialData: FinancialData,
  outlook: Outlook = NO_OUTLOOK,
): Composed {
  const { query } = composed;
  const time = last.query?.period ?? null;
  const isSum = query !== undefined && COUNTS_ROWS.has(query.measure) && query.period === null;
  if (!isSum || time === null || last.query === undefined || !COUNTS_ROWS.has(last.query.measure))
    return composed;
  return instead(composed, { ...query, period: time }, financialData, outlook);
}

const OF_A_TIME: ReadonlySet<Measure> = new Set<Measure>([
  'spending',
  'income',
  'saved',
  'net_cash_flow',
  'deposits',
  'refunds',
  'count',
  'largest',
  'transactions',
  'average_transaction',
]);

const OF_PAYMENTS: ReadonlySet<Measure> = new Set<Measure>([
  'spending',
  'count',
  'average_transaction',
  'monthly_average',
]);

/** 'How much is my rent' asks for how it is now. */
const OF_NOW = /\b(?:is|are|am|do|does|can|could|should|will|would|usually|ever|always)\b|\bs\b/i;

/** 'What did I spend last month and what did I earn' names the time of both sums in its first part. */
const hasTimeOf = (clause: string, query: Query, first: Query): boolean =>
  query.period === null &&
  query.split === null &&
  query.compare === null &&
  first.period !== null &&
  OF_A_TIME.has(query.measure) &&
  OF_A_TIME.has(first.measure) &&
  !OF_NOW.test(clause);

const WAS = /\bdid\b/i;

const EACH_TIME = /\b(?:each|every|per|a) (?:time|visit|trip|order|ride|fill ?up)\b/i;
const OF_ALL =
  /\b(?:total|altogether|overall|everything|all|most|least|elsewhere|else|other|than|on|at|to|for|from)\b/i;

/** 'How often do I go to Starbucks and how much do I spend' asks twice about the same shop. */
const hasThingOf = (query: Query, first: Query, clause: string, isOneSentence: boolean): boolean =>
  query.subjects.length === 0 &&
  first.subjects.length > 0 &&
  query.split === null &&
  query.without.length === 0 &&
  query.size === null &&
  query.weekdays.length === 0 &&
  OF_PAYMENTS.has(query.measure) &&
  OF_PAYMENTS.has(first.measure) &&
  (EACH_TIME.test(clause) || (isOneSentence && !OF_ALL.test(clause)));

const ANY_OF_THEM = /^(?:which|what|did any|have any|has any|are any|is any)\b/i;

/** 'How many subscriptions do I have and which went up' asks twice about subscriptions. */
const isOfThem = (query: Query, first: Query, clause: string): boolean =>
  query.measure === 'price_increases' &&
  query.subjects.length === 0 &&
  first.measure === 'recurring' &&
  ANY_OF_THEM.test(clause);

/** 'How much is the minimum' after the day on which a card is due is about this card. */
const isOfCard = (query: Query, first: Query): boolean =>
  query.measure === 'minimum_payments' &&
  query.subjects.length === 0 &&
  first.subjects.some(({ kind }) => kind === 'account');

const ASKS_VISITS = /\bhow many (?:trips|visits|orders|rides|runs|times)\b/i;

/** 'How many trips' after groceries asks for trips to buy them, and not for travel. */
const isOfVisits = (query: Query, first: Query, clause: string): boolean =>
  query.measure === 'count' &&
  first.subjects.length > 0 &&
  OF_PAYMENTS.has(first.measure) &&
  ASKS_VISITS.test(clause) &&
  query.subjects.every(({ name }) => name === 'Travel');

interface Place {
  readonly clause: string;
  /** The part before it asks for this. */
  readonly first: Query | undefined;
  readonly isOneSentence: boolean;
}

/** Gives a later part of a question the time or the thing of the part before it, if it names none. */
export function carriedOver(
  composed: Composed,
  { clause, first, isOneSentence }: Place,
  financialData: FinancialData,
  outlook: Outlook = NO_OUTLOOK,
): Composed {
  const { query } = composed;
  if (!query || !first) return composed;
  const isOfThing =
    hasThingOf(query, first, clause, isOneSentence) ||
    isOfThem(query, first, clause) ||
    isOfCard(query, first) ||
    isOfVisits(query, first, clause);
  const isOfTime = (isOneSentence || WAS.test(clause)) && hasTimeOf(clause, query, first);
  if (!isOfThing && !isOfTime) return composed;
  const isTimed =
    isOfTime ||
    (isOfThing && OF_PAYMENTS.has(query.measure) && query.period === null && !OF_NOW.test(clause));
  const carried = {
    ...query,
    subjects: isOfThing ? first.subjects : query.subjects,
    period: isTimed ? first.period : query.period,
  };
  return instead(composed, carried, financialData, outlook);
}
