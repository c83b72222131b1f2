import {
  type CategoryBook,
  RULE_FIELDS,
  type RuleField,
  type RuleOutcome,
  ruleRunner,
} from '@halyard/shared-contracts/finance';
import type { RuleShown } from '@halyard/shared-contracts/wire';
import { BLANK_EDIT, type Edit } from '../../db/row/edits';
import { type PlainRow, ruleFacts } from '../../rules/rule-facts';
import { engineRules, type StoredRule } from '../../rules/stored-rules';
import { cellsOf } from '../../rules/write-cells';
import { difference, shownFields } from './shown-fields';

/** What one rule does to one row that meets it. */
export interface RuleEffect {
  /** What the rule sets before all others. */
  readonly outcome: RuleOutcome;
  /** Null if the row is shown as before. */
  readonly shown: { readonly before: RuleShown; readonly after: RuleShown } | null;
  /** Fields of the rule that the user decided. */
  readonly own: readonly RuleField[];
  /** Fields of the rule that earlier rules set, with their ids. */
  readonly lost: readonly { readonly field: RuleField; readonly ruleId: string }[];
}

/** Says what one of the rules does to a row on top of all others; null if the row does not meet it. */
export function ruleEffect(
  rules: readonly StoredRule[],
  id: string,
  book: CategoryBook,
): (plain: PlainRow, edit: Edit | undefined) => RuleEffect | null {
  const engine = engineRules(rules, book);
  const run = ruleRunner(engine);
  const sets = engine.find((rule) => rule.id === id)?.then ?? {};
  const fields = RULE_FIELDS.filter((field) => sets[field] !== undefined);
  return (plain, edit) => {
    const { row, own } = ruleFacts(plain, edit, book);
    const { outcome, met } = run(row, own);
    if (!met.includes(id)) return null;
    const won = fields.filter((field) => outcome[field]?.rule === id);
    const set: RuleOutcome = Object.fromEntries(won.map((field) => [field, outcome[field]]));
    const { transaction } = plain;
    const after = { ...BLANK_EDIT, transaction_id: transaction.id, ...edit, ...cellsOf(set) };
    return {
      outcome: set,
      shown: difference(
        shownFields(transaction, edit, book),
        shownFields(transaction, after, book),
      ),
      own: fields.filter((field) => own.has(field)),
      lost: fields.flatMap((field) => {
        const winner = outcome[field]?.rule;
        return winner === undefined || winner === id ? [] : [{ field, ruleId: winner }];
      }),
    };
  };
}
