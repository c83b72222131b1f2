import {
  type CategoryBook,
  RULE_FIELDS,
  type RuleField,
  type RuleOutcome,
  ruleRunner,
} from '@halyard/shared-contracts/finance';
import type { RuleShown } from '@halyard/shared-contracts/wire';
import type { Edit } from '../../db/row/edits';
import { named, type PlainRow, ruleFacts } from '../../rules/rule-facts';
import { engineRules, type StoredRule } from '../../rules/stored-rules';
import { shownChange } from './shown-change';

export interface RuleEffect {
  /** The rule sets these fields, because no earlier rule does. */
  readonly outcome: RuleOutcome;
  /** It is null if the row looks as before. */
  readonly shown: { readonly before: RuleShown; readonly after: RuleShown } | null;
  /** The user decided these fields, so the rule does not set them. */
  readonly own: readonly RuleField[];
  /** Earlier rules set these fields instead. */
  readonly lost: readonly { readonly field: RuleField; readonly ruleId: string }[];
}

function changesOf(book: CategoryBook) {
  const known = new Map<string, ReturnType<typeof shownChange>>();
  return (won: readonly RuleField[], set: RuleOutcome) => {
    const key = won.join();
    const found = known.get(key) ?? shownChange(set, book);
    known.set(key, found);
    return found;
  };
}

/** Returns null for a row that does not meet the rule. */
export function ruleEffect(
  rules: readonly StoredRule[],
  id: string,
  book: CategoryBook,
): (plain: PlainRow, edit: Edit | undefined) => RuleEffect | null {
  // Later rules take no field from this one.
  const engine = engineRules(rules.slice(0, rules.findIndex((rule) => rule.id === id) + 1), book);
  const run = ruleRunner(engine);
  const sets = engine.at(-1)?.then ?? {};
  const fields = RULE_FIELDS.filter((field) => sets[field] !== undefined);
  const changeOf = changesOf(book);
  return (plain, edit) => {
    const { row, own } = ruleFacts(plain, edit, book);
    const { outcome, met } = run(row, own);
    if (!met.includes(id)) return null;
    const won = fields.filter((field) => outcome[field]?.rule === id);
    const set: RuleOutcome = Object.fromEntries(won.map((field) => [field, outcome[field]]));
    return {
      outcome: set,
      shown: changeOf(won, set)(named(plain), edit),
      own: fields.filter((field) => own.has(field)),
      lost: fields.flatMap((field) => {
        const winner = outcome[field]?.rule;
        return winner === undefined || winner === id ? [] : [{ field, ruleId: winner }];
      }),
    };
  };
}
