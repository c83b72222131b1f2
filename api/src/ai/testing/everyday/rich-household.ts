import {
  addDays,
  addMonths,
  type Category,
  categoryKey,
  type FinancialData,
  isoDate,
  type IsoMonth,
  isoMonth,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import {
  account,
  financialData,
  holding,
  liability,
  policy,
  transaction,
} from '@halyard/shared-contracts/testing/builders';

const TODAY = isoDate('2026-11-24');
const FIRST_MONTH = isoMonth('2025-10');
const MONTHS = Array.from({ length: 14 }, (_, at) => addMonths(FIRST_MONTH, at));

const CHECKING = 'checking';
const CHASE = 'chase';
const AMEX = 'amex';

/** These rows come once a month. The numbers are the day and the dollars. */
const MONTHLY: readonly (readonly [string, Category, number, number, string])[] = [
  ['Harbor Home Loans', 'Mortgage', 1, -2150, CHECKING],
  ['Bright Kids Daycare', 'Childcare', 2, -640, CHECKING],
  ['Pacific Gas & Electric', 'Utilities', 8, -118.4, CHECKING],
  ['Comcast', 'Internet', 9, -70, CHECKING],
  ['Verizon', 'Phone', 11, -95, CHECKING],
  ['Geico', 'Auto Insurance', 12, -142, CHECKING],
  ['Honda Financial', 'Auto Loan', 15, -389, CHECKING],
  ['Federal Student Aid', 'Student Loan', 17, -210, CHECKING],
  ['Netflix', 'Subscriptions', 5, -15.49, CHASE],
  ['Spotify', 'Subscriptions', 19, -11.99, CHASE],
  ['Planet Fitness', 'Fitness', 17, -24.99, CHASE],
  ['Social Security', 'Benefits', 12, 1620, CHECKING],
  ['Lakeside Pension', 'Pension', 3, 480, CHECKING],
  ['Savings Interest', 'Interest Income', 28, 12.35, 'savings'],
  ['Chase Interest', 'Loan Interest', 20, -31.7, CHASE],
  ['Overdraft Fee', 'Fees', 21, -12, CHECKING],
];

/** These rows come on several days of each month at prices that differ by month. */
const BOUGHT: readonly (readonly [string, Category, readonly number[], number, string])[] = [
  ['Costco', 'Groceries', [4, 18], -143, CHASE],
  ["Trader Joe's", 'Groceries', [7, 14, 22], -62, AMEX],
  ['Starbucks', 'Dining Out', [3, 6, 13, 20, 23], -6.4, AMEX],
  ['Chipotle', 'Dining Out', [10, 24], -28, AMEX],
  ['DoorDash', 'Dining Out', [8, 21], -41, AMEX],
  ['Shell', 'Gas', [6, 19], -47, CHASE],
  ['Uber', 'Transportation', [9, 16], -18, AMEX],
  ['Amazon', 'Shopping', [2, 12, 23], -36, CHASE],
  ['Target', 'Shopping', [5, 17], -58, CHASE],
  ['Banfield Pet Hospital', 'Pets', [13], -75, AMEX],
  ['CVS Pharmacy', 'Medical', [16], -22, AMEX],
  ['AMC Theatres', 'Entertainment', [20], -34, AMEX],
];

const ONCE: readonly (readonly [string, string, Category, number])[] = [
  ['2026-10-09', 'Delta Air Lines', 'Travel', -612],
  ['2026-10-14', 'Venmo', 'Income', 85],
  ['2026-10-20', 'Amazon Refund', 'Shopping', 24],
  ['2026-08-11', 'IKEA', 'Home', -318],
  ['2026-04-12', 'US Treasury', 'Taxes', -840],
  ['2026-06-03', 'Bluebird Studio', 'Income', 950],
  ['2026-09-15', 'Bluebird Studio', 'Income', 700],
  ['2026-07-07', 'Red Cross', 'Gifts & Donations', -50],
];

type Row = readonly [
  day: string,
  merchant: string,
  category: Category,
  dollars: number,
  account: string,
];

const dayOf = (month: IsoMonth, day: number): string => `${month}-${String(day).padStart(2, '0')}`;

const rowsOf = (month: IsoMonth, index: number): Row[] => [
  ...MONTHLY.map(([name, category, day, dollars, on]): Row => [
    dayOf(month, day),
    name,
    category,
    name === 'Netflix' && index > 10 ? -17.99 : dollars,
    on,
  ]),
  ...BOUGHT.flatMap(([name, category, days, dollars, on]) =>
    days.map((day): Row => [
      dayOf(month, day),
      name,
      category,
      dollars - index - ((day * 37) % 100) / 100,
      on,
    ]),
  ),
];

function pay(): Row[] {
  const days: Row[] = [];
  for (let day = isoDate('2025-10-10'); day <= TODAY; day = addDays(day, 14))
    days.push([day, 'Northwind Traders', 'Salary', 2450, CHECKING]);
  return days;
}

const written = ([day, merchant, category, dollars, accountId]: Row, at: number): Transaction =>
  transaction({
    id: `rich-${at}`,
    accountId,
    date: isoDate(day),
    merchant,
    name: merchant.toUpperCase(),
    category,
    amount: cents(Math.round(dollars * 100)),
  });

const transactions = (): Transaction[] =>
  [
    ...MONTHS.flatMap(rowsOf),
    ...pay(),
    ...ONCE.map(([day, name, category, dollars]): Row => [day, name, category, dollars, CHECKING]),
  ]
    .filter(([day]) => day <= TODAY)
    .map(written)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));

const BUDGET: readonly (readonly [Category, number])[] = [
  ['Groceries', 500],
  ['Dining Out', 150],
  ['Gas', 120],
  ['Shopping', 200],
  ['Mortgage', 2150],
];

const goal = (id: string, name: string, target: number, amount: number, order: number) => ({
  id,
  name,
  target: cents(target),
  date: isoDate('2027-12-01'),
  promises: [{ accountId: 'savings', amount: cents(amount) }],
  contributions: [],
  order,
  madeOn: isoDate('2026-01-05'),
});

/** The household has a house, cards, a car, goals, and several kinds of income. */
export function richHousehold(): FinancialData {
  const held = (
    id: string,
    name: string,
    type: 'checking' | 'savings' | 'brokerage' | 'home' | 'retirement',
    dollars: number,
  ) => account({ id, name, type, balance: cents(dollars * 100) });
  return {
    ...financialData(),
    today: TODAY,
    accounts: [
      held(CHECKING, 'Everyday Checking', 'checking', 4310),
      held('savings', 'Online Savings', 'savings', 18_400),
      held('brokerage', 'Vanguard Brokerage', 'brokerage', 36_200),
      held('retirement', 'Northwind 401(k)', 'retirement', 88_700),
      held('home', 'Family Home', 'home', 465_000),
    ],
    liabilities: [
      liability({
        id: CHASE,
        name: 'Chase Sapphire',
        balance: cents(184_000),
        limit: cents(1_200_000),
        minimumPayment: cents(4_000),
      }),
      liability({
        id: AMEX,
        name: 'Amex Gold Card',
        balance: cents(62_500),
        limit: cents(800_000),
        aprPercent: 24.5,
        minimumPayment: cents(3_500),
      }),
      liability({
        id: 'mortgage',
        name: 'Home Mortgage',
        type: 'mortgage',
        balance: cents(31_240_000),
        limit: null,
        aprPercent: 5.25,
        monthlyPayment: cents(215_000),
      }),
      liability({
        id: 'car',
        name: 'Honda CR-V Loan',
        type: 'auto_loan',
        balance: cents(1_290_000),
        limit: null,
        aprPercent: 4.9,
        monthlyPayment: cents(38_900),
      }),
      liability({
        id: 'student',
        name: 'Federal Student Loan',
        type: 'student_loan',
        balance: cents(1_480_000),
        limit: null,
        aprPercent: 5.5,
        monthlyPayment: cents(21_000),
      }),
    ],
    transactions: transactions(),
    holdings: [holding({ accountId: 'brokerage', value: cents(3_620_000) })],
    budget: {
      standard: Object.fromEntries(
        BUDGET.map(([category, dollars]) => [categoryKey(category), cents(dollars * 100)]),
      ),
      months: {},
    },
    goals: [
      goal('goal-1', 'House Down Payment', 6_000_000, 900_000, 0),
      goal('goal-2', 'Italy Vacation', 500_000, 150_000, 1),
    ],
    policies: [policy()],
    netWorthHistory: MONTHS.map((date, at) => ({
      date,
      value: cents(23_000_000 + at * 240_000),
      assets: cents(60_000_000 + at * 200_000),
      liabilities: cents(37_000_000 - at * 40_000),
    })),
  };
}
