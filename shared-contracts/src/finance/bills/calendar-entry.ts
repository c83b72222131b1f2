import type { Cents } from '../../money';
import type { IsoDate } from '../civil-date';
import type { Cadence } from '../recurring/cadence';

export const ENTRY_KINDS = ['bill', 'payday', 'moved'] as const;
export const ENTRY_STATUSES = ['paid', 'due', 'missed'] as const;

export interface CalendarEntry {
  /** The same payment keeps its id. */
  readonly id: string;
  readonly date: IsoDate;
  readonly name: string;
  /** It is below zero for money out. */
  readonly amount: Cents;
  /** `moved` is money between own accounts or the payment of a card. */
  readonly kind: (typeof ENTRY_KINDS)[number];
  readonly status: (typeof ENTRY_STATUSES)[number];
  readonly rhythm: Cadence | 'once';
  readonly scheduledId: string | null;
  readonly priceBefore: Cents | null;
}
