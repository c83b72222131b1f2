import {
  PATHS,
  scheduledAnswerSchema,
  scheduledInputSchema,
  scheduledListSchema,
  scheduledPatchSchema,
} from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import { cents, day, id, text } from './cells';
import { defineEntity } from './entity';

export const scheduledItem = defineEntity({
  name: 'scheduled_item',
  table: 'scheduled_items',
  path: PATHS.finance.scheduled,
  about: 'Payments and deposits that you expect.',
  columns: {
    name: text,
    amount_cents: cents,
    date: day,
    rhythm: scheduledInputSchema.entries.rhythm,
    ends: v.nullable(day),
    account_id: v.nullable(id),
  },
  input: scheduledInputSchema,
  patch: scheduledPatchSchema,
  answer: scheduledAnswerSchema,
  list: { key: 'scheduled', answer: scheduledListSchema },
  account: 'account_id',
  most: 500,
  example: {
    name: 'Dentist',
    amount: -120.5,
    date: '2025-07-21',
    rhythm: 'once',
    ends: null,
    account_id: null,
  },
});
