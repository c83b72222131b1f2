import { cents } from '@halyard/shared-contracts/money';
import { isoDate, netWorth } from '@halyard/shared-contracts/finance';
import { account, liability } from '@halyard/shared-contracts/testing';
import { sum } from '@halyard/shared-contracts/money';
import { accountRows } from '../account-rows';
import { accountGroups } from './account-groups';

const accounts = [
  account({ id: 'checking', balance: cents(400_00) }),
  account({ id: 'overdrawn', balance: cents(-50_00) }),
  account({ id: 'ira', type: 'retirement', balance: cents(9_000_00) }),
  account({ id: 'house', type: 'home', balance: cents(250_000_00) }),
];
const liabilities = [
  liability({ id: 'card', balance: cents(500_00) }),
  liability({ id: 'mortgage', type: 'mortgage', balance: cents(200_000_00) }),
  liability({ id: 'closed', type: 'auto_loan', balance: cents(70_00), closed: true }),
];
const owned = { accounts, liabilities };
const rows = accountRows({ ...owned, transactions: [], today: isoDate('2025-06-30') });

describe('accountGroups', () => {
  it('groups what is owned and owed, with subtotals that add up to the net worth', () => {
    const groups = accountGroups(rows, owned);
    expect(
      groups.map(({ name, rows: members, subtotal }) => [name, members.length, subtotal]),
    ).toEqual([
      ['Cash', 2, 400_00],
      ['Investments', 1, 9_000_00],
      ['Property', 1, 250_000_00],
      ['Cards', 1, -500_00],
      ['Loans', 2, -200_000_00],
    ]);
    expect(sum(groups.map(({ subtotal }) => subtotal))).toBe(netWorth(accounts, liabilities));
  });

  it('has only the given rows, in the given order', () => {
    const [overdrawn, card] = [rows[1]!, rows[4]!];
    const [cash, cards] = accountGroups([card, overdrawn, rows[0]!], owned);
    expect(cash?.rows.map(({ id }) => id)).toEqual(['overdrawn', 'checking']);
    expect(cards?.rows).toEqual([card]);
    expect(accountGroups([], owned)).toEqual([]);
  });
});
