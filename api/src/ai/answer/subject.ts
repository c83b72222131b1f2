import type {
  Account,
  Category,
  FinancialData,
  Liability,
} from '@halyard/shared-contracts/finance';
import type { Query, Subject } from '@halyard/shared-contracts/wire';
import type { FactQuery } from '../fact/fact';
import { shownMerchant } from '../privacy/merchant-text';
import { closestName } from '../understand/find-names';
import { merchantsOf, namesOf, presentName } from '../understand/names';
import { wordsOf } from '../understand/tokens';

type OfTransactions = Extract<FactQuery, { readonly of: 'transactions' }>;

/** The user's own things that a question is about. */
export interface Resolved {
  /** 'Groceries and Dining Out'; '' for everything. */
  readonly label: string;
  readonly categories: readonly Category[];
  readonly merchants: readonly string[];
  readonly holdings: readonly (Account | Liability)[];
  /** Categories that do not count. */
  readonly without: readonly Category[];
}

export const EVERYTHING: Resolved = {
  label: '',
  categories: [],
  merchants: [],
  holdings: [],
  without: [],
};

const allHoldings = ({ accounts, liabilities }: FinancialData): (Account | Liability)[] => [
  ...accounts,
  ...liabilities,
];

/** The user's own spelling of a name that a question used; null when nothing of theirs is called so. */
function ownName({ kind, name }: Subject, financialData: FinancialData): Subject[] | null {
  const names = namesOf(financialData);
  const key = wordsOf(name).join('');
  const meaning = names.get(key) ?? names.get(closestName(key, names.keys()) ?? '');
  const found = meaning?.[kind] ?? [];
  return found.length > 0 ? [...found] : null;
}

/** A category by its present or its first name. */
function ownCategory({ kind, name }: Subject, financialData: FinancialData): Subject[] | null {
  const present = kind === 'category' ? presentName(financialData, name) : null;
  return present === null ? null : [{ kind: 'category', name: present }];
}

/** Finds what the subjects name among the user's own things; null when one of them is nothing of theirs. */
export function resolved(
  { subjects, without }: Pick<Query, 'subjects' | 'without'>,
  financialData: FinancialData,
): Resolved | null {
  const found: Subject[] = [];
  for (const subject of subjects) {
    const own = ownCategory(subject, financialData) ?? ownName(subject, financialData);
    if (!own) return null;
    found.push(...own);
  }
  const named = (kind: Subject['kind']) =>
    found.flatMap((each) => (each.kind === kind ? [each.name] : []));
  const accounts = new Set(named('account'));
  const merchants = new Set(named('merchant'));
  return {
    label: [labelOf(found), withoutThem(without).trim()].filter(Boolean).join(' '),
    without,
    categories: found.flatMap((each) => (each.kind === 'category' ? [each.name] : [])),
    merchants: merchantsOf(financialData).filter((merchant) =>
      merchants.has(merchant.slice(0, 80)),
    ),
    holdings: allHoldings(financialData).filter(({ name }) => accounts.has(name.slice(0, 80))),
  };
}

const LISTED = new Intl.ListFormat('en-US');

const shown = ({ kind, name }: Subject): string =>
  kind === 'merchant' ? shownMerchant(name) : name;

const labelOf = (subjects: readonly Subject[]): string =>
  LISTED.format([...new Set(subjects.map(shown))]);

const withoutThem = (categories: readonly Category[]): string =>
  categories.length === 0 ? '' : ` without ${LISTED.format(categories)}`;

/** The part of a query of rows that a subject stands for. */
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

/** ' on Groceries', ' at H-E-B', ' from Everyday Checking', several of these, or ''. */
export function onSubject({ categories, merchants, holdings, without }: Resolved): string {
  const named = (word: string, names: readonly string[]) =>
    names.length === 0 ? '' : ` ${word} ${LISTED.format([...new Set(names)])}`;
  return [
    named('on', categories),
    named('at', merchants.map(shownMerchant)),
    named(
      'from',
      holdings.map(({ name }) => name),
    ),
    withoutThem(without),
  ].join('');
}

/** ' for Groceries', or ''. */
export const forSubject = ({ label }: Resolved): string => (label === '' ? '' : ` for ${label}`);
