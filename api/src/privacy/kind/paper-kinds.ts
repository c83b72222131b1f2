import * as v from 'valibot';
import { cents, flag, id, instant, longText, text } from '../../entity/cells';
import { ENTITIES } from '../../entity/entities';
import type { Kind } from './kind';

const month = v.pipe(v.string(), v.regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/));

const ENTITY_KINDS: readonly Kind[] = ENTITIES.map(({ table, about, columns }) => ({
  table,
  key: ['id'],
  about,
  restored: true,
  columns: { id, ...columns },
}));

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
  ...ENTITY_KINDS,
  {
    table: 'notification_reads',
    key: ['notification_id'],
    about: 'Notifications that you marked as read or unread.',
    restored: true,
    columns: { notification_id: id, read: flag },
  },
];
