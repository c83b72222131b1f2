import { daysBetween, type IsoDate, type Transaction } from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import { say } from '../../fact/figured-text';
import { type AnswerRequest, byId } from '../answer-request';
import { number } from '../facts';
import { type Part, sentence, table } from '../parts';
import { inPeriod } from '../period/period-words';
import { groupsOf, HEADS, MOST, nameOf } from './split';
import { times } from './spending';

const DAYS_OF = { week: 7, month: 365.25 / 12 } as const;

/** The time before the first row and after today has no payments that count. */
function daysOf({ financialData: { transactions, today }, period }: AnswerRequest): number {
  const oldest = transactions.at(-1)?.date ?? today;
  const from: IsoDate = period.from !== null && period.from > oldest ? period.from : oldest;
  const to: IsoDate = period.to !== null && period.to < today ? period.to : today;
  return daysBetween(from, to) + 1;
}

/** 'You made 62 payments' is also about 1.2 a week. */
function rate(request: AnswerRequest, unit: 'week' | 'month', count: number): Part[] {
  const days = daysOf(request);
  if (days < DAYS_OF[unit]) return [];
  const each = ((count * DAYS_OF[unit]) / days).toFixed(1).replace(/\.0$/, '');
  return [sentence(say`That is about ${each} a ${unit}.`)];
}

const isRate = (split: Query['split']): split is 'week' | 'month' =>
  split === 'week' || split === 'month';

/** Counts the payments for each merchant, account, or category, or per week or month. */
export function countedBy(request: AnswerRequest, rows: readonly Transaction[]): Part[] {
  const { split, top, order } = request.query;
  if (split === null) return [];
  if (isRate(split)) return rate(request, split, rows.length);
  const sign = order === 'least' ? 1 : -1;
  const groups = groupsOf(rows, split).toSorted((a, b) => sign * (a.rows.length - b.rows.length));
  const [first] = groups;
  if (!first) return [];
  const nameFor = (key: string) => nameOf(split, key, request.financialData);
  const where = split === 'account' ? 'with' : split === 'category' ? 'for' : 'at';
  const often = order === 'least' ? 'least often' : 'most often';
  const merchants = number('merchants', 'count', groups.length, byId(rows).query);
  const count = times(first.rows.length, 'payment', byId(first.rows).query);
  return [
    sentence(say`You paid ${often} ${where} ${nameFor(first.key)}: ${count}.`),
    ...(split === 'merchant' ? [sentence(say`These are ${merchants} different merchants.`)] : []),
    table(
      `Number of payments by ${split} ${inPeriod(request.period)}`,
      [HEADS[split], 'Payments'],
      groups
        .slice(0, top ?? MOST[split])
        .map((group) => [
          say`${nameFor(group.key)}`,
          say`${number('payments', 'count', group.rows.length, byId(group.rows).query)}`,
        ]),
    ),
  ];
}
