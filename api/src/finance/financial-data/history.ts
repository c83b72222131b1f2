import {
  type Account,
  addMonths,
  type FinancialData,
  type IsoDate,
  isoDate,
  type IsoMonth,
  lastDay,
  type Liability,
  monthOf,
  type NetWorthPoint,
  netWorth,
  type Profile,
  score,
  scoreFactors,
  type ScorePoint,
  totalAssets,
  totalDebt,
} from '@halyard/shared-contracts/finance';
import { type Cents, cents } from '@halyard/shared-contracts/money';

interface BalanceRow {
  readonly account_id: string;
  readonly date: string;
  readonly balance_cents: number;
}

/** What a person owned and owed at the end of a month. */
interface Standing {
  readonly month: IsoMonth;
  readonly day: IsoDate;
  readonly accounts: readonly Account[];
  readonly liabilities: readonly Liability[];
}

interface Now {
  readonly today: IsoDate;
  readonly accounts: readonly Account[];
  readonly liabilities: readonly Liability[];
  /** Day on which an account was closed, by id. */
  readonly closedOn: ReadonlyMap<string, string>;
}

/** How many past scores are worked out; each one runs every rule of the score over the data of its day. */
const SCORES = 6;

function monthsBetween(from: IsoMonth, to: IsoMonth): IsoMonth[] {
  const months: IsoMonth[] = [];
  for (let month = from; month < to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The first known balance of each account; `rows` are oldest first. */
const firstBalances = (rows: readonly BalanceRow[]): Map<string, Cents> =>
  new Map(rows.toReversed().map((row) => [row.account_id, cents(row.balance_cents)]));

/**
 * Where the person stood at the end of each month since their first known balance, and stands today. A balance is
 * carried on until the next one is known, and the first one is carried back: that an account became known here is no
 * movement of what the person has.
 */
export function standings(now: Now, rows: readonly BalanceRow[]): Standing[] {
  const first = rows[0];
  const current: Standing = { ...now, month: monthOf(now.today), day: now.today };
  if (!first) return [current];
  const latest = firstBalances(rows);
  let next = 0;
  const past = monthsBetween(monthOf(isoDate(first.date)), current.month).map((month) => {
    const day = lastDay(month);
    for (let row = rows[next]; row && row.date <= day; row = rows[(next += 1)]) {
      latest.set(row.account_id, cents(row.balance_cents));
    }
    const then = <Held extends Account | Liability>(held: Held): Held => ({
      ...held,
      balance: latest.get(held.id) ?? held.balance,
      closed: (now.closedOn.get(held.id) ?? '9999') <= day,
    });
    return {
      month,
      day,
      accounts: now.accounts.map(then),
      liabilities: now.liabilities.map(then),
    };
  });
  return [...past, current];
}

/** Net worth per month; the last point is today's. */
export function netWorthHistory(past: readonly Standing[]): NetWorthPoint[] {
  return past.map(({ month, accounts, liabilities }) => ({
    date: month,
    value: netWorth(accounts, liabilities),
    assets: totalAssets(accounts),
    liabilities: totalDebt(liabilities),
  }));
}

/** The score as it would have been told at the end of the last months; a month that tells too little is left out. */
export function scoreHistory(
  past: readonly Standing[],
  { transactions, profile }: Pick<FinancialData, 'transactions'> & { readonly profile: Profile },
): ScorePoint[] {
  return past.slice(-SCORES).flatMap(({ month, day, accounts, liabilities }) => {
    const known = transactions.filter(({ date }) => date <= day);
    const value = score(
      scoreFactors({ accounts, liabilities, profile, transactions: known, today: day }),
    );
    return value === null ? [] : [{ date: month, score: value }];
  });
}
