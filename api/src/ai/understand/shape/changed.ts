import { monthOf } from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import { periodOf } from '../../answer/period/period-of';
import type { QuestionParts } from '../question-parts';
import {
  type Calendar,
  monthPeriod,
  type Period,
  periodBefore,
  relativePeriod,
} from '../time/periods';

const FALLS = /\b(?:down|drop(?:ped|s)?|decreased?|decreases|fell|least)\b/;

/** 'Which category rose the most since September' compares this month with September. */
function sinceMonth(
  { tokens: { words }, periods, comparing }: QuestionParts,
  calendar: Calendar,
): Period | null {
  const [only, second] = periods;
  const from = only?.period.from ?? null;
  const isSince = only !== undefined && words[only.at - 1] === 'since';
  if (!isSince || second || comparing.isComparison || from === null) return null;
  const month = monthPeriod(monthOf(from));
  return month.from === from && monthOf(from) !== calendar.month ? month : null;
}

const sinceLastYear = ({ tokens: { words } }: QuestionParts, calendar: Calendar): Period | null =>
  /\bsince last year\b/.test(words.join(' ')) ? relativePeriod(calendar, 'year', -1) : null;

/** 'Since last year' compares this year with the last one. */
function isYearCompared({ compare }: Query, calendar: Calendar): boolean {
  if (compare?.with !== 'period') return false;
  const { from, to } = relativePeriod(calendar, 'year', -1);
  return (
    compare.period.from === from &&
    (compare.period.to === to || compare.period.to === calendar.today)
  );
}

/** 'Which category went up the most' asks for the largest change since another time. */
export function changed(parts: QuestionParts, query: Query, calendar: Calendar): Query {
  const { words } = parts.tokens;
  const requestedPeriod = query.period ? periodOf(query.period) : monthPeriod(calendar.month);
  const year = sinceLastYear(parts, calendar);
  const earlier = year === null ? sinceMonth(parts, calendar) : null;
  const period = earlier ? monthPeriod(calendar.month) : requestedPeriod;
  const isOfYear = year !== null || isYearCompared(query, calendar);
  const before = year ?? earlier ?? periodBefore(period);
  const compare =
    (year === null ? query.compare : null) ??
    (before && { with: 'period' as const, period: before });
  if (compare === null) return query;
  const text = words.join(' ');
  const isRise = /\b(?:up|rose|risen|grew|grown|increased?|increases)\b/.test(text);
  const order = FALLS.test(text) ? 'least' : isRise ? 'most' : null;
  const split = query.split === 'merchant' || query.split === 'account' ? query.split : 'category';
  return {
    ...query,
    ...(earlier && { period }),
    ...(isOfYear && { period: relativePeriod(calendar, 'year', 0) }),
    compare,
    split,
    order,
    rank: null,
  };
}

/** 'Why was October so expensive' asks what changed since the time before. */
export function explained({ tokens: { words } }: QuestionParts, query: Query): Query {
  const isSum = query.measure === 'spending' || query.measure === 'income';
  if (words[0] !== 'why' || !isSum || query.period === null) return query;
  const split = query.measure === 'income' ? 'merchant' : 'category';
  if (query.compare !== null)
    return query.split === null && query.compare.with === 'period' ? { ...query, split } : query;
  const before = periodBefore(periodOf(query.period));
  return before === null ? query : { ...query, split, compare: { with: 'period', period: before } };
}
