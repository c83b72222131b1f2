import {
  addMonths,
  comparedDays,
  isInProgress,
  type IsoMonth,
  monthOf,
} from '@halyard/shared-contracts/finance';
import { divide, sum } from '@halyard/shared-contracts/money';
import type { MoneyFact } from '../../../fact/fact';
import { type AnswerRequest, byId, rowsIn } from '../../answer-request';
import { money } from '../../facts';
import { periodName } from '../../period/period-words';
import type { MonthlyAverage } from '../average';
import { type Kind, TOTALS } from '../split';

/**
 * A month in progress is compared with the same days of the months before. Returns null for a month that is
 * over.
 */
export function averageOfSameDays(
  request: AnswerRequest,
  kind: Kind,
  { period, months }: MonthlyAverage,
): { readonly fact: MoneyFact; readonly where: string } | null {
  const { today } = request.calendar;
  const [from, now] = [period.from, request.period.from];
  if (from === null || now === null || !isInProgress(monthOf(now), today)) return null;
  const month: IsoMonth = monthOf(now);
  const rows = Array.from({ length: months }, (_, by) => addMonths(monthOf(from), by)).map(
    (each) => rowsIn(request, kind, comparedDays(month, today, each)).rows,
  );
  const total = sum(rows.map((each) => TOTALS[kind](each)));
  const { query } = byId(rows.flat());
  return {
    fact: money('average of the same days', divide(total, months), query),
    where: `the average of the first ${Number(today.slice(8))} days of the months ${periodName(period)}`,
  };
}
