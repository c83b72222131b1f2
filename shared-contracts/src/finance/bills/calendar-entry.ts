import type { Cents } from '../../money';
import type { IsoDate } from '../civil-date';
import type { Cadence } from '../recurring/cadence';

export const ENTRY_KINDS = ['bill', 'payday', 'moved'] as const;
export const ENTRY_STATUSES = ['paid', 'due', 'missed'] as const;

export interface CalendarEntry {
  /** Stable for the same payment. */
  readonly id: string;
  readonly date: IsoDate;
  readonly name: string;
  /** Money out is below zero. */
  readonly amount: Cents;
  /** `moved` stays the user's own, or pays a card. */
  readonly kind: (typeof ENTRY_KINDS)[number];
  readonly status: (typeof ENTRY_STATUSES)[number];
  readonly rhythm: Cadence | 'once';
  /** Of an item of the user's own. */
  readonly scheduledId: string | null;
  /** Before the price rose. */
  readonly priceBefore: Cents | null;
}
