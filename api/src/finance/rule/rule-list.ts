import { type CategoryBook, categoryNamed } from '@halyard/shared-contracts/finance';
import type { RuleBody, RuleInput, RuleWire } from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/database';
import { categoryBookOf } from '../../db/row/category-row';
import { AppError } from '../../errors';
import { withCategories } from '../../rules/rule-of-body';
import { type StoredRule, storedRules } from '../../rules/stored-rules';

const MOST_RULES = 200;

function idOfCategory(book: CategoryBook, text: string): string {
  const category = categoryNamed(book, text);
  if (category) return category.id;
  throw new AppError('BAD_REQUEST', { message: 'There is no category of this name' });
}

/** Replaces category names by ids. Throws BAD_REQUEST for an unknown category. */
export const bodyOf = ({ when, then }: RuleInput, book: CategoryBook): RuleBody =>
  withCategories({ when, then }, (text) => idOfCategory(book, text));

/** The rules have the present names of their categories. */
const encodeRules = (rules: readonly StoredRule[], { find }: CategoryBook): RuleWire[] =>
  rules.map(({ id, name, body }, order) => ({
    id,
    name,
    ...withCategories(body, (key) => find(key)?.name ?? key),
    order,
  }));

export async function rulesOf(db: Db, userId: string): Promise<RuleWire[]> {
  return encodeRules(await storedRules(db, userId), await categoryBookOf(db, userId));
}

export async function ruleOf(db: Db, userId: string, id: string): Promise<RuleWire> {
  const found = (await rulesOf(db, userId)).find((each) => each.id === id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Puts a rule at its place. Without `order`, an existing rule stays where it is. */
export function placed(
  rules: readonly StoredRule[],
  rule: StoredRule,
  order: number | undefined,
): StoredRule[] {
  const before = rules.findIndex(({ id }) => id === rule.id);
  const others = rules.filter(({ id }) => id !== rule.id);
  const place = order ?? (before === -1 ? others.length : before);
  return [...others.slice(0, place), rule, ...others.slice(place)];
}

async function storePlaces(trx: Db, userId: string, rules: readonly StoredRule[]): Promise<void> {
  for (const [place, { id }] of rules.entries()) {
    await trx
      .updateTable('rules')
      .set({ place })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('place', '!=', place)
      .execute();
  }
}

/** Throws TOO_MANY_RULES, or BAD_REQUEST for an unknown category. */
export async function addRule(trx: Db, userId: string, input: RuleInput): Promise<string> {
  const rules = await storedRules(trx, userId);
  if (rules.length >= MOST_RULES) throw new AppError('TOO_MANY_RULES');
  const body = bodyOf(input, await categoryBookOf(trx, userId));
  const rule = { id: `rule-${uuid()}`, name: input.name, body };
  const row = { user_id: userId, id: rule.id, name: rule.name, place: rules.length };
  await trx
    .insertInto('rules')
    .values({ ...row, body: JSON.stringify(body) })
    .execute();
  await storePlaces(trx, userId, placed(rules, rule, input.order));
  return rule.id;
}

/** What the rule set on rows stays. Throws NOT_FOUND, or BAD_REQUEST for an unknown category. */
export async function changeRule(
  trx: Db,
  userId: string,
  id: string,
  input: RuleInput,
): Promise<void> {
  const rules = await storedRules(trx, userId);
  if (!rules.some((each) => each.id === id)) throw new AppError('NOT_FOUND');
  const body = bodyOf(input, await categoryBookOf(trx, userId));
  await trx
    .updateTable('rules')
    .set({ name: input.name, body: JSON.stringify(body) })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
  await storePlaces(trx, userId, placed(rules, { id, name: input.name, body }, input.order));
}

/** What the rule set on rows stays. Throws NOT_FOUND. */
export async function removeRule(trx: Db, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('rules')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('NOT_FOUND');
}
