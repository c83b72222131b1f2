import { type CategoryBook, isPart, type Transaction } from '@halyard/shared-contracts/finance';
import { toDollars } from '@halyard/shared-contracts/money';
import type { RuleShown } from '@halyard/shared-contracts/wire';
import { type Edit, edited, withEdits } from '../../db/row/edits';

type Fields = Required<Omit<RuleShown, 'split'>> & Pick<RuleShown, 'split'>;

export function shownFields(
  transaction: Transaction,
  edit: Edit | undefined,
  { resolve }: CategoryBook,
): Fields {
  const whole = edited(transaction, edit);
  const rows = edit ? withEdits([transaction], [edit]) : [];
  const split = rows.filter(isPart).map(({ category, amount }) => ({
    category: resolve(category).category,
    amount: toDollars(amount),
  }));
  return {
    category: resolve(whole.category).category,
    merchant: whole.merchant,
    tags: [...(whole.tags ?? [])],
    hidden: whole.hidden ?? false,
    reviewed: whole.reviewed ?? false,
    ...(split.length > 0 && { split }),
  };
}

const NAMES = ['category', 'merchant', 'tags', 'hidden', 'reviewed', 'split'] as const;

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** Returns the fields that differ on both sides, or null if none does. */
export function difference(
  before: Fields,
  after: Fields,
): { readonly before: RuleShown; readonly after: RuleShown } | null {
  const names = NAMES.filter((name) => !isSame(before[name], after[name]));
  if (names.length === 0) return null;
  const pick = (fields: Fields): RuleShown =>
    Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { before: pick(before), after: pick(after) };
}
