import { cents } from '../../money';
import { account, liability } from '../../testing/builders';
import type { Account, Liability } from '../entities';
import { SIDEBAR_GROUPS, type SidebarGroupName } from './account-types';
import { sidebarGroups } from './sidebar-groups';

const placesOf = (accounts: Account[], liabilities: Liability[]) =>
  sidebarGroups(accounts, liabilities).flatMap(({ group, rows }) =>
    rows.map(({ label, balance }) => [group, label, balance]),
  );

describe('sidebarGroups', () => {
  it('shows every group in order, empty or not', () => {
    expect(sidebarGroups([], [])).toEqual(SIDEBAR_GROUPS.map((group) => ({ group, rows: [] })));
  });

  // Covers P1-7-34, P1-7-35, P1-7-37, P3-C6-1, R-5.9, R-6.5.
  it.each<[Account['type'], string, SidebarGroupName, string]>([
    ['checking', 'Everyday Checking', 'CASH', 'Checking'],
    ['checking', 'EVERYDAY CHECKING', 'CASH', 'Checking'],
    ['savings', 'Rainy Day Savings', 'CASH', 'Savings'],
    ['savings', 'Money Market', 'CASH', 'Money Market'],
    ['brokerage', 'Individual', 'TRACKING', 'Brokerage'],
    ['retirement', 'Roth IRA', 'TRACKING', 'IRA'],
    ['retirement', 'Acme 401k', 'TRACKING', '401(k)'],
    ['retirement', 'My 401(k)', 'TRACKING', '401(k)'],
    ['retirement', 'Teachers Pension', 'TRACKING', 'Teachers Pension'],
    ['retirement', 'Piranha Retirement', 'TRACKING', 'Piranha Retirement'],
    ['crypto', 'Wallet', 'TRACKING', 'Crypto'],
    ['other', 'Gift card', 'TRACKING', 'Gift card'],
    ['cash', 'Wallet', 'CASH', 'Wallet'],
    ['home', '12 Elm Street', 'TRACKING', '12 Elm Street'],
    ['vehicle', 'Our car', 'TRACKING', 'Our car'],
    ['valuables', 'Ring', 'TRACKING', 'Ring'],
    ['business', 'Studio', 'TRACKING', 'Studio'],
  ])('puts a %s account named %s into %s as %s', (type, name, group, label) => {
    const asset = account({ type, name, balance: cents(-5) });
    expect(placesOf([asset], [])).toEqual([[group, label, -5]]);
    expect(placesOf([{ ...asset, closed: true }], [])).toEqual([['CLOSED', name, -5]]);
  });

  // Covers P1-3-9, P1-7-36.
  it.each<[Liability['type'], string, SidebarGroupName, string]>([
    ['credit_card', 'Travel VISA', 'CREDIT', 'Visa'],
    ['credit_card', 'Travel Card', 'CREDIT', 'Credit Card'],
    ['student_loan', 'Visa education', 'LOANS', 'Student Loan'],
    ['auto_loan', 'Car', 'LOANS', 'Auto Loan'],
    ['mortgage', 'House', 'LOANS', 'Mortgage'],
    ['loan', 'Line of credit', 'LOANS', 'Loan'],
    ['business_debt', 'Studio', 'LOANS', 'Business Debt'],
    ['taxes', 'IRS', 'LOANS', 'Taxes'],
    ['short_term', 'Pay later', 'LOANS', 'Short-Term Loan'],
  ])('puts a %s debt named %s into %s as %s, negated', (type, name, group, label) => {
    const debt = liability({ type, name, balance: cents(700) });
    expect(placesOf([], [debt])).toEqual([[group, label, -700]]);
    expect(placesOf([], [{ ...debt, closed: true }])).toEqual([['CLOSED', name, -700]]);
  });

  //
  it('gives rows with the same label their own names', () => {
    const [studio, personal, rainy] = ['Studio Checking', 'Personal Checking', 'Rainy Day Savings'];
    const cash = [
      account({ type: 'checking', name: studio }),
      account({ type: 'checking', name: personal }),
      account({ type: 'savings', name: rainy }),
    ];
    const cards = [liability({ name: 'Travel Visa' }), liability({ name: 'Old Visa' })];
    expect(placesOf(cash, cards).map(([, label]) => label)).toEqual([
      studio,
      personal,
      'Savings',
      'Travel Visa',
      'Old Visa',
    ]);
  });

  it('keeps an unknown balance unknown', () => {
    expect(placesOf([], [liability({ balance: null })])).toEqual([['CREDIT', 'Visa', null]]);
  });
});
