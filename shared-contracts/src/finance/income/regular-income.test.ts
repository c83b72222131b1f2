import { cents } from '../../money';
import { financialData, transaction } from '../../testing/builders';
import type { Category } from '../category';
import { isoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { mapCategory } from '../bank/category';
import { annualIncome } from './annual-income';
import { regularIncome } from './regular-income';

const MONTHS = ['2025-01', '2025-02', '2025-03', '2025-04', '2025-05', '2025-06'];

const paid = (merchant: string, category: Category, date: string, amount: number) =>
  transaction({ merchant, category, date: isoDate(date), amount: cents(amount) });

const monthly = (merchant: string, category: Category, day: string, amount: number) =>
  MONTHS.map((month) => paid(merchant, category, `${month}-${day}`, amount));

const biweekly = (merchant: string, amount: number) =>
  ['03-07', '03-21', '04-04', '04-18', '05-02', '05-16', '05-30', '06-13', '06-27'].map((day) =>
    paid(merchant, 'Salary', `2025-${day}`, amount),
  );

const rent = monthly('Landlord', 'Rent', '02', -1_000_00);

const invoices = [
  paid('Northwind', 'Income', '2025-01-03', 4_000_00),
  paid('Fabrikam', 'Income', '2025-02-19', 1_200_00),
  paid('Northwind', 'Income', '2025-02-26', 700_00),
  paid('Contoso', 'Income', '2025-04-02', 9_000_00),
  paid('Fabrikam', 'Income', '2025-05-28', 2_600_00),
];

const retiree = [
  ...monthly('Social Security', 'Benefits', '11', 1_911_00),
  ...monthly('Teachers Pension', 'Pension', '01', 850_00),
];
const family = [
  ...biweekly('Acme Studio', 2_000_00),
  ...monthly('City School', 'Salary', '25', 3_100_00),
];

const of = (transactions: Transaction[]) => regularIncome(financialData({ transactions }));
const rowsOf = (transactions: Transaction[]) =>
  of(transactions).sources.map(({ name, cadence, amount, yearly }) => [
    name,
    cadence,
    amount,
    yearly,
  ]);

describe('regularIncome', () => {
  //
  it.each<[string, Transaction[], unknown[][]]>([
    [
      'a retiree is Social Security and a pension',
      retiree,
      [
        ['Social Security', 'monthly', 1_911_00, 22_932_00],
        ['Teachers Pension', 'monthly', 850_00, 10_200_00],
      ],
    ],
    [
      'a freelancer is the average month of invoices',
      [...invoices, ...rent],
      [['Income', 'irregular', 3_500_00, 42_000_00]],
    ],
    [
      'a family is both salaries',
      family,
      [
        ['Acme Studio', 'biweekly', 2_000_00, 52_000_00],
        ['City School', 'monthly', 3_100_00, 37_200_00],
      ],
    ],
    ['a user without transactions is empty', [], []],
  ])('of %s', (_, transactions, sources) => {
    expect(rowsOf(transactions)).toEqual(sources);
  });

  it.each([
    ['Northgate Expense Reimb', 0],
    ['FSA REIMBURSEMENT 0412', 0],
    ['Reimbursed travel', 0],
    ['Reimbold Studio', 1],
    ['Northgate Expense', 1],
  ])('of monthly deposits from "%s" has %d sources', (merchant, count) => {
    expect(of(monthly(merchant, 'Income', '14', 96_20)).sources).toHaveLength(count);
  });

  it('counts child support by the code of the bank and not by the name of the payer', () => {
    const category = mapCategory({ pfcDetailed: 'INCOME_CHILD_SUPPORT' });
    expect(rowsOf(monthly('State Disbursement Unit', category, '05', 640_00))).toEqual([
      ['State Disbursement Unit', 'monthly', 640_00, 7_680_00],
    ]);
  });

  it('adds up its sources', () => {
    expect(of([...retiree, ...invoices]).yearly).toBe(22_932_00 + 10_200_00 + 42_000_00);
  });

  it('has the range of months of irregular income, those without any included', () => {
    expect(of([...invoices, ...rent]).sources).toMatchObject([
      { amount: 3_500_00, low: 0, high: 9_000_00 },
    ]);
  });

  it.each<[string, Transaction[]]>([
    ['a deposit that comes once', [paid('Aunt May', 'Income', '2025-03-02', 5_000_00)]],
    ['refunds', monthly('Corner Market', 'Groceries', '03', 40_00)],
    ['unsorted deposits', monthly('Mobile Deposit', 'Other', '03', 400_00)],
    ['transfers', monthly('From Savings', 'Transfer', '03', 400_00)],
    ['gifts in two months of six', [invoices[0]!, invoices[3]!]],
    [
      'a salary that ended',
      biweekly('Old Job', 2_000_00).filter(({ date }) => date < '2025-04-20'),
    ],
  ])('leaves out %s', (_, transactions) => {
    expect(of([...rent, ...transactions]).sources).toEqual([]);
  });

  it('leaves out a bonus beside a salary', () => {
    const bonus = paid('Acme Studio', 'Salary', '2025-05-20', 9_000_00);
    expect(annualIncome(financialData({ transactions: [...family, bonus] }))).toBe(89_200_00);
  });
});
