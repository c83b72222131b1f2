import type { Rule, RuleCondition, RulePart, RuleValues } from '@halyard/shared-contracts/finance';
import { fromDollars } from '@halyard/shared-contracts/money';
import type { RuleBody } from '@halyard/shared-contracts/wire';

type Condition = RuleBody['when']['conditions'][number];
type Then = RuleBody['then'];

export function withCategories(
  { when, then }: RuleBody,
  replace: (category: string) => string,
): RuleBody {
  return {
    when: {
      match: when.match,
      conditions: when.conditions.map((each) =>
        each.field === 'category' ? { ...each, value: replace(each.value) } : each,
      ),
    },
    then: {
      ...then,
      ...(then.category !== undefined && { category: replace(then.category) }),
      ...(then.split && {
        split: then.split.map((part) => ({ ...part, category: replace(part.category) })),
      }),
    },
  };
}

/** Returns whether a rule tests or sets a category. */
export function namesCategory(body: RuleBody, id: string): boolean {
  const named: string[] = [];
  withCategories(body, (category) => {
    named.push(category);
    return category;
  });
  return named.includes(id);
}

function conditionOf(condition: Condition): RuleCondition {
  if (condition.field === 'weekday') return { ...condition, value: String(condition.value) };
  if (condition.field !== 'amount') return condition;
  const { value, value2 } = condition;
  return {
    ...condition,
    value: fromDollars(value),
    value2: value2 === undefined ? undefined : fromDollars(value2),
  };
}

const partsOf = (split: NonNullable<Then['split']>): RulePart[] =>
  split.map(({ category, amount, share }) => ({
    category,
    ...(share !== undefined && { share }),
    ...(amount !== undefined && { amount: fromDollars(amount) }),
  }));

function categoryOf({ category, transfer, split }: Then): RuleValues['category'] | undefined {
  if (split) return partsOf(split);
  return transfer ? 'transfer' : category;
}

/** Amounts become cents. */
export function ruleOfBody(id: string, { when, then }: RuleBody): Rule {
  const { merchant, tags, hidden, reviewed } = then;
  return {
    id,
    match: when.match,
    conditions: when.conditions.map(conditionOf),
    then: { category: categoryOf(then), merchant, tags, hidden, reviewed },
  };
}
