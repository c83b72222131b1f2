import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { transaction } from '@halyard/shared-contracts/testing';
import { balanceHistory } from './balance-history';

const TODAY = isoDate('2025-06-20');
const at = (date: string, amount: number, pending = false) =>
  transaction({ date: isoDate(date), amount: cents(amount), pending });

describe('balanceHistory', () => {
  it('subtracts the transactions after each month', () => {
    const rows = [at('2025-06-01', -500), at('2025-05-31', 2_000), at('2025-04-10', -100)];
    expect(balanceHistory(cents(10_000), rows, TODAY)).toEqual([
      { month: '2025-04', balance: 8_500 },
      { month: '2025-05', balance: 10_500 },
      { month: '2025-06', balance: 10_000 },
    ]);
  });

  it('works the same for a debt, whose balance is below zero', () => {
    const rows = [at('2025-06-02', -3_000), at('2025-05-05', 1_000)];
    expect(balanceHistory(cents(-5_000), rows, TODAY)[0]).toEqual({
      month: '2025-05',
      balance: -2_000,
    });
  });

  it('leaves pending rows out', () => {
    const rows = [at('2025-06-19', -700, true), at('2025-05-05', 1_000)];
    expect(balanceHistory(cents(0), rows, TODAY)[0]?.balance).toBe(0);
  });

  it('has only today without transactions', () => {
    expect(balanceHistory(cents(1), [], TODAY)).toEqual([{ month: '2025-06', balance: 1 }]);
  });

  it.each([
    ['2024-07-01', 12],
    ['2024-06-30', 12],
    ['2024-08-01', 11],
  ])('goes back at most a year (first transaction %s)', (date, months) => {
    expect(balanceHistory(cents(0), [at(date, -1)], TODAY)).toHaveLength(months);
  });
});
