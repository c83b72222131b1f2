import { RULE_FIELDS, type RuleOutcome } from '@halyard/shared-contracts/finance';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database';
import { BLANK_EDIT } from '../db/row/edits';
import { type RuleCells, ruleColumn, writeRuleCell } from '../db/row/rule-cells';

export interface RowOutcome {
  readonly id: string;
  readonly outcome: RuleOutcome;
}

/** SQLite limits the values in one statement. */
const ROWS_AT_ONCE = 500;

/** An edit by a rule has this time, which is older than every edit of the user. */
const OLDEST = '';

export function cellsOf(outcome: RuleOutcome): Partial<RuleCells> {
  return Object.fromEntries(
    RULE_FIELDS.flatMap((field) => {
      const set = outcome[field];
      return set === undefined ? [] : [[ruleColumn(field), writeRuleCell(set)]];
    }),
  );
}

const stored = (column: string) => sql.ref<string | null>(`transaction_edits.${column}`);
const received = (column: string) => sql.ref<string | null>(`excluded.${column}`);

/** Returns the values, which leave existing cells alone if `keepsOld` is true. */
function written(keepsOld: boolean): { [C in keyof RuleCells]: RawBuilder<string | null> } {
  const value = (column: keyof RuleCells) => {
    const [first, second] = [stored(column), received(column)];
    return keepsOld
      ? sql<string | null>`coalesce(${first}, ${second})`
      : sql<string | null>`coalesce(${second}, ${first})`;
  };
  return {
    rule_category: value('rule_category'),
    rule_merchant: value('rule_merchant'),
    rule_tags: value('rule_tags'),
    rule_hidden: value('rule_hidden'),
    rule_reviewed: value('rule_reviewed'),
  };
}

/** `keepsOld` leaves what rules set before. */
export async function writeCells(
  db: Db,
  userId: string,
  rows: readonly RowOutcome[],
  { keepsOld }: { readonly keepsOld: boolean },
): Promise<void> {
  const values = rows.map(({ id, outcome }) => ({
    ...BLANK_EDIT,
    ...cellsOf(outcome),
    user_id: userId,
    transaction_id: id,
    updated_at: OLDEST,
  }));
  for (let at = 0; at < values.length; at += ROWS_AT_ONCE) {
    await db
      .insertInto('transaction_edits')
      .values(values.slice(at, at + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'transaction_id']).doUpdateSet(written(keepsOld)),
      )
      .execute();
  }
}
