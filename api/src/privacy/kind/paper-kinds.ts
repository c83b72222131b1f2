import * as v from 'valibot';
import { cents, day, flag, id, instant, type Kind, longText, text } from './kind';

const month = v.pipe(v.string(), v.regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/));

export const PAPER_KINDS: readonly Kind[] = [
  {
    table: 'budgets',
    key: ['month', 'category_key'],
    about: 'Amounts you assigned; a line without a month holds for every month.',
    restored: true,
    columns: { month, category_key: text, assigned_cents: v.nullable(cents) },
  },
  {
    table: 'documents',
    key: ['kind'],
    about: 'Your fact finder, and what you changed of the sample figures.',
    restored: true,
    columns: { kind: id, body: longText, updated_at: instant },
  },
  {
    table: 'policies',
    key: ['id'],
    about: 'Insurance policies.',
    restored: true,
    columns: {
      id,
      type: v.picklist(['whole_life', 'term_life', 'mortgage']),
      provider: text,
      policy_number: text,
      premium_cents: cents,
      coverage_cents: cents,
      status: v.picklist(['active', 'inactive']),
    },
  },
  {
    table: 'paystubs',
    key: ['id'],
    about: 'Paystubs.',
    restored: true,
    columns: {
      id,
      date: day,
      employer: text,
      gross_cents: cents,
      deductions_cents: cents,
      net_cents: cents,
    },
  },
  {
    table: 'notification_reads',
    key: ['notification_id'],
    about: 'Notifications that you marked as read or unread.',
    restored: true,
    columns: { notification_id: id, read: flag },
  },
];
