import {
  type Account,
  addDays,
  cashAccounts,
  dailyBalances,
  type FinancialData,
  forecast,
  type IsoDate,
  safeToSpend,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { decodeAccounts, decodeForecast } from '@halyard/shared-contracts/wire';
import { linkedPersona } from './testing/linked-persona';
import { personas } from './testing/practice';

const TESTED_DAYS_AGO = [90, 80, 70, 60, 50, 40, 30];

interface Past extends Pick<FinancialData, 'buffer' | 'goals' | 'scheduled'> {
  readonly accounts: readonly Account[];
  readonly transactions: readonly Transaction[];
  readonly today: IsoDate;
}

/** Returns the persona's accounts and rows as they were on an earlier day. */
function before({ accounts, transactions, today, ...own }: Past, daysAgo: number): Past {
  const then = addDays(today, -daysAgo);
  return {
    ...own,
    today: then,
    transactions: transactions.filter(({ date }) => date <= then),
    accounts: cashAccounts(accounts).map((each) => ({
      ...each,
      balance: cents(
        dailyBalances([each], transactions, today).find(({ date }) => date === then)?.balance ??
          each.balance,
      ),
    })),
  };
}

/** Returns for each day whether its balance lay inside the band of the earlier forecast. */
function inside(now: Past, then: Past): boolean[] {
  const actual = new Map(
    dailyBalances(cashAccounts(now.accounts), now.transactions, now.today).map((day) => [
      day.date,
      day.balance,
    ]),
  );
  return forecast(then, cashAccounts(then.accounts)).days.flatMap(({ date, low, high }) => {
    const balance = actual.get(date);
    return balance === undefined ? [] : [balance >= low && balance <= high];
  });
}

const share = (cases: readonly boolean[]): number => cases.filter(Boolean).length / cases.length;

/** Returns the lowest balance in those days of the accounts that hold today's spending money. */
function lowest({ accounts, transactions, today }: Past, from: IsoDate, until: IsoDate): number {
  const daily = cashAccounts(accounts).filter(({ type }) => type !== 'savings');
  return Math.min(
    ...dailyBalances(daily, transactions, today)
      .filter(({ date }) => date >= from && date <= until)
      .map(({ balance }) => balance),
  );
}

// Covers P3-B1-3, P3-B2-3.
describe('the forecasts of all personas', () => {
  it('contain 75 to 85 % of the real balances, and call too much safe in at most a tenth of cases', async () => {
    const tooMuch: boolean[] = [];
    const unseen: boolean[] = [];
    for (const { id } of personas) {
      const { api, visitor, transactions } = await linkedPersona(id);
      const answer = decodeForecast((await visitor.get('/api/finance/forecast')).json());
      expect(answer.days).toHaveLength(90);
      expect(answer.backtest.share).toBeGreaterThanOrEqual(0.75);
      expect(answer.backtest.share).toBeLessThanOrEqual(0.85);
      const listed = (await visitor.get('/api/finance/accounts')).json();
      const now = {
        ...decodeAccounts(listed),
        transactions,
        goals: [],
        scheduled: [],
        buffer: cents(0),
      };
      expect(forecast(now, cashAccounts(now.accounts)).calibration.backtest).toEqual(
        answer.backtest,
      );
      for (const ago of TESTED_DAYS_AGO) {
        const then = before(now, ago);
        unseen.push(...inside(now, then));
        const safe = safeToSpend(then)!;
        tooMuch.push(safe.amount > lowest(now, then.today, safe.until));
      }
      await api.close();
    }
    expect(tooMuch.length).toBeGreaterThan(50);
    expect(share(tooMuch)).toBeLessThanOrEqual(0.1);
    process.stderr.write(
      `personas ${share(unseen)} of ${unseen.length}, too much ${share(tooMuch)}\n`,
    );
    expect(share(unseen)).toBeGreaterThanOrEqual(0.75);
    expect(share(unseen)).toBeLessThanOrEqual(0.85);
  }, 60_000);
});
