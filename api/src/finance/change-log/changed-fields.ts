import * as v from 'valibot';
import { RULE_CELLS } from '../../db/row/rule-cells';
import { cents, id, text } from '../../entity/cells';

interface Target {
  readonly table: string;
  /** The columns whose values are the parts of the entity's id. */
  readonly key: readonly string[];
  /** What each field may be set to; a restored copy may contain anything. */
  readonly fields: Readonly<Record<string, v.GenericSchema<string | null, string | number | null>>>;
}

const centsText = v.nullable(v.pipe(v.string(), v.transform(Number), cents));

const words = v.nullable(v.pipe(text, v.minLength(1)));

/** The fields of a user's data whose changes can be undone. */
const TARGETS = {
  category: { table: 'categories', key: ['id'], fields: { merged_into: v.nullable(id) } },
  budget: {
    table: 'budgets',
    key: ['month', 'category_key'],
    fields: { assigned_cents: centsText },
  },
  /** What the user chose for a row, or what a rule set; null is what the bank says. */
  transaction: {
    table: 'transaction_edits',
    key: ['transaction_id'],
    fields: { category: words, merchant: words, ...RULE_CELLS },
  },
} as const satisfies Readonly<Record<string, Target>>;

type Entity = keyof typeof TARGETS;

export type ChangedField = {
  [E in Entity]: { readonly entity: E; readonly field: keyof (typeof TARGETS)[E]['fields'] };
}[Entity];

const byEntity: ReadonlyMap<string, Target> = new Map(Object.entries(TARGETS));

export const targetOf = (entity: string): Target | undefined => byEntity.get(entity);

const SEPARATOR = ' ';

/** The id of an entity with a key of several columns. */
export const entityId = (...key: readonly string[]): string => key.join(SEPARATOR);

export const keyOfEntity = (target: Target, joined: string): string[] =>
  target.key.length === 1 ? [joined] : joined.split(SEPARATOR);
