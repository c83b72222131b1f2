import { addDays, isoDate, type Transaction } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { transaction } from '@halyard/shared-contracts/testing/builders';
import { transferCandidates } from './transfer-candidates';

const DAY = isoDate('2025-06-15');
const row = transaction({ accountId: 'a', date: DAY, amount: cents(-500) });
const other = (id: string, days: number, part: Partial<Transaction> = {}) =>
  transaction({ id, accountId: 'b', date: addDays(DAY, days), amount: cents(500), ...part });

describe('transferCandidates', () => {
  it('lists the five nearest rows of the opposite amount', () => {
    const rows = [9, -1, 4, 30, 2, -60].map((days) => other(`${days}`, days));
    expect(transferCandidates(row, rows).map(({ id }) => id)).toEqual(['-1', '2', '4', '9', '30']);
  });

  it.each<[string, Partial<Transaction>]>([
    ['another amount', { amount: cents(501) }],
    ['the same account', { accountId: 'a' }],
    ['a link of its own', { transfer: { id: 'x', accountId: 'c' } }],
  ])('leaves out a row with %s', (_, part) => {
    expect(transferCandidates(row, [other('o', 1, part)])).toEqual([]);
  });
});
