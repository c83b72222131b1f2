import { type FinancialData, isIncome, isSpending } from '@halyard/shared-contracts/finance';
import { type Measure, type Query, queryName, type Subject } from '@halyard/shared-contracts/wire';
import { perData } from '../../../per-data';
import { EVER } from '../../time/periods';

const COMES_IN: ReadonlySet<Measure> = new Set<Measure>([
  'income',
  'regular_income',
  'average_income',
  'deposits',
  'expected_income',
]);
const MOST = 4;

const payersOf = perData(({ transactions }) => {
  const payers = new Map<string, Set<string>>();
  for (const { category, merchant } of transactions.filter(isIncome))
    payers.set(category, (payers.get(category) ?? new Set()).add(queryName(merchant)));
  return payers;
});

/** 'Social Security plus pension' is a payer and a category, whose payers are added instead. */
export function payersOfKinds(
  subjects: readonly Subject[],
  measure: Measure,
  financialData: FinancialData,
): readonly Subject[] {
  const kinds = new Set(subjects.map(({ kind }) => kind));
  const isMixed = kinds.size === 2 && kinds.has('category') && kinds.has('merchant');
  if (!isMixed || !COMES_IN.has(measure)) return subjects;
  const found = subjects.flatMap((one): Subject[] =>
    one.kind === 'category'
      ? [...(payersOf(financialData).get(one.name) ?? [])].map((name) => ({
          kind: 'merchant',
          name,
        }))
      : [one],
  );
  const named = [...new Map(found.map((one) => [one.name, one])).values()];
  return named.length <= MOST ? named : subjects;
}

const spentAt = perData(
  ({ transactions }) =>
    new Set(transactions.filter(isSpending).map(({ merchant }) => queryName(merchant))),
);
const paidBy = perData(
  ({ transactions }) =>
    new Set(transactions.filter(isIncome).map(({ merchant }) => queryName(merchant))),
);

/** Nothing is paid to these names, so a question about them is about what came in. */
const OF_PAYERS: ReadonlyMap<Measure, Partial<Query>> = new Map<Measure, Partial<Query>>([
  ['upcoming', { measure: 'expected_income' }],
  ['spending', { measure: 'income' }],
  ['count', { measure: 'deposits' }],
  ['transactions', { measure: 'deposits' }],
  ['largest', { measure: 'deposits', order: 'most' }],
  ['monthly_average', { measure: 'average_income' }],
  ['weekly_average', { measure: 'average_income', split: 'week' }],
  ['daily_average', { measure: 'average_income', split: 'day' }],
]);
const SAYS_SPENT = new Set(
  'spend spent spending cost costs expense expenses buy bought charge charged send sent give gave transfer transferred'.split(
    ' ',
  ),
);

const IN_TOTAL = /\b(?:in total|altogether|all together|in all|so far|ever|overall)\b/;
const I_PAY = /\bi (?:have |have to |already )?(?:pay|paid)\b/;

/** The best week is the one with the most income, and not with the least spending. */
const orderOfPay = (query: Query, words: readonly string[]): Query['order'] =>
  query.measure === 'spending' && (words.includes('best') || words.includes('worst'))
    ? words.includes('best')
      ? 'most'
      : 'least'
    : query.order;

/** 'My next Social Security check' is a deposit, and so is 'how many Uber payouts'. */
export function expectedFrom(
  query: Query,
  words: readonly string[],
  financialData: FinancialData,
): Query {
  const other = OF_PAYERS.get(query.measure);
  const isSpent =
    query.measure !== 'upcoming' &&
    (words.some((word) => SAYS_SPENT.has(word)) || I_PAY.test(words.join(' ')));
  const isOfPayers =
    other !== undefined &&
    !isSpent &&
    query.subjects.length > 0 &&
    query.subjects.every(
      ({ kind, name }) =>
        kind === 'merchant' && paidBy(financialData).has(name) && !spentAt(financialData).has(name),
    );
  if (!isOfPayers) return query;
  const isOfAllTime = query.period === null && IN_TOTAL.test(words.join(' '));
  const period = isOfAllTime ? EVER : query.period;
  return { ...query, period, order: orderOfPay(query, words), ...other };
}
