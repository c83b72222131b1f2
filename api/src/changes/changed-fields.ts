import * as v from 'valibot';
import { RULE_CELLS } from '../db/row/rule-cells';
import { cents, day, flag, id, number, text } from '../entity/cells';
import { millionths, place } from '../entity/goal-cells';

interface Target {
  readonly table: string;
  /** These columns hold the parts of the entity's id. */
  readonly key: readonly string[];
  /** A schema says what a field may be set to, because a restored copy may contain anything. */
  readonly fields: Readonly<Record<string, v.GenericSchema<string | null, string | number | null>>>;
  /** These fields are listed only. Undoing them works in another way. */
  readonly listed: readonly string[];
}

const numberText = v.pipe(v.string(), v.transform(Number));
const centsText = v.nullable(v.pipe(numberText, cents));
const flagText = v.nullable(v.pipe(numberText, flag));

const words = v.nullable(v.pipe(text, v.minLength(1)));

/** Changes of these fields are recorded and can be undone. To record another entity, add it here. */
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
  /** A value is the choice of the user or of a rule. Null means the bank's value. */
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
  /** An import is undone as a whole. */
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

/** Returns the schema of a field, or undefined if nothing restores the field. */
export function schemaOf(target: Target | undefined, field: string) {
  return target && Object.hasOwn(target.fields, field) ? target.fields[field] : undefined;
}

const SEPARATOR = ' ';

/** Returns the id of an entity with several key columns. */
export const entityId = (...key: readonly string[]): string => key.join(SEPARATOR);

export const keyOfEntity = (target: Target, joined: string): string[] =>
  target.key.length === 1 ? [joined] : joined.split(SEPARATOR);
