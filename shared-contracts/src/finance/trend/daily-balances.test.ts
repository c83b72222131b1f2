import fc from 'fast-check';
import { cents, subtract, sum } from '../../money';
import { account, transaction } from '../../testing/builders';
import { balanceThat } from '../account/totals';
import { addDays, isoDate } from '../civil-date';
import { cashAccounts, dailyBalances } from './daily-balances';
import { countOf } from '../../testing/thorough';

const today = isoDate('2025-06-15');
const checking = account({ id: 'checking', type: 'checking', balance: cents(100_00) });

const row = (date: string, amount: number, more = {}) =>
  transaction({ accountId: 'checking', date: isoDate(date), amount: cents(amount), ...more });

const balances = (rows: ReturnType<typeof row>[]) =>
  dailyBalances([{ id: 'checking', balance: cents(100_00) }], rows, today).map(
    ({ date, balance }) => [date.slice(5), balance],
  );

describe('dailyBalances', () => {
  it('is the balance at the end of each day since the first transaction', () => {
    expect(balances([row('2025-06-15', -30_00), row('2025-06-13', 5_00)])).toEqual([
      ['06-13', 130_00],
      ['06-14', 130_00],
      ['06-15', 100_00],
    ]);
  });

  it.each([
    ['pending', row('2025-06-14', -1_00, { pending: true })],
    ['dated tomorrow', row('2025-06-16', -1_00)],
    ['of another account', row('2025-06-14', -1_00, { accountId: 'savings' })],
  ])('leaves out a row that is %s', (_name, left) => {
    expect(balances([left])).toEqual([['06-15', 100_00]]);
  });

  it('sums the cash accounts that count, and nothing else', () => {
    const accounts = [
      checking,
      account({ id: 'euro', type: 'savings', currency: 'EUR' }),
      account({ id: 'closed', type: 'savings', closed: true }),
      account({ id: 'broker', type: 'brokerage' }),
    ];
    expect(cashAccounts(accounts).map(({ id }) => id)).toEqual(['checking']);
  });

  it('ends with the cash of the wealth plan and explains every step by rows', () => {
    const movement = fc.record({
      day: fc.integer({ min: 0, max: 800 }),
      amount: fc.integer({ min: -1e8, max: 1e8 }),
      at: fc.constantFrom('checking', 'savings'),
    });
    const accounts = [checking, account({ id: 'savings', type: 'savings', balance: cents(7) })];
    fc.assert(
      fc.property(fc.array(movement), (movements) => {
        const rows = movements.map(({ day, amount, at }) =>
          row(addDays(today, -day), amount, { accountId: at }),
        );
        const days = dailyBalances(cashAccounts(accounts), rows, today);
        expect(days.at(-1)).toEqual({ date: today, balance: balanceThat(accounts, 'isCash') });
        days.slice(1).forEach(({ date, balance }, index) => {
          const moved = sum(rows.flatMap((each) => (each.date === date ? [each.amount] : [])));
          expect(subtract(balance, days[index]!.balance)).toBe(moved);
        });
      }),
      { numRuns: countOf({ usual: 15, thorough: 400 }) },
    );
  });
});
