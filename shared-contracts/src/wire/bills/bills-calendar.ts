import * as v from 'valibot';
import {
  billsCalendar,
  type CalendarEntry,
  ENTRY_KINDS,
  ENTRY_STATUSES,
  type FinancialData,
  firstDay,
  isoDate,
  isoMonth,
  type IsoMonth,
  lastDay,
  recurringStreams,
  SCHEDULE_RHYTHMS,
  type Subscription,
  subscriptionCosts,
} from '../../finance';
import { type Cents, fromDollars, toDollars } from '../../money';
import { civilDate, civilMonth, dollars, provenance } from '../common';
import { decodeProvenance, type Provenance } from '../provenance';

const CADENCES = ['weekly', 'biweekly', 'semimonthly', 'monthly', 'quarterly', 'yearly'] as const;

const entrySchema = v.object({
  id: v.string(),
  date: civilDate,
  name: v.string(),
  amount: dollars,
  kind: v.picklist(ENTRY_KINDS),
  status: v.picklist(ENTRY_STATUSES),
  rhythm: v.picklist([...SCHEDULE_RHYTHMS, 'semimonthly']),
  scheduled_id: v.nullable(v.string()),
  price_before: v.nullable(dollars),
});

const subscriptionSchema = v.object({
  name: v.string(),
  amount: dollars,
  cadence: v.picklist(CADENCES),
  yearly: dollars,
  next: civilDate,
  cancel_by: civilDate,
  price_before: v.nullable(dollars),
});

/** `GET /api/finance/calendar?month=` returns this answer. */
export const calendarAnswerSchema = v.object({
  ...provenance,
  month: civilMonth,
  entries: v.array(entrySchema),
  subscriptions: v.object({ yearly: dollars, items: v.array(subscriptionSchema) }),
});

type EntryWire = v.InferOutput<typeof entrySchema>;
type SubscriptionWire = v.InferOutput<typeof subscriptionSchema>;

export interface CalendarAnswer extends Provenance {
  readonly month: IsoMonth;
  readonly entries: readonly CalendarEntry[];
  readonly subscriptions: readonly Subscription[];
  readonly yearlyCost: Cents;
}

const encodeEntry = ({ scheduledId, priceBefore, ...entry }: CalendarEntry): EntryWire => ({
  ...entry,
  amount: toDollars(entry.amount),
  scheduled_id: scheduledId,
  price_before: priceBefore && toDollars(priceBefore),
});

const decodeEntry = ({ scheduled_id, price_before, ...entry }: EntryWire): CalendarEntry => ({
  ...entry,
  date: isoDate(entry.date),
  amount: fromDollars(entry.amount),
  scheduledId: scheduled_id,
  priceBefore: price_before === null ? null : fromDollars(price_before),
});

const encodeSubscription = ({ cancelBy, priceRise, ...each }: Subscription): SubscriptionWire => ({
  ...each,
  amount: toDollars(each.amount),
  yearly: toDollars(each.yearly),
  cancel_by: cancelBy,
  price_before: priceRise && toDollars(priceRise.from),
});

function decodeSubscription({ cancel_by, price_before, ...each }: SubscriptionWire): Subscription {
  const amount = fromDollars(each.amount);
  return {
    ...each,
    amount,
    yearly: fromDollars(each.yearly),
    next: isoDate(each.next),
    cancelBy: isoDate(cancel_by),
    priceRise: price_before === null ? null : { from: fromDollars(price_before), to: amount },
  };
}

export function calendarAnswer(financialData: FinancialData, month: IsoMonth) {
  const { transactions, today } = financialData;
  const span = { from: firstDay(month), until: lastDay(month) };
  const costs = subscriptionCosts(recurringStreams(transactions, today), today);
  return {
    month,
    entries: billsCalendar(financialData, span).map(encodeEntry),
    subscriptions: {
      yearly: toDollars(costs.yearly),
      items: costs.subscriptions.map(encodeSubscription),
    },
  };
}

export function decodeCalendar(raw: unknown): CalendarAnswer {
  const wire = v.parse(calendarAnswerSchema, raw);
  return {
    ...decodeProvenance(wire),
    month: isoMonth(wire.month),
    entries: wire.entries.map(decodeEntry),
    subscriptions: wire.subscriptions.items.map(decodeSubscription),
    yearlyCost: fromDollars(wire.subscriptions.yearly),
  };
}
