import type { Measure } from '@halyard/shared-contracts/wire';
import type { FoundName } from './names/find-names';
import { COUNTS_ROWS } from './measure-kinds';

/** The word can mean any of these accounts. */
export interface Choice {
  readonly word: string;
  readonly names: readonly string[];
}

const MOST = 5;

/** 'Cards' means all cards, but 'card' means one. */
const isPlural = (text: string): boolean => /[^s]s$/.test(text);

/** 'Restaurants on my credit card' counts what all cards paid, and the answer names them. */
const ANY_CARD = new Set(['credit card', 'card']);
const isRows = ({ meaning: { category, merchant } }: FoundName): boolean =>
  category.length + merchant.length > 0;

const isOne = ({ meaning: { account, category, merchant } }: FoundName): boolean =>
  account.length === 1 && category.length + merchant.length === 0;

/** A sum of rows and an extra payment belong to one account. */
const isOfOne = (measure: Measure): boolean =>
  COUNTS_ROWS.has(measure) || measure === 'extra_payment' || measure === 'lump_sum';

/**
 * Returns null if the question is clear. Balances and debts need no choice, because the answer lists them one by
 * one.
 */
export function choiceOf(names: readonly FoundName[], measure: Measure): Choice | null {
  if (!isOfOne(measure) || names.some(isOne)) return null;
  if (
    COUNTS_ROWS.has(measure) &&
    names.some(isRows) &&
    names.some(({ text }) => ANY_CARD.has(text))
  )
    return null;
  const open = names.find(
    ({ text, meaning: { account, category, merchant } }) =>
      account.length > 1 && category.length + merchant.length === 0 && !isPlural(text),
  );
  if (!open || open.meaning.account.length > MOST) return null;
  return { word: open.text, names: open.meaning.account.map(({ name }) => name) };
}
