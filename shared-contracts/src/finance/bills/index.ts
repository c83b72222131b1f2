export { SCHEDULE_RHYTHMS, type ScheduledItem } from '../schedule/scheduled-item';
export { billTotals } from './bill-totals';
export { billsCalendar } from './bills-calendar';
export { type CalendarEntry, ENTRY_KINDS, ENTRY_STATUSES } from './calendar-entry';
export { type Subscription, subscriptionCosts } from './subscriptions';
export type { Occurrence } from '../schedule/occurrences';
export { isReplacedByOwnItem } from '../schedule/replaced-payment';
export { openOccurrences, matchesPayment } from '../schedule/own-items';
