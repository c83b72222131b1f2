import { isSetAside, totalSetAside, totalSpending } from '@halyard/shared-contracts/finance';
import type { MoneyFact } from '../../fact/fact';
import { say } from '../../fact/figured-text';
import type { Rows } from '../answer-request';
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
