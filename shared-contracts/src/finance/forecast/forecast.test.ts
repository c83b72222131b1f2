import fc from 'fast-check';
import { cents, sum, ZERO } from '../../money';
import { account, transaction } from '../../testing/builders';
import { histories, STREAMS_TODAY } from '../../testing/recurring-streams';
import type { CountedAccount } from '../account/counted';
import { addDays, addMonths, firstDay, type IsoDate, isoDate, monthOf } from '../civil-date';
import type { Transaction } from '../entities';
import { dailyBalances } from '../trend/daily-balances';
import { forecast } from './forecast';
import { safeToSpend } from './safe-to-spend';

const USERS = Number(process.env['FORECAST_USERS'] ?? 16);
const SEED = 7;

const checking: CountedAccount = { ...account({ id: 'acc-1' }), balance: cents(8_000_00) };

const users = fc
  .sample(histories, { seed: SEED, numRuns: USERS })
  .map(({ habits, streams }) => [...habits, ...streams.flatMap(({ rows }) => rows)]);

/** The balance at the end of each day, computed without the forecast's own code. */
const balancesOf = (rows: readonly Transaction[]): Map<IsoDate, number> =>
  new Map(
    dailyBalances([checking], rows, STREAMS_TODAY).map(({ date, balance }) => [date, balance]),
  );

/** What somebody could have seen on that day. */
function known(rows: readonly Transaction[], asOf: IsoDate) {
  const balance = cents(balancesOf(rows).get(asOf) ?? 0);
  return {
    today: asOf,
    transactions: rows.filter(({ date }) => date <= asOf),
    accounts: [{ ...checking, balance }],
  };
}

const TESTED_DAYS_AGO = [90, 70, 45];

// Covers P3-B1-3.
describe('the forecasts of generated users', () => {
  it('contain 75 to 85 % of each user’s own past days, and print that share', () => {
    for (const rows of users) {
      const { share, days } = forecast({ transactions: rows, today: STREAMS_TODAY }, [checking])
        .calibration.backtest;
      expect(days).toBeGreaterThan(300);
      expect(share).toBeGreaterThanOrEqual(0.75);
      expect(share).toBeLessThanOrEqual(0.85);
    }
  });

  it('contain 75 to 85 % of days that they never saw', () => {
    let [inside, days] = [0, 0];
    for (const rows of users) {
      const actual = balancesOf(rows);
      for (const ago of TESTED_DAYS_AGO) {
        const then = known(rows, addDays(STREAMS_TODAY, -ago));
        for (const { date, low, high } of forecast(then, then.accounts).days) {
          const balance = actual.get(date);
          if (balance === undefined) continue;
          days += 1;
          if (balance >= low && balance <= high) inside += 1;
        }
      }
    }
    expect(inside / days).toBeGreaterThanOrEqual(0.75);
    expect(inside / days).toBeLessThanOrEqual(0.85);
  });

  // Covers P3-B2-3.
  it('call more safe to spend than there was in at most a tenth of cases', () => {
    const cases = users.flatMap((rows) => {
      const actual = balancesOf(rows);
      return TESTED_DAYS_AGO.map((ago) => {
        const then = known(rows, addDays(STREAMS_TODAY, -ago));
        const { amount, until } = safeToSpend(then)!;
        const allowed = [...actual].filter(([date]) => date >= then.today && date <= until);
        return amount > Math.min(...allowed.map(([, balance]) => balance));
      });
    });
    expect(cases.filter(Boolean).length / cases.length).toBeLessThanOrEqual(0.1);
  });
});

describe('forecast', () => {
  const today = isoDate('2025-06-10');
  const rent = [1, 2, 3, 4].map((ago) =>
    transaction({
      accountId: 'acc-1',
      merchant: 'Oak Street Homes',
      category: 'Rent',
      amount: cents(-900_00),
      date: firstDay(addMonths(monthOf(today), 1 - ago)),
    }),
  );
  const of = (rows: readonly Transaction[]) => forecast({ transactions: rows, today }, [checking]);
  const itemsOn = (rows: readonly Transaction[], date: string) =>
    of(rows).days.find((day) => day.date === date)?.items;

  // Covers P3-B1-2.
  it('has 90 days from tomorrow on, and its items add up to the cent', () => {
    for (const rows of users.slice(0, 5)) {
      const { balance, days } = forecast({ transactions: rows, today: STREAMS_TODAY }, [checking]);
      expect(days).toHaveLength(90);
      expect(days[0]?.date).toBe(addDays(STREAMS_TODAY, 1));
      days.forEach((day, index) => {
        const items = days.slice(0, index + 1).flatMap((each) => each.items);
        expect(day.expected - balance).toBe(sum(items.map(({ amount }) => amount)));
        expect(day.low).toBeLessThanOrEqual(day.expected);
        expect(day.high).toBeGreaterThanOrEqual(day.expected);
      });
    }
  });

  it('is the same for the same rows', () => {
    const [rows] = users;
    expect(of([...rows!])).toEqual(of([...rows!]));
  });

  it('expects a pending row tomorrow, and a row dated ahead on its own day', () => {
    const pending = transaction({ accountId: 'acc-1', pending: true, date: addDays(today, -1) });
    const ahead = transaction({ accountId: 'acc-1', merchant: 'Dentist', date: addDays(today, 9) });
    const rows = [...rent, pending, ahead];
    expect(itemsOn(rows, '2025-06-11')).toMatchObject([{ kind: 'pending', amount: -20_00 }]);
    expect(itemsOn(rows, '2025-06-19')).toMatchObject([{ kind: 'scheduled', name: 'Dentist' }]);
  });

  it.each([
    ['the day before', '2025-06-30', 1],
    ['five days before', '2025-06-26', 1],
    ['six days before', '2025-06-25', 2],
  ])('takes a rent that the user entered %s for the expected one', (_, date, times) => {
    const entered = { ...rent[0]!, id: 'entered', date: isoDate(date) };
    const names = of([...rent, entered])
      .days.slice(0, 30)
      .flatMap(({ items }) => items.map(({ name }) => name));
    expect(names.filter((name) => name === 'Oak Street Homes')).toHaveLength(times);
  });

  it('leaves out what moves between the accounts that it counts', () => {
    const moved = transaction({
      accountId: 'acc-1',
      date: addDays(today, 3),
      transfer: { id: 'other', accountId: 'acc-2' },
    });
    const savings: CountedAccount = { ...account({ id: 'acc-2' }), balance: ZERO };
    const both = forecast({ transactions: [moved], today }, [checking, savings]);
    expect(both.days.flatMap(({ items }) => items)).toEqual([]);
    expect(of([moved]).days.flatMap(({ items }) => items)).toHaveLength(1);
  });

  // Covers P3-B1-3.
  it('says that a short history was not measured', () => {
    expect(of(rent).calibration.backtest).toEqual({ share: null, days: 0 });
  });
});
