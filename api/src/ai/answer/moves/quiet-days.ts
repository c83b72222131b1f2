import { addDays, daysBetween, type IsoDate, isRefund } from '@halyard/shared-contracts/finance';
import { say } from '../../fact/figured-text';
import { type AnswerRequest, rowsIn } from '../answer-request';
import { number, screen } from '../facts';
import { type Part, sentence } from '../parts';
import { inPeriod } from '../period/period-words';

/** Counts the days up to today on which nothing was spent. */
export function quietDays(request: AnswerRequest): Part[] {
  const { financialData, period } = request;
  const { today, transactions } = financialData;
  const oldest = transactions.at(-1)?.date ?? today;
  const from = period.from === null || period.from < oldest ? oldest : period.from;
  const to = period.to === null || period.to > today ? today : period.to;
  const when = inPeriod({ from, to });
  if (from > to) return [sentence(say`There is no day with known transactions ${when}.`)];
  const rows = rowsIn(request, 'spending', { from, to }).rows.filter((row) => !isRefund(row));
  const spent = new Set<IsoDate>(rows.map(({ date }) => date));
  const days = daysBetween(from, to) + 1;
  const all = Array.from({ length: days }, (_, by) => addDays(from, by));
  const quiet = all.filter((day) => !spent.has(day)).length;
  const screenOfRows = screen('/transactions');
  const counted = number('days without spending', 'count', quiet, screenOfRows);
  return [
    sentence(
      say`You spent nothing on ${counted} of ${number('days', 'count', days, screenOfRows)} days ${when}.`,
    ),
    sentence(say`Bills that are paid on their own count as spending of their day.`),
  ];
}
