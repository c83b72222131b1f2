import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Measure, Query, Subject } from '@halyard/shared-contracts/wire';
import { findAmount, withoutThousands } from './amounts';
import { findMeasures, type FoundMeasure } from './find-measures';
import { findMisspelledNames, findNames, type FoundName } from './find-names';
import { findPeriods, type FoundPeriod } from './find-periods';
import { type Comparing, findComparison, findSplit, findTop } from './find-shape';
import { leftOutOf } from './left-out';
import { FILLERS, ORDERS } from './measure-cues';
import { OF_HOLDINGS, WITHOUT_SUBJECT } from './measure-kinds';
import { namesOf } from './names';
import { calendarOf, type Calendar, EVER, monthPeriod } from './periods';
import { spelled } from './spelling';
import { type Tokens, tokensOf } from './tokens';

/** What a question says, before it is settled what it means. */
export interface QuestionParts {
  readonly tokens: Tokens;
  readonly periods: readonly FoundPeriod[];
  readonly comparing: Comparing;
  readonly top: number | null;
  readonly amount: number | null;
  readonly split: Query['split'];
  readonly names: readonly FoundName[];
  readonly without: Query['without'];
  readonly measures: readonly FoundMeasure[];
}

export function partsOf(message: string, financialData: FinancialData): QuestionParts {
  const names = namesOf(financialData);
  const tokens = spelled(tokensOf(withoutThousands(message)), names);
  const comparing = findComparison(tokens);
  const periods = findPeriods(tokens, calendarOf(financialData), comparing.isComparison);
  const top = findTop(tokens);
  const amount = findAmount(tokens);
  const exact = findNames(tokens, names);
  const split = findSplit(tokens);
  const measures = findMeasures(tokens);
  const found = [...exact, ...findMisspelledNames(tokens, names)];
  const { kept, without } = leftOutOf(tokens, found);
  return { tokens, comparing, periods, top, amount, split, measures, names: kept, without };
}

export const isOrder = ({ tokens }: QuestionParts): boolean =>
  ORDERS.has(tokens.words.find((word) => word !== 'please') ?? '');

export function measureOf({
  measures,
  names,
  split,
  top,
  amount,
  comparing,
  periods,
}: QuestionParts) {
  const compared = comparing.isComparison || comparing.withAverage;
  const measure = settled(measures, names, { split, top, amount, compared });
  return measure ?? (split || periods.length > 1 ? 'spending' : null);
}

export const queryOf = (parts: QuestionParts, measure: Measure, calendar: Calendar): Query => ({
  measure,
  subjects: subjectsOf(parts.names, measure).slice(0, 4),
  without: parts.without,
  ...timesOf(parts.periods, parts.comparing, calendar),
  split: parts.split,
  top: parts.top,
  amount: parts.amount,
});

/** The words that nothing explains. */
export const residueOf = ({ words, taken }: Tokens): { word: string; at: number }[] =>
  words.flatMap((word, at) => (taken[at] || FILLERS.has(word) ? [] : [{ word, at }]));

function subjectsOf(names: readonly FoundName[], measure: Measure): Subject[] {
  if (WITHOUT_SUBJECT.has(measure)) return [];
  const found = names.flatMap(({ meaning: { account, category, merchant } }) => {
    const order = OF_HOLDINGS.has(measure) ? [account] : [category, merchant, account];
    return order.find((each) => each.length > 0) ?? [];
  });
  return [...new Map(found.map((each) => [`${each.kind}:${each.name}`, each])).values()];
}

const isOnlyAccount = ({ meaning }: FoundName): boolean =>
  meaning.account.length > 0 && meaning.category.length + meaning.merchant.length === 0;

/** The measure of a question that names none: what was spent on a name, or what an account holds. */
function impliedMeasure(names: readonly FoundName[]): Measure | null {
  const [first] = names;
  if (!first) return null;
  const isSubscriptions = first.meaning.category.some(({ name }) => name === 'Subscriptions');
  if (isSubscriptions) return 'recurring';
  return isOnlyAccount(first) ? 'balance' : 'spending';
}

/** Settles which of several measures is meant, by the names and times beside them. */
function settled(
  found: readonly FoundMeasure[],
  names: readonly FoundName[],
  { split, top, amount, compared }: Extras,
): Measure | null {
  const [first, second] = found;
  if (!first) return impliedMeasure(names);
  const has = (measure: Measure) => found.some((each) => each.measure === measure);
  if (first.measure === 'affordability' && amount === null) return 'affordability';
  if (has('average_transaction') && has('monthly_average')) return 'average_transaction';
  if (split === 'month' && first.measure === 'monthly_average') return 'spending';
  if ((split || top) && has('spending') && first.measure === 'transactions') return 'spending';
  if (compared && has('spending') && first.measure === 'monthly_average') return 'spending';
  if (first.measure === 'help' && second) return second.measure;
  if (first.measure === 'balance' && names.length === 0 && second) return second.measure;
  if (names.some(isOnlyAccount) && has('spending') && found.length === 1) return 'spending';
  return first.measure;
}

interface Extras {
  readonly split: Query['split'];
  readonly top: number | null;
  readonly amount: number | null;
  readonly compared: boolean;
}

/** The later of two times is what is asked about, the earlier one what it is compared with. */
function timesOf(
  periods: readonly FoundPeriod[],
  { isComparison, withAverage }: Comparing,
  calendar: Calendar,
): Pick<Query, 'period' | 'compare'> {
  const [first, second] = periods.map(({ period }) => period);
  if (withAverage) return { period: first ?? null, compare: { with: 'average' } };
  if (!isComparison && !second) return { period: first ?? null, compare: null };
  if (!first) return { period: null, compare: null };
  const [period, other] = second
    ? [first, second].toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? 1 : -1))
    : [monthPeriod(calendar.month), first];
  if (period?.from === other?.from) return { period: first, compare: null };
  return { period: period ?? null, compare: { with: 'period', period: other ?? EVER } };
}
