import { Bank } from './bank';
import type { Item, Row } from './item';
import { currentRows, record } from './ledger';
import { cachePerStep } from './cache-per-step';
import { emptyState } from './state';

const ROW: Row = {
  id: 'row-1',
  accountId: 'acc-1',
  amount: 5,
  currency: 'USD',
  description: 'Shop',
  transacted: '2026-11-20',
  posted: '2026-11-20',
  pending: false,
  pendingId: null,
  inOpeningBalance: true,
};

describe('a result that is cached per step', () => {
  let bank: Bank;
  let item: Item;
  let times = 0;
  const count = cachePerStep((each) => {
    times += 1;
    return currentRows(each).length;
  });

  beforeEach(() => {
    bank = new Bank(emptyState('seed'), () => new Date(2026, 10, 20, 12), 'at-once');
    item = bank.openItem({
      user: { override_accounts: [] },
      institutionId: 'ins_109508',
      products: ['transactions'],
      webhook: null,
      daysRequested: null,
      accountIndexes: null,
      dynamic: false,
    });
    times = 0;
  });

  it('is computed once while nothing changes', () => {
    record(item, [{ id: ROW.id, row: ROW }]);
    expect([count(item), count(item), count(item)]).toEqual([1, 1, 1]);
    expect(times).toBe(1);
  });

  it('is computed again after each change of the rows', () => {
    expect(count(item)).toBe(0);
    record(item, [{ id: ROW.id, row: ROW }]);
    expect(count(item)).toBe(1);
    record(item, [{ id: ROW.id, row: null }]);
    expect(count(item)).toBe(0);
  });

  it('is computed again after the Item was removed', () => {
    record(item, [{ id: ROW.id, row: ROW }]);
    expect(count(item)).toBe(1);
    bank.remove(item);
    expect(count(item)).toBe(0);
  });
});
