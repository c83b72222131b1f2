import { cents } from '../../money';
import { account, transaction } from '../../testing/builders';
import type { Account, Transaction } from '../entities';
import { addDays, type IsoDate, isoDate } from '../civil-date';
import type { ScheduledItem } from '../schedule/scheduled-item';
import { cashAccounts } from '../trend/daily-balances';
import { forecast } from './forecast';
import { safeToSpend } from './safe-to-spend';

const today = isoDate('2025-06-10');

const checking = (part: Partial<Account> = {}) =>
  account({ id: 'acc-1', balance: cents(1_000_00), ...part });

const paid = (merchant: string, amount: number, dates: readonly string[], accountId = 'acc-1') =>
  dates.map((date) =>
    transaction({
      merchant,
      accountId,
      amount: cents(amount),
      category: amount > 0 ? 'Salary' : 'Insurance',
      date: isoDate(date),
    }),
  );

interface Case {
  readonly accounts?: readonly Account[];
  readonly rows?: readonly Transaction[];
  readonly scheduled?: readonly ScheduledItem[];
}

function of({ accounts = [checking()], rows = [], scheduled = [] }: Case) {
  const known = { today, accounts, transactions: rows, scheduled, goals: [], buffer: cents(0) };
  return { found: forecast(known, cashAccounts(accounts)), safe: safeToSpend(known) };
}

const itemsOf = (given: Case, until: IsoDate = addDays(today, 90)) =>
  of(given).found.days.flatMap(({ date, items }) =>
    date > until ? [] : items.map(({ name, amount }) => `${date} ${name} ${amount}`),
  );

// Covers P3-B1-2, P3-B2-1, P3-B2-5.
describe('a forecast of a difficult case', () => {
  it('after one week of history has a band around the balance, and calls nothing safe', () => {
    const rows = paid('Diner', -30_00, ['2025-06-03', '2025-06-05', '2025-06-08']);
    const { found, safe } = of({ rows });
    expect(safe).toBeNull();
    expect(found.calibration.backtest.share).toBeNull();
    expect(found.days.every(({ low, expected, high }) => low < expected && expected < high)).toBe(
      true,
    );
  });

  it('begins at a balance below zero', () => {
    const rows = paid('Diner', -30_00, ['2025-04-10', '2025-06-05']);
    const { found, safe } = of({ accounts: [checking({ balance: cents(-50_00) })], rows });
    expect(found.balance).toBe(-50_00);
    expect(safe?.shortage).toMatchObject({ kind: 'overdrawn', date: today });
  });

  it('leaves out an account and rows in another currency, and a closed account', () => {
    const euro = checking({ id: 'euro', currency: 'EUR', balance: cents(9_000_00) });
    const closed = checking({ id: 'closed', closed: true, balance: cents(7_000_00) });
    const rows = [
      ...paid('Berlin', -900_00, ['2025-03-12', '2025-04-12', '2025-05-12'], 'euro').map((row) => ({
        ...row,
        currency: 'EUR',
      })),
      ...paid('Old Gym', -90_00, ['2025-03-12', '2025-04-12', '2025-05-12'], 'closed'),
    ];
    const given = { accounts: [checking(), euro, closed], rows };
    expect(of(given).found.balance).toBe(1_000_00);
    expect(itemsOf(given)).toEqual([]);
  });

  it('expects a payday that moved on its new days', () => {
    const before = ['2025-03-07', '2025-03-21', '2025-04-04', '2025-04-18'];
    const after = ['2025-05-09', '2025-05-23', '2025-06-06'];
    const dates = [...before, ...after];
    expect(itemsOf({ rows: paid('Acme', 1_500_00, dates) }, addDays(today, 20))).toEqual([
      '2025-06-20 Acme 150000',
    ]);
  });

  it('expects a yearly bill that is due tomorrow once', () => {
    const rows = paid('State Farm', -600_00, ['2024-06-11', '2023-06-11']);
    const chosen = rows.map((row) => ({ ...row, rhythm: 'yearly' as const }));
    expect(itemsOf({ rows: chosen })).toEqual(['2025-06-11 State Farm -60000']);
    expect(of({ rows: chosen }).safe?.parts.at(-1)).toMatchObject({ amount: -600_00 });
  });

  it('expects the payment of a card that is paid in full, and no purchase on it', () => {
    const months = ['2025-02-15', '2025-03-15', '2025-04-15', '2025-05-15'];
    const payments = paid('Visa Card', -400_00, months).map((row) => ({
      ...row,
      category: 'Transfer' as const,
    }));
    const rows = [...payments, ...paid('Sofa Store', -390_00, months, 'card')];
    expect(itemsOf({ rows }, addDays(today, 10))).toEqual(['2025-06-15 Visa Card -40000']);
  });

  it('of an account that stopped syncing months ago expects no pay', () => {
    const dates = ['2025-01-10', '2025-01-24', '2025-02-07', '2025-02-21'];
    expect(itemsOf({ rows: paid('Acme', 1_500_00, dates) })).toEqual([]);
  });
});
