import * as v from 'valibot';
import { RULE_CELLS } from '../db/row/rule-cells';
import { cents, day, flag, id, number, text } from '../entity/cells';
import { millionths, place } from '../entity/goal-cells';

interface Target {
  readonly table: string;
  /** The columns whose values are the parts of the entity's id. */
  readonly key: readonly string[];
  /** What each field may be set to; a restored copy may contain anything. */
  readonly fields: Readonly<Record<string, v.GenericSchema<string | null, string | number | null>>>;
  /** Fields that are only listed, because another way brings them back. */
  readonly listed: readonly string[];
}

const numberText = v.pipe(v.string(), v.transform(Number));
const centsText = v.nullable(v.pipe(numberText, cents));
const flagText = v.nullable(v.pipe(numberText, flag));

const words = v.nullable(v.pipe(text, v.minLength(1)));

/**
 * The fields of a user's data whose changes are recorded. Add an entity here, and its field becomes one that
 * `recordChange` takes and `undoChange` restores.
 */
const TARGETS = {
  category: {
    table: 'categories',
    key: ['id'],
    fields: { merged_into: v.nullable(id) },
    listed: [],
  },
  budget: {
    table: 'budgets',
    key: ['month', 'category_key'],
    fields: { assigned_cents: centsText },
    listed: [],
  },
  amount: {
    table: 'chosen_amounts',
    key: ['name'],
    fields: { amount_cents: centsText },
    listed: [],
  },
  /** What the user chose for a row, or what a rule set; null is what the bank says. */
  transaction: {
    table: 'transaction_edits',
    key: ['transaction_id'],
    fields: {
      category: words,
      merchant: words,
      note: v.nullable(text),
      parts: words,
      transfer: v.nullable(v.union([v.literal(''), id])),
      owed_cents: centsText,
      repays: v.nullable(id),
      hidden: flagText,
      reviewed: flagText,
      tags: words,
      ...RULE_CELLS,
    },
    listed: [
      'added',
      'removed',
      'date',
      'amount_cents',
      'name',
      'account_id',
      'pending',
      'receipt',
    ],
  },
  account: {
    table: 'accounts',
    key: ['id'],
    fields: {
      name: v.pipe(text, v.minLength(1)),
      own_apr_percent: v.nullable(v.pipe(numberText, number)),
      own_payment_cents: centsText,
    },
    listed: [
      'added',
      'removed',
      'type',
      'institution',
      'balance_cents',
      'limit_cents',
      'monthly_payment_cents',
      'minimum_payment_cents',
      'apr_percent',
      'currency',
    ],
  },
  'budget-setting': {
    table: 'budget_settings',
    key: ['category_key', 'month'],
    fields: {
      kind: v.nullable(v.picklist(['none', 'rollover', 'target'])),
      amount_cents: centsText,
      by_month: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))),
    },
    listed: [],
  },
  'budget-move': {
    table: 'budget_moves',
    key: ['id'],
    fields: { amount_cents: centsText },
    listed: [],
  },
  'budget-earlier': {
    table: 'earlier_budgets',
    key: ['category_key', 'until_month'],
    fields: { assigned_cents: centsText },
    listed: [],
  },
  goal: {
    table: 'goals',
    key: ['id'],
    fields: {
      name: v.pipe(text, v.minLength(1)),
      target_cents: centsText,
      date: v.nullable(day),
      place: v.pipe(numberText, place),
      removed: v.pipe(numberText, flag),
    },
    listed: [],
  },
  'goal-share': {
    table: 'goal_shares',
    key: ['goal_id', 'account_id'],
    fields: { millionths: v.nullable(v.pipe(numberText, millionths)) },
    listed: [],
  },
  'goal-contribution': {
    table: 'goal_contributions',
    key: ['id'],
    fields: { amount_cents: centsText },
    listed: [],
  },
  /** An imported file, which is undone as a whole. */
  statement: { table: 'imports', key: ['id'], fields: {}, listed: ['added'] },
} as const satisfies Readonly<Record<string, Target>>;

type Entity = keyof typeof TARGETS;

export type ChangedField = {
  [E in Entity]: {
    readonly entity: E;
    readonly field: keyof (typeof TARGETS)[E]['fields'] | (typeof TARGETS)[E]['listed'][number];
  };
}[Entity];

const byEntity: ReadonlyMap<string, Target> = new Map(Object.entries(TARGETS));

export const targetOf = (entity: string): Target | undefined => byEntity.get(entity);

/** What a field may be set to; undefined for a field that nothing restores. */
export function schemaOf(target: Target | undefined, field: string) {
  return target && Object.hasOwn(target.fields, field) ? target.fields[field] : undefined;
}

const SEPARATOR = ' ';

/** The id of an entity with a key of several columns. */
export const entityId = (...key: readonly string[]): string => key.join(SEPARATOR);

export const keyOfEntity = (target: Target, joined: string): string[] =>
  target.key.length === 1 ? [joined] : joined.split(SEPARATOR);
