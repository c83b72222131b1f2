import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import { answerQuery, requestOf } from '../../answer/answer-query';
import type { Outlook } from '../../answer/long-run/outlook';
import { timeAtRank } from '../../answer/spending/times/time-at-rank';
import { periodBefore } from '../../understand/time/periods';
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

const PLAIN = { order: null, rank: null, top: null, weekdays: [] } as const;

/** Returns the query whose answer has the parts of a figure, or null if it has none. */
function reasonFor(
  query: Query,
  { isOfParts }: WhyTail,
  financialData: FinancialData,
  outlook: Outlook,
): Query | null {
  const { measure, subjects, compare } = query;
  if (measure !== 'spending' && measure !== 'income') return null;
  const request = requestOf(query, financialData, outlook);
  if (!request || query.split === 'weekday') return null;
  const isRanked = query.order !== null && query.split !== null;
  const time = isRanked ? timeAtRank(request) : query.split === null ? request.period : null;
  if (time === null) return null;
  const split = measure === 'income' || subjects.length > 0 ? 'merchant' : 'category';
  const before = periodBefore(time);
  const against =
    compare?.with === 'period'
      ? compare
      : isOfParts || before === null
        ? null
        : ({ with: 'period', period: before } as const);
  return { ...query, ...PLAIN, period: time, split, compare: against };
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
  const query =
    head.understood && head.query ? reasonFor(head.query, tail, financialData, outlook) : null;
  const reason = query && answerQuery(query, financialData, outlook);
  if (!reason || !head.query) return null;
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
