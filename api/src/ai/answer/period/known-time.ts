import {
  daysBetween,
  type FinancialData,
  type IsoDate,
  spokenDate,
  spokenDay,
} from '@halyard/shared-contracts/finance';
import type { Period } from '../../understand/time/periods';
import type { Resolved } from '../subject';
import { inPeriod } from './period-words';

/** Few rows are missing in these days. */
export const FEW_DAYS = 7;

interface Known {
  readonly financialData: FinancialData;
  readonly subject: Pick<Resolved, 'holdings'>;
}

/** Returns the day of the oldest row, or of the oldest row of the accounts that the question names. */
function firstDay({ financialData, subject: { holdings } }: Known): IsoDate | undefined {
  const { transactions } = financialData;
  if (holdings.length === 0) return transactions.at(-1)?.date;
  const ids = new Set<string>(holdings.map(({ id }) => id));
  return transactions.findLast(({ accountId }) => ids.has(accountId))?.date;
}

/** Returns the first day with rows if a period begins long before it, or null. */
function beginsLater(known: Known, { from, to }: Period): IsoDate | null {
  const first = firstDay(known);
  if (first === undefined || from === null || (to !== null && to < first)) return null;
  return daysBetween(from, first) > FEW_DAYS ? first : null;
}

/** Returns 'in 2026 since May 27, the first day in your data', if the rows begin in May. */
export function inKnown(known: Known, period: Period): string {
  const when = inPeriod(period);
  const first = beginsLater(known, period);
  if (first === null) return when;
  if (/^(?:from|since) /.test(when)) return inRange(known, first, period);
  const isOfYear = period.from?.slice(0, 4) === first.slice(0, 4);
  return `${when} since ${isOfYear ? spokenDay(first) : spokenDate(first)}, the first day in your data`;
}

/** A range begins with the first day that is known. */
function inRange({ financialData: { today } }: Known, first: IsoDate, { to }: Period): string {
  const day = `${spokenDate(first)}, the first day in your data`;
  return to !== null && to < today ? `from ${day}, to ${spokenDate(to)}` : `since ${day}`;
}
