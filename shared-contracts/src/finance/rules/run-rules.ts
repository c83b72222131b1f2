import { cheapestFirst, conditionTest, foldOfRow, type Test } from './condition';
import type { Rule, RuleField, RuleOutcome, RuleRow } from './rule';

export const RULE_FIELDS = ['category', 'merchant', 'tags', 'hidden', 'reviewed'] as const;

/** The user set these fields on the row, so no rule sets them. */
export type OwnFields = ReadonlySet<RuleField>;

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

function claimed(outcome: RuleOutcome, { id, then }: Rule, own: OwnFields): RuleOutcome {
  const fields = RULE_FIELDS.filter(
    (field) => then[field] !== undefined && outcome[field] === undefined && !own.has(field),
  );
  if (fields.length === 0) return outcome;
  const set = fields.map((field) => [field, { rule: id, value: then[field] }]);
  return { ...outcome, ...Object.fromEntries(set) };
}

/** Later rules see the name and the category from earlier ones. */
function seenAfter(row: RuleRow, { merchant, category }: RuleOutcome): RuleRow {
  return {
    ...row,
    merchant: merchant?.value ?? row.merchant,
    category: typeof category?.value === 'string' ? category.value : row.category,
  };
}

/**
 * Returns a function that runs the user's rules on a row, in their order. The first rule that sets a field wins. A
 * rule sees the values of the bank, the user, and earlier rules. The same row always has the same outcome, even if
 * rules have already changed it.
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
