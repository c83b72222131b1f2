import type { CategoryBook, Rule } from '@halyard/shared-contracts/finance';
import { type RuleBody, ruleBodySchema } from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import type { Db } from '../db/database';
import { ruleOfBody, withCategories } from './rule-of-body';

export interface StoredRule {
  readonly id: string;
  readonly name: string | null;
  readonly body: RuleBody;
}

const body = v.pipe(v.string(), v.parseJson(), ruleBodySchema);

export async function storedRules(db: Db, userId: string): Promise<StoredRule[]> {
  const rows = await db
    .selectFrom('rules')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('place')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, name: row.name, body: v.parse(body, row.body) }));
}

/** A merged category counts as the one that took it over. */
export const engineRules = (rules: readonly StoredRule[], { find }: CategoryBook): Rule[] =>
  rules.map((rule) =>
    ruleOfBody(
      rule.id,
      withCategories(rule.body, (key) => find(key)?.id ?? key),
    ),
  );
