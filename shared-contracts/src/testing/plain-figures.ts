import {
  type Account,
  addMonths,
  categoryFacts,
  type FinancialData,
  type IsoDate,
  type IsoMonth,
  lastDay,
  type Liability,
  monthOf,
  type Transaction,
} from '../finance';
import { type Cents, cents } from '../money';

/** Several screens show these figures under one name. */
export interface PlainFigures {
  readonly month: IsoMonth;
  readonly assets: Cents;
  readonly debt: Cents;
  readonly netWorth: Cents;
  /** It has what each group of accounts and debts adds to the net worth, by the group's name on the screens. */
  readonly subtotals: Readonly<Record<GroupName, Cents>>;
  readonly income: Cents;
  readonly spending: Cents;
  /** This part of the spending was put aside. */
  readonly setAside: Cents;
  /** It is null without a budget. */
  readonly budgeted: Cents | null;
  /** It is the percentage of income in the last three full months that was not consumed, and null without income. */
  readonly savingsRate: number | null;
}

/** The types have their names on the screens. */
const GROUPS = {
  Cash: 'checking savings cash',
  Investments: 'brokerage retirement crypto',
  Property: 'home vehicle valuables business',
  Other: 'other',
} as const;

type GroupName = keyof typeof GROUPS | 'Cards' | 'Loans';

const total = (amounts: readonly number[]): Cents =>
  cents(amounts.reduce((before, amount) => before + amount, 0));

const isCounted = (each: Account | Liability): boolean =>
  each.currency === 'USD' && !each.closed && !(each.type === 'other' && each.source === 'bank');

const aboveZero = (all: readonly (Account | Liability)[]): Cents =>
  total(all.filter(isCounted).map(({ balance }) => Math.max(0, balance ?? 0)));

const subtotalsOf = (
  accounts: readonly Account[],
  liabilities: readonly Liability[],
): PlainFigures['subtotals'] => {
  const held = (types: string): Cents =>
    aboveZero(accounts.filter(({ type }) => types.split(' ').includes(type)));
  const owed = (isOfGroup: (type: Liability['type']) => boolean): Cents =>
    cents(-aboveZero(liabilities.filter(({ type }) => isOfGroup(type))));
  return {
    Cash: held(GROUPS.Cash),
    Investments: held(GROUPS.Investments),
    Property: held(GROUPS.Property),
    Other: held(GROUPS.Other),
    Cards: owed((type) => type === 'credit_card'),
    Loans: owed((type) => type !== 'credit_card'),
  };
};

const kindOf = ({ category, custom, amount }: Transaction): string => {
  const kind = custom?.kind ?? categoryFacts({ category }).kind;
  if ((custom?.id ?? category) === (custom ? 'other' : 'Other') && amount > 0) return 'income';
  return kind === 'saving' && amount > 0 ? 'transfer' : kind;
};

const countedOf = (rows: readonly Transaction[], kind: string): Transaction[] =>
  rows.filter((row) => row.currency === 'USD' && !row.hidden && kindOf(row) === kind);

const incomeOf = (rows: readonly Transaction[]): Cents =>
  total(countedOf(rows, 'income').map(({ amount }) => amount));

/** A loan's payment costs its interest and its rest. The principal is not consumed. */
const interestAndRest = ({ loanPayment: paid }: Transaction): number =>
  paid ? paid.interest + paid.rest : 0;

/** Sums what was consumed, without money put into savings and without the principal of loans. */
const consumedOf = (rows: readonly Transaction[]): Cents =>
  total([
    ...countedOf(rows, 'expense').map((row) =>
      row.loanPayment ? interestAndRest(row) : -row.amount,
    ),
    ...countedOf(rows, 'saving').map((row) => interestAndRest(row)),
    ...countedOf(rows, 'transfer').map((row) => interestAndRest(row)),
  ]);

const setAsideOf = (rows: readonly Transaction[]): Cents =>
  total([
    ...countedOf(rows, 'saving').map((row) => -row.amount - interestAndRest(row)),
    ...countedOf(rows, 'expense').map(({ loanPayment: paid }) => paid?.principal ?? 0),
  ]);

/** Rates are of the last three full months, and of the newest month without a full one. */
function rowsOfRates(all: readonly Transaction[], newest: IsoMonth, today: IsoDate) {
  const last =
    newest === monthOf(today) && today < lastDay(newest) ? addMonths(newest, -1) : newest;
  const begin = all.map(({ date }) => date).toSorted()[0] ?? today;
  const months = [addMonths(last, -2), addMonths(last, -1), last].filter(
    (month) => month !== monthOf(begin) || Number(begin.slice(8)) <= 7,
  );
  const full = all.filter(({ date }) => months.includes(monthOf(date)));
  return full.length > 0 ? full : all.filter(({ date }) => monthOf(date) === newest);
}

/** Adds the figures up row by row, without the functions of the product. */
export function plainFigures({
  accounts,
  liabilities,
  transactions,
  budget,
  today,
}: FinancialData): PlainFigures {
  const current = monthOf(today);
  const known = transactions.map(({ date }) => monthOf(date)).filter((each) => each <= current);
  const month = known.toSorted().at(-1) ?? current;
  const rows = transactions.filter(({ date }) => date.startsWith(month));
  const recent = rowsOfRates(transactions, month, today);
  const earned = incomeOf(recent);
  const assigned = Object.values({ ...budget.standard, ...budget.months[month] });
  const [assets, debt] = [aboveZero(accounts), aboveZero(liabilities)];
  return {
    month,
    assets,
    debt,
    netWorth: cents(assets - debt),
    subtotals: subtotalsOf(accounts, liabilities),
    income: incomeOf(rows),
    spending: total([consumedOf(rows), setAsideOf(rows)]),
    setAside: setAsideOf(rows),
    budgeted: assigned.length === 0 ? null : total(assigned),
    savingsRate: earned === 0 ? null : ((earned - consumedOf(recent)) * 100) / earned,
  };
}
