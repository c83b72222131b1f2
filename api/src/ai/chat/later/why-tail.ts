import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Measure, Query } from '@halyard/shared-contracts/wire';
import { answerQuery, requestOf } from '../../answer/answer-query';
import type { Outlook } from '../../answer/long-run/outlook';
import type { AnswerRequest } from '../../answer/answer-request';
import { monthOfFlow } from '../../answer/spending/by-month';
import { timeAtRank } from '../../answer/spending/times/time-at-rank';
import { monthPeriod, type Period, periodBefore } from '../../understand/time/periods';
import { isFollowUp } from '../compose-each';
import type { Composed } from '../composed';

/** These ends ask what made up a figure or its change. */
const ASKS_WHY =
  /^(.{8,240}?)[,.;?!]{0,2} (?:(?:and|&|n|but|plus) )?(why|how come|what happened(?: (?:there|then))?|(?:on|for|from) what|what for|what (?:was it|was that|did (?:i|we) spend it|it was spent|was it spent) on|what (?:caused|drove|made) (?:it|that|the difference)|why (?:is|was) that|why the (?:difference|change|drop|jump|increase)|where did (?:it|that) (?:all )?(?:go|come from))[?.! ]{0,9}$/i;
const OF_WHAT = /^(?:on|for|from|what (?:for|was|did|it)|where)/i;

export interface WhyTail {
  readonly head: string;
  /** It asks for the parts alone, and not for what has changed. */
  readonly isOfParts: boolean;
}

export function whyTail(message: string): WhyTail | null {
  const [, head, end] = ASKS_WHY.exec(message.trim()) ?? [];
  return head === undefined || end === undefined || /^(?:why|how come)\b/i.test(head)
    ? null
    : { head, isOfParts: OF_WHAT.test(end) };
}

const PLAIN: Pick<Query, 'order' | 'rank' | 'top' | 'weekdays'> = {
  order: null,
  rank: null,
  top: null,
  weekdays: [],
};

/** Returns the time that a figure is of, or null if it has none or several. */
function timeOf(request: AnswerRequest): Period | null {
  const { measure, split, order } = request.query;
  const isRanked = order !== null && split !== null;
  if (OF_FLOW.has(measure)) {
    const month = split === 'month' ? monthOfFlow(request) : null;
    return month === null ? null : monthPeriod(month);
  }
  if (split === 'weekday') return null;
  return isRanked ? timeAtRank(request) : split === null ? request.period : null;
}

const OF_FLOW: ReadonlySet<Measure> = new Set<Measure>(['net_cash_flow', 'saved']);
const OF_ROWS: ReadonlySet<Measure> = new Set<Measure>(['spending', 'income']);

/** Returns the queries whose answers have the parts of a figure. */
function reasonsFor(
  query: Query,
  { isOfParts }: WhyTail,
  financialData: FinancialData,
  outlook: Outlook,
): Query[] {
  const { measure, subjects, compare } = query;
  const isOfFlow = OF_FLOW.has(measure);
  const request = requestOf(query, financialData, outlook);
  if (!request || (!isOfFlow && !OF_ROWS.has(measure))) return [];
  const time = timeOf(request);
  if (time === null) return [];
  const before = periodBefore(time);
  const against =
    compare?.with === 'period'
      ? compare
      : isOfParts || before === null
        ? null
        : ({ with: 'period', period: before } as const);
  const measures: readonly Measure[] = isOfFlow ? ['income', 'spending'] : [measure];
  return measures.map((each): Query => ({
    ...query,
    ...PLAIN,
    measure: each,
    period: time,
    split: each === 'income' || subjects.length > 0 ? 'merchant' : 'category',
    compare: against,
  }));
}

const captionOf = (block: Composed['blocks'][number]): string | null =>
  block.kind === 'table' ? block.caption : null;

/** Adds what made up the figure to its answer, or returns null if the answer has no such parts. */
export function withReason(
  head: Composed,
  tail: WhyTail,
  financialData: FinancialData,
  outlook: Outlook,
): Composed | null {
  if (!head.understood || !head.query) return null;
  const reason = reasonsFor(head.query, tail, financialData, outlook).flatMap(
    (query) => answerQuery(query, financialData, outlook) ?? [],
  );
  if (reason.length === 0) return null;
  const said = new Set(head.blocks.map((block) => JSON.stringify(block)));
  const captions = new Set(reason.map(captionOf).filter((caption) => caption !== null));
  return {
    ...head,
    blocks: [
      ...head.blocks.filter((block) => !isFollowUp(block) && !captions.has(captionOf(block) ?? '')),
      ...reason.filter((block) => !isFollowUp(block) && !said.has(JSON.stringify(block))),
    ],
  };
}
