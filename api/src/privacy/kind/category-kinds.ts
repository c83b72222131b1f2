import { CATEGORY_HUES, CATEGORY_ICONS, isCategoryName } from '@halyard/shared-contracts/finance';
import { CHANGE_MAKERS, MOST_RECEIPT_BYTES, RECEIPT_TYPES } from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import { flag, id, instant, longText, number, text } from '../../entity/cells';
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
    table: 'receipts',
    key: ['id', 'number'],
    about: 'Receipts that you attached to transactions, in pieces of base64.',
    hasSheet: false,
    restored: true,
    columns: {
      id,
      number: v.pipe(number, v.integer(), v.minValue(0), v.maxValue(100)),
      transaction_id: id,
      name: text,
      type: v.picklist(RECEIPT_TYPES),
      bytes: v.pipe(number, v.integer(), v.minValue(0), v.maxValue(MOST_RECEIPT_BYTES)),
      added_at: instant,
      content: v.pipe(longText, v.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
    },
  },
  {
    table: 'changes',
    key: ['id'],
    about: 'What you, your rules, your imports, and your banks changed.',
    restored: true,
    columns: {
      id,
      kind: id,
      label: text,
      made_by: v.optional(v.picklist(CHANGE_MAKERS), 'you'),
      made_at: instant,
      undone_at: v.nullable(instant),
    },
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
