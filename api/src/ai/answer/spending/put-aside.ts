import {
  isSetAside,
  totalSetAside,
  totalSpending,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { divide } from '@halyard/shared-contracts/money';
import type { MoneyFact } from '../../fact/fact';
import { say } from '../../fact/figured-text';
import { type AnswerRequest, byId, type Rows } from '../answer-request';
import { money, screen } from '../facts';
import { type Part, sentence } from '../parts';

/** No filter of the screen selects the principal of loans, so that figure links to a screen without a filter. */
export function asideOf({ rows, query }: Rows): MoneyFact {
  const aside = totalSetAside(rows);
  const saving = rows.filter(isSetAside);
  const categories = [...new Set(saving.map(({ category }) => category))];
  const isSaved = aside === totalSpending(saving) && query.of === 'transactions' && !query.ids;
  return money('put aside', aside, isSaved ? { ...query, categories } : screen('/spending'));
}

/** Names the part of the spending that was put aside (P3-A2-5). */
export function putAside(found: Rows): Part[] {
  const aside = asideOf(found);
  return aside.value > 0 ? [sentence(say`${aside} of it was put aside.`)] : [];
}

/** Names what was put aside in an average month of this many. */
export function putAsideOnAverage(found: Rows, months: number): Part[] {
  const { value, ...fact } = asideOf(found);
  if (value <= 0) return [];
  const average = money('put aside', divide(value, months), fact.query);
  return [sentence(say`${average} a month of it was put aside.`)];
}

/** Names what was put aside in each of two sums that are compared. */
export function putAsideInBoth(now: Rows, before: Rows, when: string): Part[] {
  const [later, earlier] = [asideOf(now), asideOf(before)];
  if (later.value <= 0 && earlier.value <= 0) return [];
  return [sentence(say`${later} of it was put aside, and ${earlier} ${when}.`)];
}

/** Money that goes to own savings is no purchase, unless the question asks for it. */
export function withoutSaved(
  { subject: { categories, merchants } }: AnswerRequest,
  paid: readonly Transaction[],
): { readonly rows: readonly Transaction[]; readonly aside: Part[] } {
  const saved = paid.filter(isSetAside);
  if (saved.length === 0 || categories.length + merchants.length > 0)
    return { rows: paid, aside: [] };
  const { query } = byId(saved);
  const total = money('put aside', totalSpending(saved), query);
  return {
    rows: paid.filter((row) => !isSetAside(row)),
    aside: [
      sentence(say`Not in this list: ${total} that went to your own savings and investments.`),
    ],
  };
}
