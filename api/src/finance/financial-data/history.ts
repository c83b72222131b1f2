import {
  type Account,
  addMonths,
  type FinancialData,
  type IsoDate,
  isoDate,
  type IsoMonth,
  lastDay,
  type Liability,
  lostPoints,
  monthOf,
  type NetWorthPoint,
  netWorth,
  netWorthHeld,
  type Profile,
  score,
  scoreFactors,
  type ScorePoint,
  totalAssets,
  totalDebt,
  untilDay,
} from '@halyard/shared-contracts/finance';
import { type Cents, cents } from '@halyard/shared-contracts/money';

interface BalanceRow {
  readonly account_id: string;
  readonly date: string;
  readonly balance_cents: number;
}

interface MonthEnd {
  readonly month: IsoMonth;
  readonly day: IsoDate;
  readonly accounts: readonly Account[];
  readonly liabilities: readonly Liability[];
}

interface Now {
  readonly today: IsoDate;
  readonly accounts: readonly Account[];
  readonly liabilities: readonly Liability[];
  readonly closedOn: ReadonlyMap<string, string>;
}

/** Past scores are expensive, so only the latest are computed. */
const SCORE_MONTHS = 6;

function monthsBetween(from: IsoMonth, to: IsoMonth): IsoMonth[] {
  const months: IsoMonth[] = [];
  for (let month = from; month < to; month = addMonths(month, 1)) months.push(month);
  return months;
}

const firstBalances = (rows: readonly BalanceRow[]): Map<string, Cents> =>
  new Map(rows.toReversed().map((row) => [row.account_id, cents(row.balance_cents)]));

/**
 * Returns accounts and debts at each month's end and today. The first known balance also counts for earlier months,
 * so linking an account does not change the net worth.
 */
export function monthEnds(now: Now, rows: readonly BalanceRow[]): MonthEnd[] {
  const first = rows[0];
  const current: MonthEnd = { ...now, month: monthOf(now.today), day: now.today };
  if (!first) return [current];
  const latest = firstBalances(rows);
  let next = 0;
  const past = monthsBetween(monthOf(isoDate(first.date)), current.month).map((month) => {
    const day = lastDay(month);
    for (let row = rows[next]; row && row.date <= day; row = rows[(next += 1)]) {
      latest.set(row.account_id, cents(row.balance_cents));
    }
    const atMonthEnd = <Owned extends Account | Liability>(owned: Owned): Owned => ({
      ...owned,
      balance: latest.get(owned.id) ?? owned.balance,
      closed: (now.closedOn.get(owned.id) ?? '9999') <= day,
    });
    return {
      month,
      day,
      accounts: now.accounts.map(atMonthEnd),
      liabilities: now.liabilities.map(atMonthEnd),
    };
  });
  return [...past, current];
}

/** The values are in cents per month. The last point is today's. */
export function netWorthHistory(months: readonly MonthEnd[]): NetWorthPoint[] {
  return months.map(({ month, accounts, liabilities }) => ({
    date: month,
    value: netWorth(accounts, liabilities),
    assets: totalAssets(accounts),
    liabilities: totalDebt(liabilities),
    held: netWorthHeld(accounts, liabilities),
  }));
}

/** Months without enough data are left out. */
export function scoreHistory(
  months: readonly MonthEnd[],
  { transactions, profile }: Pick<FinancialData, 'transactions'> & { readonly profile: Profile },
): ScorePoint[] {
  return months.slice(-SCORE_MONTHS).flatMap(({ month, day, accounts, liabilities }) => {
    const factors = scoreFactors({
      source: 'own',
      accounts,
      liabilities,
      profile,
      transactions: untilDay(transactions, day),
      today: day,
    });
    const value = score(factors);
    return value === null ? [] : [{ date: month, score: value, factors: lostPoints(factors) }];
  });
}
