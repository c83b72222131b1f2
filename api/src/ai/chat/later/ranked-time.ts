import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Measure, Query } from '@halyard/shared-contracts/wire';
import { requestOf } from '../../answer/answer-query';
import { NO_OUTLOOK } from '../../answer/long-run/outlook';
import { averageOf } from '../../answer/spending/average';
import { withoutEnd } from '../without-end';

const ASKS_TIME =
  /^(?:and )?(?:which|what) (month|week)(?: of (?:them|those|these))? (?:was|is|had|has|were)(?: been)? (?:my |the )?(highest|most|biggest|largest|most expensive|lowest|least|smallest|cheapest|best|worst)(?: one)?$/i;
const ASKS_TREND =
  /^(?:and )?(?:is|has|was) (?:it|that) (?:been )?(?:going (?:up|down)|gone (?:up|down)|(?:getting|gotten) (?:higher|lower|bigger|smaller|worse|better|more expensive|cheaper)|rising|increasing|decreasing|climbing|trending (?:up|down)|up or down|going up or down)(?: lately| recently| over time)?$/i;

const KIND: Partial<Record<Measure, 'spending' | 'income'>> = {
  spending: 'spending',
  monthly_average: 'spending',
  income: 'income',
  average_income: 'income',
};
const AVERAGES: ReadonlySet<Measure> = new Set<Measure>(['monthly_average', 'average_income']);
const LEAST = /^(?:lowest|least|smallest|cheapest)$/i;

/** The best month has the most income, but the least spending. */
function orderOf(word: string, kind: 'spending' | 'income'): 'most' | 'least' {
  if (/^best$/i.test(word)) return kind === 'income' ? 'most' : 'least';
  if (/^worst$/i.test(word)) return kind === 'income' ? 'least' : 'most';
  return LEAST.test(word) ? 'least' : 'most';
}

/** An average is taken of whole months, which are other days than those that were named. */
function timeOf(
  before: Query,
  kind: 'spending' | 'income',
  financialData: FinancialData,
): Query['period'] {
  if (before.period === null) return null;
  const request = AVERAGES.has(before.measure)
    ? requestOf(before, financialData, NO_OUTLOOK)
    : null;
  return (request && averageOf(request, kind)?.period) ?? before.period;
}

/** An average 'of a month' is no division by month. */
const isOfSum = ({ measure, split }: Query): boolean => split === null || AVERAGES.has(measure);

/** One month has no highest month. */
const isOneMonth = ({ period }: Query): boolean =>
  period !== null && period.from?.slice(0, 7) === period.to?.slice(0, 7);

const PLAIN = { compare: null, top: null, rank: null, size: null } as const;

/** 'Which month was the highest' and 'is it going up' ask about the sum or the average before them. */
export function aboutTimeOf(
  clause: string,
  before: Query | null | undefined,
  financialData: FinancialData,
): Query | null {
  const kind = before ? KIND[before.measure] : undefined;
  if (!before || kind === undefined || !isOfSum(before)) return null;
  const said = withoutEnd(clause);
  if (ASKS_TREND.test(said))
    return { ...before, ...PLAIN, measure: kind, split: 'month', period: null, order: null };
  const [, unit, rank] = ASKS_TIME.exec(said) ?? [];
  if (unit === undefined || rank === undefined || isOneMonth(before)) return null;
  return {
    ...before,
    ...PLAIN,
    measure: kind,
    split: unit.toLowerCase() === 'week' ? 'week' : 'month',
    order: orderOf(rank, kind),
    period: timeOf(before, kind, financialData),
  };
}

const ASKS_OF_TOPIC =
  /^(?:and )?(?:whats|what[’']s|what is|what are|what would be) (?:the|that|its|this) (?:current )?(?:rate|rates|limit|limits|maximum|max|cap|amount|percentage|percent|deadline|penalty|threshold|minimum|age|fee|rule|rules)$/i;

/** 'And what is the rate' after a general question is about its topic, and not about a debt. */
export const isOfTopic = (clause: string): boolean => ASKS_OF_TOPIC.test(withoutEnd(clause));
