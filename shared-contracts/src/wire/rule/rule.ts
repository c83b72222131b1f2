import * as v from 'valibot';
import {
  CHOICE_OPERATORS,
  DIRECTIONS,
  foldText,
  NUMBER_OPERATORS,
  TEXT_FIELDS,
  TEXT_OPERATORS,
} from '../../finance';
import { dollars } from '../common';
import { idInput, lineInput, positiveDollarsInput } from '../input';
import { categoryText, tagsInput } from '../transaction/transaction-input';

const MOST_CONDITIONS = 10;
const MOST_PARTS = 20;
const MOST_PLACES = 10_000;
const LAST_DAY = 31;
const LAST_WEEKDAY = 7;

const textOperator = v.picklist(TEXT_OPERATORS);
const choiceOperator = v.picklist(CHOICE_OPERATORS);
const numberOperator = v.picklist(NUMBER_OPERATORS);

const textValue = v.pipe(
  lineInput,
  v.check((text) => foldText(text) !== '', 'a text with a letter'),
);
const dayValue = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LAST_DAY));
const weekdayValue = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LAST_WEEKDAY));

const numbers = <Field extends string, Value extends v.GenericSchema<unknown, number>>(
  field: Field,
  value: Value,
) =>
  v.pipe(
    v.object({
      field: v.literal(field),
      operator: numberOperator,
      value,
      value2: v.optional(value),
    }),
    v.check(
      ({ operator, value2 }) => (operator === 'between') === (value2 !== undefined),
      'a second value for between, and for nothing else',
    ),
  );

const choice = <Field extends string, Value extends v.GenericSchema>(field: Field, value: Value) =>
  v.object({ field: v.literal(field), operator: choiceOperator, value });

/** Amounts have no sign and are in dollars. Weekdays count from 1, Monday, to 7. */
const ruleConditionSchema = v.union([
  v.object({ field: v.picklist(TEXT_FIELDS), operator: textOperator, value: textValue }),
  choice('category', categoryText),
  choice('account', idInput),
  choice('direction', v.picklist(DIRECTIONS)),
  choice('weekday', weekdayValue),
  numbers('amount', positiveDollarsInput),
  numbers('dayOfMonth', dayValue),
]);

const ruleWhenSchema = v.object({
  match: v.picklist(['all', 'any']),
  conditions: v.pipe(v.array(ruleConditionSchema), v.minLength(1), v.maxLength(MOST_CONDITIONS)),
});

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A part without `amount` and `share` gets the rest. */
const partSchema = v.object({
  category: categoryText,
  amount: v.optional(positiveDollarsInput),
  share: v.optional(share),
});

const ruleThenSchema = v.pipe(
  v.object({
    category: v.optional(categoryText),
    merchant: v.optional(lineInput),
    tags: v.optional(tagsInput),
    hidden: v.optional(v.boolean()),
    transfer: v.optional(v.literal(true)),
    reviewed: v.optional(v.boolean()),
    split: v.optional(v.pipe(v.array(partSchema), v.minLength(2), v.maxLength(MOST_PARTS))),
  }),
  v.check(
    (then) => Object.values(then).some((value) => value !== undefined),
    'something that the rule does',
  ),
  v.check(
    ({ category, transfer, split }) =>
      [category, transfer, split].filter((each) => each !== undefined).length <= 1,
    'one of a category, a transfer, and a split',
  ),
);

const order = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PLACES));

const input = {
  name: v.optional(v.nullable(lineInput), null),
  when: ruleWhenSchema,
  then: ruleThenSchema,
  order: v.optional(order),
};

/** A new rule without `order` becomes the last one, and a changed rule without it keeps its place. */
export const ruleInputSchema = v.object(input);

export type RuleInput = v.InferOutput<typeof ruleInputSchema>;

/** It is the stored part of a rule. */
export const ruleBodySchema = v.object({ when: input.when, then: input.then });

export type RuleBody = v.InferOutput<typeof ruleBodySchema>;

/** With `id`, it previews a change of that rule. */
export const rulePreviewInputSchema = v.object({ ...input, id: v.optional(idInput) });

const pageStart = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number));

export const rulePreviewQuery = v.object({ from: v.optional(pageStart, '0') });

const ruleWireSchema = v.object({
  id: v.string(),
  name: v.nullable(v.string()),
  when: ruleWhenSchema,
  then: ruleThenSchema,
  order: v.number(),
});

export type RuleWire = v.InferOutput<typeof ruleWireSchema>;

export const rulesAnswerSchema = v.object({ rules: v.array(ruleWireSchema) });

export const decodeRules = (raw: unknown): readonly RuleWire[] =>
  v.parse(rulesAnswerSchema, raw).rules;

export const decodeRule = (raw: unknown): RuleWire => v.parse(ruleWireSchema, raw);

const shownSchema = v.object({
  category: v.optional(v.string()),
  merchant: v.optional(v.string()),
  tags: v.optional(v.array(v.string())),
  hidden: v.optional(v.boolean()),
  reviewed: v.optional(v.boolean()),
  split: v.optional(v.array(v.object({ category: v.string(), amount: dollars }))),
});

export type RuleShown = v.InferOutput<typeof shownSchema>;

const changeSchema = v.object({
  transactionId: v.string(),
  date: v.string(),
  merchant: v.string(),
  amount: dollars,
  before: shownSchema,
  after: shownSchema,
});

/**
 * `matches` counts the rows that meet the rule, and `total` those that would change. `changes` is a page of them,
 * newest first. `kept` counts rows that keep what the user chose. `conflicts` are fields that an earlier rule sets.
 */
export const rulePreviewSchema = v.object({
  matches: v.number(),
  total: v.number(),
  changes: v.array(changeSchema),
  kept: v.number(),
  conflicts: v.array(v.object({ ruleId: v.string(), field: v.string(), rows: v.number() })),
});

export type RulePreview = v.InferOutput<typeof rulePreviewSchema>;

export const decodeRulePreview = (raw: unknown): RulePreview => v.parse(rulePreviewSchema, raw);

export const ruleAppliedSchema = v.object({ changeId: v.string(), changed: v.number() });

export const decodeRuleApplied = (raw: unknown) => v.parse(ruleAppliedSchema, raw);

const reasonSchema = v.object({
  /**
   * It is the user, a rule, the other side of a transfer, the bank, its code, a guess from the text, or nothing
   * yet.
   */
  by: v.picklist(['you', 'rule', 'transfer', 'bank', 'code', 'guess', 'nothing']),
  /** It is present while the rule exists. */
  ruleId: v.optional(v.string()),
  /** It is the deciding code or text, or the name of the rule. */
  detail: v.optional(v.string()),
});

/** These fields are left out if neither the user nor a rule set them. */
const setFieldReasons = {
  tags: v.optional(reasonSchema),
  hidden: v.optional(reasonSchema),
  reviewed: v.optional(reasonSchema),
};

export const whySchema = v.object({
  category: reasonSchema,
  merchant: reasonSchema,
  ...setFieldReasons,
  /** It says where the date and the amount come from. */
  entry: v.optional(v.picklist(['bank', 'statement', 'you', 'sample'])),
  /** The row arrived on a day after this month had been closed, and changed it. */
  late: v.optional(v.object({ month: v.string(), arrivedOn: v.string() })),
});

export type Why = v.InferOutput<typeof whySchema>;

export const decodeWhy = (raw: unknown): Why => v.parse(whySchema, raw);
