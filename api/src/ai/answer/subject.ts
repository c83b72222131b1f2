import type {
  Account,
  Category,
  FinancialData,
  Goal,
  Liability,
} from '@halyard/shared-contracts/finance';
import { cents, formatUsd } from '@halyard/shared-contracts/money';
import { type Query, queryName, type Subject } from '@halyard/shared-contracts/wire';
import type { FactQuery } from '../fact/fact';
import { listed } from '../fact/listed';
import { shownMerchant } from '../privacy/merchant-text';
import { closestName } from '../understand/names/find-names';
import { OF_HOLDINGS } from '../understand/measure-kinds';
import { merchantsOf, namesOf, presentName, tagsOf } from '../understand/names/names';
import { wordsOf } from '../understand/tokens';
import { ofDirection } from './of-direction';
import { WEEKDAYS } from '../understand/time/weekday';

type OfTransactions = Extract<FactQuery, { readonly of: 'transactions' }>;

export interface Resolved {
  /** The label is a text such as 'Groceries and Dining Out', or '' for everything. */
  readonly label: string;
  readonly categories: readonly Category[];
  readonly merchants: readonly string[];
  readonly holdings: readonly (Account | Liability)[];
  readonly goals: readonly Goal[];
  readonly tags: readonly string[];
  /** The days count from 0 for Sunday. An empty list means every day. */
  readonly weekdays: Query['weekdays'];
  readonly without: LeftOut;
  /** Only rows with amounts of this size count. Null means all rows. */
  readonly size: Query['size'];
}

interface LeftOut {
  readonly label: string;
  readonly categories: readonly Category[];
  readonly merchants: readonly string[];
  readonly holdings: readonly (Account | Liability)[];
}

const NOTHING_LEFT_OUT: LeftOut = { label: '', categories: [], merchants: [], holdings: [] };

export const EVERYTHING: Resolved = {
  label: '',
  categories: [],
  merchants: [],
  holdings: [],
  goals: [],
  tags: [],
  weekdays: [],
  without: NOTHING_LEFT_OUT,
  size: null,
};

const allHoldings = ({ accounts, liabilities }: FinancialData): (Account | Liability)[] => [
  ...accounts,
  ...liabilities,
];

/** Finds the user's own spelling of a name, or null for an unknown name. */
function ownName({ kind, name }: Subject, financialData: FinancialData): Subject[] | null {
  if (kind === 'account' && allHoldings(financialData).some((own) => queryName(own.name) === name))
    return [{ kind, name }];
  const names = namesOf(financialData);
  const key = wordsOf(name).join('');
  const meaning = names.get(key) ?? names.get(closestName(key, names.keys()) ?? '');
  const found = meaning?.[kind] ?? [];
  return found.length > 0 ? [...found] : null;
}

/** Finds a category by its present or its original name. */
function ownCategory({ kind, name }: Subject, financialData: FinancialData): Subject[] | null {
  const present = kind === 'category' ? presentName(financialData, name) : null;
  return present === null ? null : [{ kind: 'category', name: present }];
}

function ownTag({ kind, name }: Subject, financialData: FinancialData): Subject[] | null {
  if (kind !== 'tag') return null;
  const tag = tagsOf(financialData).find((each) => queryName(each) === name);
  return tag === undefined ? null : [{ kind: 'tag', name: tag }];
}

/** Returns null if a name is unknown. */
function leftOutOf(
  { without: names, measure }: Pick<Query, 'without' | 'measure'>,
  financialData: FinancialData,
): LeftOut | null {
  if (names.length === 0) return NOTHING_LEFT_OUT;
  const found: Subject[] = [];
  for (const name of names) {
    const category = OF_HOLDINGS.has(measure) ? null : presentName(financialData, name);
    const own = OF_HOLDINGS.has(measure)
      ? ownName({ kind: 'account', name }, financialData)
      : category === null
        ? (ownName({ kind: 'merchant', name }, financialData) ??
          ownName({ kind: 'account', name }, financialData))
        : [{ kind: 'category', name: category } as const];
    if (!own) return null;
    found.push(...own);
  }
  const of = (kind: Subject['kind']) =>
    new Set(found.flatMap((each) => (each.kind === kind ? [each.name] : [])));
  const [merchants, accounts] = [of('merchant'), of('account')];
  return {
    label: labelOf(found),
    categories: [...of('category')],
    merchants: merchantsOf(financialData).filter((name) => merchants.has(queryName(name))),
    holdings: allHoldings(financialData).filter(({ name }) => accounts.has(queryName(name))),
  };
}

/** Finds the user's own things that a query names. Returns null if one is unknown. */
export function resolved(
  {
    subjects,
    size,
    weekdays,
    ...rest
  }: Pick<Query, 'measure' | 'subjects' | 'without' | 'size' | 'weekdays'>,
  financialData: FinancialData,
): Resolved | null {
  const found: Subject[] = [];
  for (const subject of subjects) {
    const own =
      ownCategory(subject, financialData) ??
      ownTag(subject, financialData) ??
      ownName(subject, financialData);
    if (!own) return null;
    found.push(...own);
  }
  const out = leftOutOf(rest, financialData);
  if (!out) return null;
  const counted = ofDirection(found, rest.measure, financialData);
  const named = (kind: Subject['kind']) =>
    counted.flatMap((each) => (each.kind === kind ? [each.name] : []));
  const accounts = new Set(named('account'));
  const merchants = new Set(named('merchant'));
  const goals = new Set(named('goal'));
  return {
    label: [labelOf(counted), withoutWords(out).trim()].filter(Boolean).join(' '),
    without: out,
    size,
    weekdays,
    tags: named('tag'),
    categories: counted.flatMap((each) => (each.kind === 'category' ? [each.name] : [])),
    merchants: merchantsOf(financialData).filter((merchant) => merchants.has(queryName(merchant))),
    goals: financialData.goals.filter(({ name }) => goals.has(queryName(name))),
    holdings: allHoldings(financialData).filter(({ name }) => accounts.has(queryName(name))),
  };
}

const shown = ({ kind, name }: Subject): string =>
  kind === 'category' || kind === 'account' ? name : shownMerchant(name);

const labelOf = (subjects: readonly Subject[]): string => listed([...new Set(subjects.map(shown))]);

const withoutWords = ({ label }: LeftOut): string => (label === '' ? '' : ` without ${label}`);

export function subjectQuery({
  categories,
  merchants,
  holdings,
}: Resolved): Partial<OfTransactions> {
  const [only] = holdings;
  return {
    ...(categories.length === 1 && categories[0] && { category: categories[0] }),
    ...(categories.length > 1 && { categories }),
    ...(merchants.length > 0 && { merchants }),
    ...(only && holdings.length === 1 && { account: only.id }),
  };
}

/** Returns 'over $100.00', 'under $20.00', both, or ''. */
export function sizeWords({ size }: Pick<Resolved, 'size'>): string {
  const { above, below } = size ?? { above: null, below: null };
  const over = above === null ? [] : [`over ${formatUsd(cents(above))}`];
  const under = below === null ? [] : [`under ${formatUsd(cents(below))}`];
  return [...over, ...under].join(' and ');
}

const NAMED_DAYS: ReadonlyMap<string, string> = new Map([
  ['0,6', 'weekends'],
  ['1,2,3,4,5', 'weekdays'],
]);

/** Returns 'weekends', 'Mondays and Tuesdays', or ''. */
export function weekdayWords({ weekdays }: Pick<Resolved, 'weekdays'>): string {
  const days = [...new Set(weekdays)].toSorted((a, b) => a - b);
  return NAMED_DAYS.get(days.join(',')) ?? listed(days.map((day) => `${WEEKDAYS[day]}s`));
}

/** Returns ' on Groceries', ' at H-E-B', ' from Everyday Checking', ' over $100.00', several of these, or ''. */
export function onSubject(subject: Resolved): string {
  const { categories, merchants, holdings, tags, without, size } = subject;
  const amounts = sizeWords({ size });
  const named = (word: string, names: readonly string[]) =>
    names.length === 0 ? '' : ` ${word} ${listed([...new Set(names)])}`;
  return [
    named('on', categories),
    named('at', merchants.map(shownMerchant)),
    named(
      'from',
      holdings.map(({ name }) => name),
    ),
    named('tagged', tags.map(shownMerchant)),
    withoutWords(without),
    subject.weekdays.length > 0 && ` on ${weekdayWords(subject)}`,
    amounts && ` ${amounts}`,
  ]
    .filter(Boolean)
    .join('');
}

/** Returns ' for Groceries' or ''. */
export const forSubject = ({ label }: Resolved): string => (label === '' ? '' : ` for ${label}`);
