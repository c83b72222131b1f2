import { type RuleField, type RuleValues } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import * as v from 'valibot';
import { id } from '../../entity/cells';

const MOST_PARTS = 20;
const MOST_LETTERS = 5_000;
const line = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const amount = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.transform(cents)));
const share = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)));
const part = v.object({ category: line, amount, share });

const VALUES: { readonly [F in RuleField]: v.GenericSchema<unknown, RuleValues[F]> } = {
  category: v.union([line, v.pipe(v.array(part), v.minLength(1), v.maxLength(MOST_PARTS))]),
  merchant: line,
  tags: v.array(line),
  hidden: v.boolean(),
  reviewed: v.boolean(),
};

type RuleColumn = `rule_${RuleField}`;

export const ruleColumn = <F extends RuleField>(field: F): `rule_${F}` => `rule_${field}`;

export type RuleCells = { readonly [C in RuleColumn]: string | null };

interface RuleSet<Value> {
  readonly rule: string;
  readonly value: Value;
}

export const writeRuleCell = ({ rule, value }: RuleSet<RuleValues[RuleField]>): string =>
  JSON.stringify([rule, value]);

const schemaOf = <F extends RuleField>(field: F) =>
  v.pipe(v.string(), v.maxLength(MOST_LETTERS), v.parseJson(), v.tuple([id, VALUES[field]]));

const SCHEMAS = {
  category: schemaOf('category'),
  merchant: schemaOf('merchant'),
  tags: schemaOf('tags'),
  hidden: schemaOf('hidden'),
  reviewed: schemaOf('reviewed'),
};

const MOST_REMEMBERED = 1_000;

/** A rule sets the same value on many rows, so each distinct cell is parsed once. */
function reader<Value>(schema: v.GenericSchema<unknown, [string, Value]>) {
  const known = new Map<string, RuleSet<Value>>();
  return (text: string): RuleSet<Value> => {
    const before = known.get(text);
    if (before) return before;
    const [rule, value] = v.parse(schema, text);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(text, { rule, value });
    return { rule, value };
  };
}

const READERS: { readonly [F in RuleField]: (text: string) => RuleSet<RuleValues[F]> } = {
  category: reader(SCHEMAS.category),
  merchant: reader(SCHEMAS.merchant),
  tags: reader(SCHEMAS.tags),
  hidden: reader(SCHEMAS.hidden),
  reviewed: reader(SCHEMAS.reviewed),
};

export function readRuleCell<F extends RuleField>(
  cells: RuleCells | undefined,
  field: F,
): RuleSet<RuleValues[F]> | null {
  const text = cells?.[ruleColumn(field)] ?? null;
  return text === null ? null : READERS[field](text);
}

const cell = (field: RuleField) =>
  v.nullable(
    v.pipe(
      v.string(),
      v.check((text) => v.is(SCHEMAS[field], text), 'what a rule set'),
    ),
  );

export const RULE_CELLS = {
  rule_category: cell('category'),
  rule_merchant: cell('merchant'),
  rule_tags: cell('tags'),
  rule_hidden: cell('hidden'),
  rule_reviewed: cell('reviewed'),
};

/** These are the columns of a copy; older copies have none of them. */
export const RULE_COPY_COLUMNS = {
  rule_category: v.optional(RULE_CELLS.rule_category, null),
  rule_merchant: v.optional(RULE_CELLS.rule_merchant, null),
  rule_tags: v.optional(RULE_CELLS.rule_tags, null),
  rule_hidden: v.optional(RULE_CELLS.rule_hidden, null),
  rule_reviewed: v.optional(RULE_CELLS.rule_reviewed, null),
};
