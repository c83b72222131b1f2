import { demoHousehold } from '../../demo';
import { cents, sum, ZERO } from '../../money';
import { account, transaction } from '../../testing/builders';
import { cashUsers } from '../../testing/cash-users';
import { STREAMS_TODAY } from '../../testing/recurring-streams';
import type { CountedAccount } from '../account/counted';
import { addDays, addMonths, firstDay, isoDate, monthOf } from '../civil-date';
import type { Transaction } from '../entities';
import { cashAccounts } from '../trend/daily-balances';
import { recurringStreams } from '../recurring/streams';
import { upcoming } from '../recurring/upcoming';
import type { ScheduledItem } from '../schedule/scheduled-item';
import { forecast } from './forecast';

const checking: CountedAccount = { ...account({ id: 'acc-1' }), balance: cents(8_000_00) };

const users = cashUsers(5).map(({ rows }) => [...rows]);

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
  const of = (rows: readonly Transaction[], scheduled: readonly ScheduledItem[] = []) =>
    forecast({ transactions: rows, today, accounts: [checking], scheduled }, [checking]);
  const itemsOn = (rows: readonly Transaction[], date: string) =>
    of(rows).days.find((day) => day.date === date)?.items;

  // Covers P3-B1-2.
  it('has 90 days from tomorrow on, and its items add up to the cent', () => {
    for (const rows of users) {
      const { balance, days } = forecast(
        { transactions: rows, today: STREAMS_TODAY, accounts: [checking], scheduled: [] },
        [checking],
      );
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

  // Covers P3-B1-3.
  it('prints a rate of 75 to 85 % for the sample, too, whose months are calm', () => {
    const sample = demoHousehold();
    const { backtest } = forecast(sample, cashAccounts(sample.accounts)).calibration;
    expect(backtest.share).toBeGreaterThanOrEqual(0.75);
    expect(backtest.share).toBeLessThanOrEqual(0.85);
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
  ])('treats a rent that the user entered %s as the expected one', (_, date, times) => {
    const entered = { ...rent[0]!, id: 'entered', date: isoDate(date) };
    const names = of([...rent, entered])
      .days.slice(0, 30)
      .flatMap(({ items }) => items.map(({ name }) => name));
    expect(names.filter((name) => name === 'Oak Street Homes')).toHaveLength(times);
  });

  const own: ScheduledItem = {
    id: 'own',
    name: 'Car repair',
    amount: cents(-700_00),
    date: isoDate('2025-06-19'),
    rhythm: 'once',
    ends: null,
    accountId: null,
  };
  const namesOf = (rows: readonly Transaction[], scheduled: readonly ScheduledItem[]) =>
    of(rows, scheduled).days.flatMap(({ date, items }) =>
      items.map(({ name, kind }) => `${date} ${kind} ${name}`),
    );

  // Covers P3-B1-6.
  it('has the user’s own items on their days', () => {
    const pay = { ...own, id: 'pay', name: 'New job', amount: cents(900_00), rhythm: 'monthly' };
    expect(namesOf([], [own, pay as ScheduledItem])).toEqual([
      '2025-06-19 scheduled Car repair',
      '2025-06-19 income New job',
      '2025-07-19 income New job',
      '2025-08-19 income New job',
    ]);
  });

  it.each([
    ['2025-06-05', ['2025-06-11 scheduled Car repair']],
    ['2025-06-04', []],
  ])('expects an unpaid item of %s tomorrow until its days of grace are over', (date, names) => {
    expect(namesOf([], [{ ...own, date: isoDate(date) }])).toEqual(names);
  });

  // Covers P3-B1-7.
  it('drops an item that a row pays, and a bill that an item announces', () => {
    const paid = transaction({
      accountId: 'acc-1',
      amount: cents(-700_00),
      pending: true,
      date: today,
    });
    expect(namesOf([paid], [{ ...own, date: isoDate('2025-06-12') }])).toEqual([
      '2025-06-11 pending Corner Market',
    ]);
    const rentItem = { ...own, name: 'Oak Street Homes', date: isoDate('2025-06-29') };
    const first = namesOf(rent, [rentItem]).filter((name) => name < '2025-07-20');
    expect(first).toEqual(['2025-06-29 scheduled Oak Street Homes']);
  });

  it('has an item of one account only in the forecast of that account', () => {
    const savings: CountedAccount = { ...account({ id: 'acc-2', type: 'savings' }), balance: ZERO };
    const accounts = [checking, savings];
    const of1 = (held: CountedAccount, accountId: string | null) =>
      forecast({ transactions: [], today, accounts, scheduled: [{ ...own, accountId }] }, [
        held,
      ]).days.flatMap(({ items }) => items).length;
    expect([of1(checking, 'acc-2'), of1(savings, 'acc-2')]).toEqual([0, 1]);
    expect([of1(checking, null), of1(savings, null)]).toEqual([1, 0]);
    expect([of1(checking, 'gone'), of1(savings, 'gone')]).toEqual([1, 0]);
  });

  it('leaves out transfers between the accounts that it counts', () => {
    const moved = transaction({
      accountId: 'acc-1',
      date: addDays(today, 3),
      transfer: { id: 'other', accountId: 'acc-2' },
    });
    const savings: CountedAccount = { ...account({ id: 'acc-2' }), balance: ZERO };
    const both = forecast(
      { transactions: [moved], today, accounts: [checking, savings], scheduled: [] },
      [checking, savings],
    );
    expect(both.days.flatMap(({ items }) => items)).toEqual([]);
    expect(of([moved]).days.flatMap(({ items }) => items)).toHaveLength(1);
  });

  const pay = ['2025-03-28', '2025-04-11', '2025-04-25', '2025-05-09'].map((date) =>
    transaction({
      accountId: 'acc-1',
      merchant: 'Acme Payroll',
      category: 'Salary',
      amount: cents(1_500_00),
      date: isoDate(date),
    }),
  );
  const payDaysSeenOn = (day: string) =>
    forecast({ transactions: pay, today: isoDate(day), accounts: [checking], scheduled: [] }, [
      checking,
    ]).days.flatMap(({ date, items }) =>
      items.filter(({ kind }) => kind === 'income').map(() => date),
    );

  // Covers P3-B1-8.
  it('expects pay until it is missed, and never expects pay that stopped', () => {
    expect(payDaysSeenOn('2025-05-26').slice(0, 2)).toEqual(['2025-05-27', '2025-06-06']);
    expect(payDaysSeenOn('2025-05-27')).toEqual([]);
    const listedOn = (day: string) => {
      const now = isoDate(day);
      return upcoming(recurringStreams(pay, now), now).map(({ date }) => date);
    };
    expect(listedOn('2025-05-26')[0]).toBe('2025-06-06');
    expect(listedOn('2025-05-27')).toEqual([]);
  });

  // Covers P3-B1-9.
  it('has a band that one large purchase does not widen for months', () => {
    const widthWith = (amount: number) => {
      const meals = Array.from({ length: 100 }, (_, ago) =>
        transaction({
          accountId: 'acc-1',
          merchant: `Diner ${'x'.repeat(ago + 1)}`,
          date: addDays(today, -ago),
          amount: cents(ago === 30 ? -amount : -10_00 - 5_00 * (ago % 3)),
        }),
      );
      const { low, high } = of(meals).days[29]!;
      return high - low;
    };
    expect(widthWith(6_000_00)).toBeLessThan(60_00_00 / 4);
    expect(widthWith(6_000_00)).toBeGreaterThan(widthWith(10_00));
  });

  // Covers P3-B1-3.
  it('has no measured share for a short history', () => {
    expect(of(rent).calibration.backtest).toEqual({ share: null, days: 0 });
  });
});
