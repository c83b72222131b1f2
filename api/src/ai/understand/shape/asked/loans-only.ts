import { debtTypeFacts, type FinancialData } from '@halyard/shared-contracts/finance';
import { type Measure, MOST_SUBJECTS, type Query, queryName } from '@halyard/shared-contracts/wire';

const OF_DEBTS: ReadonlySet<Measure> = new Set<Measure>([
  'debt',
  'debt_free',
  'interest',
  'minimum_payments',
  'payment_split',
]);

/** With one of these words, cards belong to what is asked. */
const WITH_CARDS = new Set(
  'debt debts card cards credit liabilities everything anyone anybody someone'.split(' '),
);

/** A share of the income is known only of all debts together. */
const OF_INCOME = new Set('percent percentage share income salary % fraction'.split(' '));

/** 'All my loans' are the debts without the cards, because nobody calls a card a loan. */
export function ofLoansOnly(
  words: readonly string[],
  query: Query,
  { liabilities }: Pick<FinancialData, 'liabilities'>,
): Query {
  if (!OF_DEBTS.has(query.measure) || query.subjects.length > 0) return query;
  if (!words.includes('loans') || words.some((word) => WITH_CARDS.has(word))) return query;
  if (words.some((word) => OF_INCOME.has(word))) return query;
  const loans = liabilities.filter(({ type }) => !debtTypeFacts(type).isCard);
  if (loans.length === 0 || loans.length > MOST_SUBJECTS || loans.length === liabilities.length)
    return query;
  return {
    ...query,
    subjects: loans.map(({ name }) => ({ kind: 'account', name: queryName(name) })),
  };
}
