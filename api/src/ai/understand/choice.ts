import type { Measure } from '@halyard/shared-contracts/wire';
import type { FoundName } from './names/find-names';
import { COUNTS_ROWS } from './measure-kinds';

/** A word that can mean any of several accounts. */
export interface Choice {
  readonly word: string;
  readonly names: readonly string[];
}

const MOST = 5;

/** 'Cards' means all of them, 'card' one. */
const isPlural = (text: string): boolean => /[^s]s$/.test(text);

const isOne = ({ meaning: { account, category, merchant } }: FoundName): boolean =>
  account.length === 1 && category.length + merchant.length === 0;

/** A sum of rows, or more paid on a debt, is of one account. */
const isOfOne = (measure: Measure): boolean =>
  COUNTS_ROWS.has(measure) || measure === 'extra_payment';

/**
 * The accounts among which a user has to choose, because a sum of rows of one account is asked for and several are
 * called so; null where the question is clear. Balances and debts are listed one by one instead.
 */
export function choiceOf(names: readonly FoundName[], measure: Measure): Choice | null {
  if (!isOfOne(measure) || names.some(isOne)) return null;
  const open = names.find(
    ({ text, meaning: { account, category, merchant } }) =>
      account.length > 1 && category.length + merchant.length === 0 && !isPlural(text),
  );
  if (!open || open.meaning.account.length > MOST) return null;
  return { word: open.text, names: open.meaning.account.map(({ name }) => name) };
}
