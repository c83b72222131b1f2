import { demoHousehold } from '@halyard/shared-contracts/demo';
import { totalAssets } from '@halyard/shared-contracts/finance';
import { cents, sum } from '@halyard/shared-contracts/money';
import { account } from '@halyard/shared-contracts/testing';
import { assetsView } from './assets-view';

describe('assetsView', () => {
  it('sums the sample as every other screen does', () => {
    const { accounts } = demoHousehold();
    const { total, rows, counted } = assetsView(accounts);
    expect(total).toBe(totalAssets(accounts));
    expect(rows).toHaveLength(5);
    expect(counted).toBe(5);
  });

  it('splits the total by type, largest first, to the cent', () => {
    const { total, shares } = assetsView(demoHousehold().accounts);
    expect(shares.map(({ name }) => name)).toEqual([
      'Retirement',
      'Brokerage',
      'Savings',
      'Checking',
      'Crypto',
    ]);
    expect(sum(shares.map(({ amount }) => amount))).toBe(total);
  });

  it('lists the largest first and rows outside the total last', () => {
    const { rows, total, counted } = assetsView([
      account({ id: 'overdrawn', balance: cents(-5) }),
      account({ id: 'small', balance: cents(1) }),
      account({ id: 'closed', balance: cents(900), closed: true }),
      account({ id: 'large', balance: cents(2) }),
      account({ id: 'unknown', balance: null }),
    ]);
    expect(rows.map(({ id }) => id)).toEqual(['large', 'small', 'closed', 'unknown', 'overdrawn']);
    expect(total).toBe(3);
    expect(counted).toBe(2);
  });

  it('has nothing to split without accounts', () => {
    expect(assetsView([])).toEqual({ total: 0, rows: [], shares: [], counted: 0 });
  });
});
