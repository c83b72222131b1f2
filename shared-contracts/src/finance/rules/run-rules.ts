import { cheapestFirst, conditionTest, foldOfRow, type Test } from './condition';
import type { Rule, RuleField, RuleOutcome, RuleRow } from './rule';

export const RULE_FIELDS = ['category', 'merchant', 'tags', 'hidden', 'reviewed'] as const;

/** The fields that a person set on the row; no rule sets them. */
export type OwnFields = ReadonlySet<RuleField>;

/** The outcome, and the ids of all rules whose conditions the row meets. */
interface RuleRun {
  readonly outcome: RuleOutcome;
  readonly met: readonly string[];
}

function ruleTest({ match, conditions }: Rule, fold: ReturnType<typeof foldOfRow>): Test {
  const tests = cheapestFirst(conditions).map((condition) => conditionTest(condition, fold));
  return match === 'all'
    ? (row) => tests.every((test) => test(row))
    : (row) => tests.some((test) => test(row));
}

/** The row with the fields that one rule sets first. */
function claimed(outcome: RuleOutcome, { id, then }: Rule, own: OwnFields): RuleOutcome {
  const fields = RULE_FIELDS.filter(
    (field) => then[field] !== undefined && outcome[field] === undefined && !own.has(field),
  );
  if (fields.length === 0) return outcome;
  const set = fields.map((field) => [field, { rule: id, value: then[field] }]);
  return { ...outcome, ...Object.fromEntries(set) };
}

/** Later rules see the name and the category that earlier ones gave the row. */
function seenAfter(row: RuleRow, { merchant, category }: RuleOutcome): RuleRow {
  return {
    ...row,
    merchant: merchant?.value ?? row.merchant,
    category: typeof category?.value === 'string' ? category.value : row.category,
  };
}

/**
 * What the user's rules set on a row. They run in their order, and the first one that sets a field wins. A rule sees
 * what the bank and the person say, and what earlier rules set. The same row always has the same outcome, whatever
 * rules did to it before.
 */
export function ruleRunner(rules: readonly Rule[]): (row: RuleRow, own: OwnFields) => RuleRun {
  const fold = foldOfRow();
  const prepared = rules.map((rule) => ({ rule, test: ruleTest(rule, fold) }));
  return (row, own) => {
    let outcome: RuleOutcome = {};
    let seen = row;
    const met: string[] = [];
    for (const { rule, test } of prepared) {
      if (!test(seen)) continue;
      met.push(rule.id);
      const after = claimed(outcome, rule, own);
      if (after === outcome) continue;
      outcome = after;
      seen = seenAfter(row, outcome);
    }
    return { outcome, met };
  };
}
