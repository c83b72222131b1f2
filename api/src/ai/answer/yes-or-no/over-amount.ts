import { totalIncome, totalSpending } from '@halyard/shared-contracts/finance';
import { cashFact } from '../../fact/balance-facts';
import { type AnswerRequest, rowsIn } from '../answer-request';
import { averageOf } from '../spending/average';
import type { Decides } from './decides';

const ASKS = /^(?:am|is|are|was|were|did|do|does|have|has) /;
const LIMIT =
  /\b(over|above|past|beyond|exceed|more than|greater than|higher than|at least|no less than|under|below|less than|lower than|at most|no more than|up to) \$?(\d[\d.]*)(k)?(?: dollars| bucks)?(?= |$)/;
/** The amount of a single payment is no limit of a sum. */
const OF_ONE =
  /\b(?:single|one|once|per|each|every|any|ever|a time|a (?:day|week|year|trip|visit)|times?|purchases?|payments?|charges?|transactions?|orders?|visits?|trips?|deposits?|bills|than i|usual|average)\b/;
const THOUSAND = 1000;
const CENTS = 100;

const COMPARES: ReadonlyMap<string, (value: number, limit: number) => boolean> = new Map([
  ...['over', 'above', 'past', 'beyond', 'exceed', 'more than', 'greater than', 'higher than'].map(
    (words) => [words, (value: number, limit: number) => value > limit] as const,
  ),
  ...['at least', 'no less than'].map(
    (words) => [words, (value: number, limit: number) => value >= limit] as const,
  ),
  ...['under', 'below', 'less than', 'lower than'].map(
    (words) => [words, (value: number, limit: number) => value < limit] as const,
  ),
  ...['at most', 'no more than', 'up to'].map(
    (words) => [words, (value: number, limit: number) => value <= limit] as const,
  ),
]);

/** Returns the one figure of the answer, or null if it has several. */
function valueOf(request: AnswerRequest): number | null {
  const { query, subject, period } = request;
  if (query.split !== null || query.compare !== null || query.size !== null) return null;
  switch (query.measure) {
    case 'spending':
      return totalSpending(rowsIn(request, 'spending', period).rows);
    case 'income':
      return totalIncome(rowsIn(request, 'income', period).rows);
    case 'monthly_average':
      return averageOf(request, 'spending')?.fact.value ?? null;
    case 'cash':
      return query.period === null ? cashFact(request.financialData).value : null;
    case 'balance':
    case 'debt':
      return query.period === null && subject.holdings.length === 1
        ? (subject.holdings[0]?.balance ?? null)
        : null;
    default:
      return null;
  }
}

/** 'Did I spend over $300 at Costco' compares the sum with an amount. */
export const isOverAmount: Decides = (text, request) => {
  const [whole = '', words = '', digits = '', thousand] = LIMIT.exec(text) ?? [];
  const compares = COMPARES.get(words);
  const rest = text.replace(whole, '');
  if (!compares || !ASKS.test(text) || OF_ONE.test(rest) || /\d{3}|\$|\d\./.test(withoutYear(rest)))
    return null;
  if (/\ba month\b/.test(rest) !== (request.query.measure === 'monthly_average')) return null;
  const value = valueOf(request);
  const limit = Number(digits) * (thousand === undefined ? 1 : THOUSAND) * CENTS;
  return value === null || !Number.isFinite(limit) ? null : compares(value, Math.round(limit));
};

const withoutYear = (text: string): string => text.replaceAll(/\b(?:19|20)\d\d\b/g, '');
