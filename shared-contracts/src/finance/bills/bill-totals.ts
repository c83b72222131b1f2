import { abs, type Cents, sum } from '../../money';
import type { CalendarEntry } from './calendar-entry';

export interface BillTotals {
  readonly paid: Cents;
  readonly due: Cents;
}

export function billTotals(entries: readonly CalendarEntry[]): BillTotals {
  const total = (status: CalendarEntry['status']) =>
    sum(
      entries
        .filter((entry) => entry.kind === 'bill' && entry.status === status)
        .map(({ amount }) => abs(amount)),
    );
  return { paid: total('paid'), due: total('due') };
}
