import { demoHousehold } from '@halyard/shared-contracts/demo';
import {
  cashAccounts,
  type FinancialData,
  forecast,
  isoDate,
  recurringStreams,
  upcoming,
} from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import {
  account,
  financialData,
  randomUsers,
  transaction,
} from '@halyard/shared-contracts/testing';
import { upcomingView } from './cash-flow-view';
import { comingDays } from './coming-days';

const paymentsOf = ({ transactions, today }: FinancialData) =>
  upcoming(recurringStreams(transactions, today), today, 90);

function coming(data: FinancialData) {
  const { payments, own } = upcomingView(data.transactions, data.today, data.scheduled);
  const { days } = forecast(data, cashAccounts(data.accounts));
  return comingDays(days, payments, { own, today: data.today });
}

const rowsOf = (data: FinancialData) =>
  coming(data).flatMap(({ date, rows }) =>
    rows.map(({ name, amount, kind }) => [date, name, amount, kind]),
  );

const checking = account({ id: 'checking', type: 'checking', balance: cents(3_000_00) });

const bill = (accountId: string, days: readonly string[], more = {}) =>
  days.map((day) =>
    transaction({
      accountId,
      merchant: 'Landlord',
      category: 'Rent',
      amount: cents(-900_00),
      date: isoDate(day),
      ...more,
    }),
  );

const MONTHS = ['2025-03-10', '2025-04-10', '2025-05-10', '2025-06-10'];

const withBills = (transactions: FinancialData['transactions'], today = '2025-06-30') =>
  financialData({ accounts: [checking], transactions, today: isoDate(today) });

const USERS = [['sample', demoHousehold()] as const, ...randomUsers(30)];

// Covers P3-B1-5.
describe('comingDays', () => {
  it('has a bill of cash once, on the date and with the amount of both lists', () => {
    expect(rowsOf(withBills(bill('checking', MONTHS)))).toEqual(
      ['2025-07-10', '2025-08-10', '2025-09-10'].map((date) => [date, 'Landlord', -900_00, 'bill']),
    );
  });

  it('lists a bill on a card, which does not change cash on that day', () => {
    const rows = rowsOf(withBills(bill('card', MONTHS)));
    expect(rows[0]).toEqual(['2025-07-10', 'Landlord', -900_00, 'elsewhere']);
    expect(rows).toHaveLength(3);
  });

  it('has a bill that is due today once, on the day of the forecast', () => {
    const rows = rowsOf(withBills(bill('checking', MONTHS.slice(0, 3)), '2025-06-10'));
    expect(rows.map(([date]) => date)).toEqual(['2025-06-11', '2025-07-10', '2025-08-10']);
  });

  it('has the row that is dated ahead instead of the payment that it stands for', () => {
    const ahead = bill('checking', ['2025-07-12'], { amount: cents(-950_00) });
    const rows = rowsOf(withBills([...bill('checking', MONTHS), ...ahead]));
    expect(rows.slice(0, 2)).toEqual([
      ['2025-07-12', 'Landlord', -950_00, 'scheduled'],
      ['2025-08-10', 'Landlord', -900_00, 'bill'],
    ]);
  });

  it('lists payments without a forecast, and no balance', () => {
    const [day] = comingDays([], paymentsOf(withBills(bill('checking', MONTHS))));
    expect(day).toMatchObject({ date: '2025-07-10', expected: null, rows: [{ kind: 'bill' }] });
  });

  it.each(USERS)('has every item of the forecast and every payment of %s once', (_, data) => {
    const { days } = forecast(data, cashAccounts(data.accounts));
    const rows = coming(data).flatMap((day) => day.rows);
    const paired = rows.flatMap(({ payment }) => payment ?? []);
    expect(new Set(paired).size).toBe(paired.length);
    expect(paired).toHaveLength(paymentsOf(data).length);
    for (const { date, items: own } of days) {
      const listed = coming(data).find((day) => day.date === date)?.rows ?? [];
      expect(listed).toEqual(
        expect.arrayContaining(
          own
            .filter(({ kind }) => kind !== 'everyday')
            .map((item) => expect.objectContaining(item)),
        ),
      );
    }
  });

  it.each(USERS)('has the bills and paydays of %s in cash as both lists have them', (_, data) => {
    const cash = new Set(cashAccounts(data.accounts).map(({ id }) => id));
    for (const { rows, date } of coming(data)) {
      for (const { payment, amount, kind } of rows) {
        if (!payment || !cash.has(payment.stream.accountId) || kind === 'saving') continue;
        expect([kind, date, Math.abs(amount)]).toEqual([
          payment.stream.direction === 'in' ? 'income' : 'bill',
          payment.date,
          payment.amount,
        ]);
      }
    }
  });

  // Covers P3-B1-6, P3-B1-7.
  it.each([
    ['of cash', 'checking', '2025-07-04', '2025-07-04', 'scheduled'],
    ['that is due already', 'checking', '2025-06-28', '2025-07-01', 'scheduled'],
    ['of a card', 'card', '2025-07-04', '2025-07-04', 'elsewhere'],
  ])('has an item %s once', (_, accountId, date, shown, kind) => {
    const dentist = { id: 'item', name: 'Dentist', amount: cents(-120_00), date: isoDate(date) };
    const data = financialData({
      accounts: [checking, account({ id: 'card', type: 'other', balance: cents(0) })],
      scheduled: [{ ...dentist, rhythm: 'once', ends: null, accountId }],
      today: isoDate('2025-06-30'),
    });
    expect(rowsOf(data)).toEqual([[shown, 'Dentist', -120_00, kind]]);
  });

  it('has an item instead of the bill of its amount that it announces', () => {
    const item = {
      id: 'item',
      name: 'July rent',
      amount: cents(-900_00),
      date: isoDate('2025-07-12'),
    };
    const data = {
      ...withBills(bill('checking', MONTHS)),
      scheduled: [{ ...item, rhythm: 'once' as const, ends: null, accountId: null }],
    };
    expect(rowsOf(data).map(([date, name]) => [date, name])).toEqual([
      ['2025-07-12', 'July rent'],
      ['2025-08-10', 'Landlord'],
      ['2025-09-10', 'Landlord'],
    ]);
  });
});
