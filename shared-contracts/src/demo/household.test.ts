import {
  budgetLines,
  budgetMonth,
  type Category,
  inMonth,
  isoMonth,
  lastDay,
  monthsWithData,
  NOTIFICATION_TYPES,
  recommendedActions,
  referenceMonth,
  sidebarGroups,
  type FinancialData,
} from '../finance';
import { MONTHS } from './balances';
import { demoHousehold } from './household';

const demo: FinancialData = demoHousehold();
const june = isoMonth('2025-06');
const find = (id: string) => [...demo.accounts, ...demo.liabilities].find((h) => h.id === id);

/** These are the categories of the specification and three more that the rows of every bank need. */
const SPECIFIED: readonly Category[] = [
  'Rent',
  'Groceries',
  'Dining Out',
  'Gas',
  'Transportation',
  'Auto Loan',
  'Student Loan',
  'Utilities',
  'Phone',
  'Internet',
  'Subscriptions',
  'Shopping',
  'Salary',
  'Income',
  'Savings',
  'Investments',
  'Transfer',
  'Auto Insurance',
  'Entertainment',
  'Travel',
  'Other',
];

describe('the demo household as a dataset', () => {
  //
  it('returns the same data at every call', () => {
    expect(demoHousehold()).toEqual(demo);
  });

  // Covers P1-7-23, P2-1-2, R-4.3.
  it('covers January to June 2025 with about 34 transactions a month, newest first', () => {
    expect(monthsWithData(demo.transactions)).toEqual([...MONTHS].reverse());
    expect(demo.transactions).toHaveLength(211);
    for (const month of MONTHS) {
      expect(inMonth(demo.transactions, month).length).toBeGreaterThanOrEqual(33);
      expect(inMonth(demo.transactions, month).length).toBeLessThanOrEqual(36);
    }
    const dates = demo.transactions.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(demo.today).toBe(lastDay(june));
    expect(referenceMonth(demo.transactions, isoMonth('2099-01'))).toBe(june);
  });

  // Covers P1-2.8-14, R-4.3.
  it('uses every category of the specification, each id once, and only accounts it has', () => {
    const used = new Set(demo.transactions.map((t) => t.category));
    expect(used).toEqual(new Set(SPECIFIED));
    expect(new Set(demo.transactions.map((t) => t.id)).size).toBe(demo.transactions.length);
    for (const { accountId } of demo.transactions) expect(find(accountId)).toBeDefined();
    for (const { accountId } of demo.notifications) {
      if (accountId !== null) expect(find(accountId)).toBeDefined();
    }
  });

  //
  it('has one account of each asset type and the debts the sidebar labels', () => {
    expect(demo.accounts.map(({ type }) => type)).toEqual([
      'checking',
      'savings',
      'brokerage',
      'retirement',
      'crypto',
    ]);
    const labels = sidebarGroups(demo.accounts, demo.liabilities)
      .filter(({ rows }) => rows.length > 0)
      .map(({ group, rows }) => [group, rows.map(({ label }) => label)]);
    expect(labels).toEqual([
      ['CASH', ['Checking', 'Savings']],
      ['CREDIT', ['Visa']],
      ['LOANS', ['Student Loan', 'Auto Loan']],
      ['TRACKING', ['Brokerage', 'IRA', 'Crypto']],
    ]);
  });

  // Covers P2-3-3, R-4.7, R-4.8.
  it('has a policy of each type with one not active, and eight notifications of all types', () => {
    expect(demo.policies.map(({ type }) => type).sort()).toEqual([
      'mortgage',
      'term_life',
      'whole_life',
    ]);
    expect(demo.policies.filter(({ status }) => status !== 'active')).toHaveLength(1);
    expect(demo.notifications).toHaveLength(8);
    expect(new Set(demo.notifications.map(({ type }) => type))).toEqual(
      new Set(NOTIFICATION_TYPES),
    );
    const dates = demo.notifications.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});

describe('the demo household shows every state', () => {
  it('has every budget status in June', () => {
    const statuses = budgetLines(budgetMonth(demo.budget, demo.transactions, june)).map(
      (l) => l.status,
    );
    expect(new Set(statuses)).toEqual(
      new Set(['over', 'nearly', 'on_track', 'funded', 'available']),
    );
  });

  it('has all three kinds of wealth plan advice', () => {
    expect(recommendedActions(demo).map(({ kind }) => kind)).toEqual([
      'emergency_fund',
      'pay_debt',
      'invest_more',
    ]);
  });
});
