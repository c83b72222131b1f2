import { CATEGORY_HUES, CATEGORY_ICONS, isCategoryName } from '@halyard/shared-contracts/finance';
import * as v from 'valibot';
import { flag, id, instant, number, text } from '../../entity/cells';
import type { Kind } from './kind';

const name = v.nullable(v.pipe(v.string(), v.check(isCategoryName, 'the name of a category')));

export const CATEGORY_KINDS: readonly Kind[] = [
  {
    table: 'categories',
    key: ['id'],
    about: 'Categories that you added, and what you changed about the others.',
    restored: true,
    columns: {
      id,
      name,
      kind: v.nullable(v.picklist(['income', 'expense', 'saving', 'transfer'])),
      budget_group: name,
      color: v.nullable(v.picklist(CATEGORY_HUES)),
      icon: v.nullable(v.picklist(CATEGORY_ICONS)),
      hidden: flag,
      place: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
      merged_into: v.nullable(id),
    },
  },
  {
    table: 'rules',
    key: ['id'],
    about: 'Your rules for transactions, in their order.',
    restored: true,
    columns: {
      id,
      name: v.nullable(text),
      body: text,
      place: v.pipe(number, v.integer(), v.minValue(0), v.maxValue(10_000)),
    },
  },
  {
    table: 'changes',
    key: ['id'],
    about: 'Changes of several things at once, which you can undo.',
    restored: true,
    columns: { id, kind: id, label: text, made_at: instant, undone_at: v.nullable(instant) },
  },
  {
    table: 'change_rows',
    key: ['change_id', 'number'],
    about: 'What those changes set, before and after.',
    restored: true,
    columns: {
      change_id: id,
      number: v.pipe(number, v.integer()),
      entity: id,
      entity_id: text,
      field: id,
      before: v.nullable(text),
      after: v.nullable(text),
    },
  },
];
