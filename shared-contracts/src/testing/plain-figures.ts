import {
  type Account,
  addMonths,
  type FinancialData,
  type IsoMonth,
  type Liability,
  monthOf,
  type Transaction,
} from '../finance';
import { categoryFacts } from '../finance/category';
import { type Cents, cents } from '../money';

/** The figures that several screens show under one name. */
export interface PlainFigures {
  readonly month: IsoMonth;
  readonly assets: Cents;
  readonly debt: Cents;
  readonly netWorth: Cents;
  readonly income: Cents;
  readonly spending: Cents;
  /** Null without a budget. */
  readonly budgeted: Cents | null;
  /** The percentage of the income of three months that was not consumed; null without income. */
  readonly savingsRate: number | null;
}

const total = (amounts: readonly number[]): Cents =>
  cents(amounts.reduce((before, amount) => before + amount, 0));

const isCounted = (each: Account | Liability): boolean =>
  each.currency === 'USD' && !each.closed && !(each.type === 'other' && each.source === 'bank');

const aboveZero = (all: readonly (Account | Liability)[]): Cents =>
  total(all.filter(isCounted).map(({ balance }) => Math.max(0, balance ?? 0)));

const kindOf = ({ category, amount }: Transaction): string => {
  const { kind } = categoryFacts(category);
  if (category === 'Other' && amount > 0) return 'income';
  return kind === 'saving' && amount > 0 ? 'transfer' : kind;
};

const ofKinds = (rows: readonly Transaction[], kinds: readonly string[]): Cents =>
  total(
    rows
      .filter((row) => row.currency === 'USD' && kinds.includes(kindOf(row)))
      .map(({ amount }) => amount),
  );

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
  const first = addMonths(month, -2);
  const recent = transactions.filter(
    ({ date }) => monthOf(date) >= first && monthOf(date) <= month,
  );
  const [earned, consumed] = [ofKinds(recent, ['income']), ofKinds(recent, ['expense'])];
  const assigned = Object.values({ ...budget.standard, ...budget.months[month] });
  const [assets, debt] = [aboveZero(accounts), aboveZero(liabilities)];
  return {
    month,
    assets,
    debt,
    netWorth: cents(assets - debt),
    income: ofKinds(rows, ['income']),
    spending: cents(0 - ofKinds(rows, ['expense', 'saving'])),
    budgeted: assigned.length === 0 ? null : total(assigned),
    savingsRate: earned === 0 ? null : ((earned + consumed) * 100) / earned,
  };
}
