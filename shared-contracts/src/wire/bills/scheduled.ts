import * as v from 'valibot';
import { isoDate, SCHEDULE_RHYTHMS, type ScheduledItem } from '../../finance';
import { fromDollars } from '../../money';
import { civilDate, dollars } from '../common';
import { dateInput, dollarsInput, idInput, lineInput } from '../input';

const NAME_LETTERS = 80;

/** `amount` is below zero for money out. `ends` is the last day, and null for no end. */
export const scheduledInputSchema = v.object({
  name: v.pipe(lineInput, v.maxLength(NAME_LETTERS)),
  amount: v.pipe(
    dollarsInput,
    v.check((amount) => amount !== 0, 'an amount other than 0'),
  ),
  date: dateInput,
  rhythm: v.picklist(SCHEDULE_RHYTHMS),
  ends: v.nullable(dateInput),
  account_id: v.nullable(idInput),
});

export type ScheduledInput = v.InferOutput<typeof scheduledInputSchema>;

export const scheduledPatchSchema = v.partial(scheduledInputSchema);

const scheduledWireSchema = v.object({
  id: v.string(),
  name: v.string(),
  amount: dollars,
  date: civilDate,
  rhythm: v.picklist(SCHEDULE_RHYTHMS),
  ends: v.nullable(civilDate),
  account_id: v.nullable(v.string()),
});

type ScheduledWire = v.InferOutput<typeof scheduledWireSchema>;

export const scheduledAnswerSchema = v.object({ scheduled_item: scheduledWireSchema });

export const scheduledListSchema = v.object({ scheduled: v.array(scheduledWireSchema) });

const decodeScheduled = (wire: ScheduledWire): ScheduledItem => ({
  id: wire.id,
  name: wire.name,
  amount: fromDollars(wire.amount),
  date: isoDate(wire.date),
  rhythm: wire.rhythm,
  ends: wire.ends === null ? null : isoDate(wire.ends),
  accountId: wire.account_id,
});

export const decodeScheduledList = (raw: unknown): readonly ScheduledItem[] =>
  v.parse(scheduledListSchema, raw).scheduled.map(decodeScheduled);

export const decodeScheduledItem = (raw: unknown): ScheduledItem =>
  decodeScheduled(v.parse(scheduledAnswerSchema, raw).scheduled_item);
