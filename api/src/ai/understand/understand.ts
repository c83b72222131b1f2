import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Measure, Query, Subject } from '@halyard/shared-contracts/wire';
import { findAmount, withoutThousands } from './amounts';
import { findMisspelledNames, findNames, type FoundName } from './find-names';
import { findPeriods, type FoundPeriod } from './find-periods';
import { findMeasures, type FoundMeasure } from './find-measures';
import { type Comparing, findComparison, findSplit, findTop } from './find-shape';
import { CHANGES_MEANING, FILLERS, ORDERS } from './measure-cues';
import { namesOf } from './names';
import { calendarOf, type Calendar, EVER, monthPeriod } from './periods';
import { spelled } from './spelling';
import { type Tokens, tokensOf } from './tokens';

/** How a question was understood. */
export type Understanding =
  | {
      readonly kind: 'query';
      readonly query: Query;
      /** Words of the question that the answer leaves out. */
      readonly leftOut: readonly string[];
    }
  | { readonly kind: 'order' }
  | { readonly kind: 'unknown_name'; readonly name: string }
  | { readonly kind: 'none' };

const NONE = { kind: 'none' } as const;

/** Measures about what is held or owed: a name is an account's before it is a category's. */
const OF_HOLDINGS: ReadonlySet<Measure> = new Set<Measure>([
  'accounts',
  'balance',
  'cash',
  'assets',
  'debt',
  'interest',
  'debt_free',
  'holdings',
]);

/** Measures whose names are things to buy or nothing at all. */
const WITHOUT_SUBJECT: ReadonlySet<Measure> = new Set<Measure>([
  'affordability',
  'net_worth',
  'savings_rate',
  'score',
  'emergency_fund',
  'pay_debt_or_invest',
  'save_more',
  'help',
  'setup',
  'patterns',
  'assets',
  'cash',
  'accounts',
  'saved',
  'net_cash_flow',
]);

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

const PREPOSITIONS = new Set(['at', 'on', 'for', 'to', 'from', 'with']);

/** The words that nothing explains. */
const residueOf = ({ words, taken }: Tokens): { word: string; at: number }[] =>
  words.flatMap((word, at) => (taken[at] || FILLERS.has(word) ? [] : [{ word, at }]));

const isNamePosition = ({ words }: Tokens, at: number): boolean =>
  PREPOSITIONS.has(words[at - 1] ?? '') ||
  (['my', 'the', 'a'].includes(words[at - 1] ?? '') && PREPOSITIONS.has(words[at - 2] ?? ''));

const MOST_LEFT_OUT = 2;

/** Measures for which the rest of the question does not matter, such as what a price is for. */
const IGNORES_REST: ReadonlySet<Measure> = new Set<Measure>(['affordability', 'help', 'setup']);

/** Understands a question without a model; it never guesses what a word means. */
export function understand(message: string, financialData: FinancialData): Understanding {
  const names = namesOf(financialData);
  const tokens = spelled(tokensOf(withoutThousands(message)), names);
  const calendar = calendarOf(financialData);
  const [firstWord = ''] = tokens.words.filter((word) => word !== 'please');
  if (ORDERS.has(firstWord)) return { kind: 'order' };
  const comparing = findComparison(tokens);
  const periods = findPeriods(tokens, calendar, comparing.isComparison);
  const top = findTop(tokens);
  const amount = findAmount(tokens);
  const foundNames = findNames(tokens, names);
  const split = findSplit(tokens);
  const measures = findMeasures(tokens);
  const allNames = [...foundNames, ...findMisspelledNames(tokens, names)];
  const extras = { split, top, amount, compared: comparing.isComparison || comparing.withAverage };
  const measure =
    settled(measures, allNames, extras) ?? (split || periods.length > 1 ? 'spending' : null);
  if (!measure) return NONE;
  const residue = IGNORES_REST.has(measure) ? [] : residueOf(tokens);
  if (residue.some(({ word }) => CHANGES_MEANING.has(word))) return NONE;
  const [unknown] = residue.filter(({ at }) => isNamePosition(tokens, at));
  if (unknown) return { kind: 'unknown_name', name: unknown.word };
  if (residue.length > MOST_LEFT_OUT) return NONE;
  return {
    kind: 'query',
    query: {
      measure,
      subjects: subjectsOf(allNames, measure).slice(0, 4),
      ...timesOf(periods, comparing, calendar),
      split,
      top,
      amount,
    },
    leftOut: residue.map(({ word }) => word),
  };
}
