import {
  addDays,
  daysBetween,
  type IsoDate,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { type Cents, divide, sum } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import { weekdayOf } from '../../understand/time/weekday';
import { type AnswerRequest, byId } from '../answer-request';
import { money, screen } from '../facts';
import { type Part, sentence } from '../parts';

const WEEKEND: ReadonlySet<string> = new Set(['0', '6']);
const DAYS_OF_WEEK = 7;
const SPENDING = screen('/spending');

/** Counts the days of weekends and the other days of a time, as far as it is known. */
function daysOf({ financialData: { transactions, today }, period }: AnswerRequest) {
  const oldest: IsoDate = transactions.at(-1)?.date ?? today;
  const from = period.from !== null && period.from > oldest ? period.from : oldest;
  const to = period.to !== null && period.to < today ? period.to : today;
  const all = Math.max(0, daysBetween(from, to) + 1);
  const rest = Array.from({ length: all % DAYS_OF_WEEK }, (_, by) => weekdayOf(addDays(from, by)));
  const ends =
    2 * Math.floor(all / DAYS_OF_WEEK) + rest.filter((day) => WEEKEND.has(String(day))).length;
  return { ends, days: all - ends };
}

interface OfDay {
  readonly key: string;
  readonly amount: Cents;
  readonly rows: readonly Transaction[];
}

/** 'Do I spend more on weekends' needs the sum of both parts of the week. Two days are compared with five. */
export function partsOfWeek(request: AnswerRequest, groups: readonly OfDay[]): Part[] {
  const { ends, days } = daysOf(request);
  if (ends === 0 || days === 0) return [];
  const [onEnds, onDays] = [true, false].map((isEnd) => {
    const own = groups.filter(({ key }) => WEEKEND.has(key) === isEnd);
    const { query } = byId(own.flatMap(({ rows }) => rows));
    const total = sum(own.map(({ amount }) => amount));
    return {
      total: money('spending', total, query),
      ofDay: money('spending of a day', divide(total, isEnd ? ends : days), SPENDING),
    };
  });
  return [
    sentence(
      say`On weekends you spent ${onEnds!.total}, and on weekdays ${onDays!.total}. That is ${onEnds!.ofDay} for each day of a weekend and ${onDays!.ofDay} for each weekday.`,
    ),
  ];
}
