import * as v from 'valibot';
import { cents, flag, id, instant, longText, text } from '../../entity/cells';
import { ENTITIES } from '../../entity/entities';
import type { Kind } from './kind';

const civilMonth = v.pipe(v.string(), v.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/));
const month = v.pipe(v.string(), v.regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/));

const ENTITY_KINDS: readonly Kind[] = ENTITIES.map(({ table, about, columns }) => ({
  table,
  key: ['id'],
  about,
  restored: true,
  columns: { id, ...columns },
}));

export const PLAN_KINDS: readonly Kind[] = [
  {
    table: 'budgets',
    key: ['month', 'category_key'],
    about: 'Amounts you assigned; a line without a month holds for every month.',
    restored: true,
    columns: { month, category_key: text, assigned_cents: v.nullable(cents) },
  },
  {
    table: 'budget_settings',
    key: ['category_key', 'month'],
    about: 'What happens to the rest of a category, from a month on.',
    restored: true,
    columns: {
      category_key: id,
      month: civilMonth,
      kind: v.nullable(v.picklist(['none', 'rollover', 'target'])),
      amount_cents: v.nullable(cents),
      by_month: v.nullable(civilMonth),
    },
  },
  {
    table: 'budget_moves',
    key: ['id'],
    about: 'Money that you moved between categories.',
    restored: true,
    columns: {
      id,
      month: civilMonth,
      from_key: v.nullable(id),
      to_key: v.nullable(id),
      amount_cents: v.nullable(cents),
    },
  },
  {
    table: 'earlier_budgets',
    key: ['category_key', 'until_month'],
    about: 'Amounts that held for every month until you changed them.',
    restored: true,
    columns: { category_key: id, until_month: civilMonth, assigned_cents: v.nullable(cents) },
  },
  {
    table: 'documents',
    key: ['kind'],
    about: 'Your fact finder, when your budget began, and what you changed of the sample figures.',
    restored: true,
    columns: { kind: id, body: longText, updated_at: instant },
  },
  {
    table: 'chosen_amounts',
    key: ['name'],
    about: 'Amounts you chose, such as your buffer.',
    restored: true,
    columns: { name: v.picklist(['buffer']), amount_cents: v.nullable(cents) },
  },
  ...ENTITY_KINDS,
  {
    table: 'notification_reads',
    key: ['notification_id'],
    about: 'Notifications that you marked as read or unread.',
    restored: true,
    columns: { notification_id: id, read: flag },
  },
];
