import {
  addDays,
  addMonths,
  type Category,
  type FinancialData,
  isoDate,
  isoMonth,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import {
  account,
  financialData,
  liability,
  transaction,
} from '@halyard/shared-contracts/testing/builders';

const TODAY = isoDate('2026-11-24');
const MONTHS = Array.from({ length: 7 }, (_, at) => addMonths(isoMonth('2026-05'), at));

const CHECKING = 'checking';
const CARD = 'everyday';

type Row = readonly [day: number, merchant: string, category: Category, dollars: number, string];

/** The payments of the card carry the name of the card. */
const MONTHLY: readonly Row[] = [
  [2, 'Everyday Card', 'Transfer', -412.5, CHECKING],
  [2, 'Payment Thank You', 'Transfer', 412.5, CARD],
  [3, 'Corner Grocer', 'Groceries', -142.1, CARD],
  [4, 'Mutual Medicare Supplement', 'Health Insurance', -164.2, CHECKING],
  [5, 'Duke Energy', 'Utilities', -121.4, CHECKING],
  [6, 'County Water Utility', 'Utilities', -48.15, CHECKING],
  [7, 'Toyota Financial Services', 'Auto Loan', -389, CHECKING],
  [9, 'Hilltop Apartments', 'Rent', -1450, CHECKING],
  [11, 'Linen House', 'Shopping', -75.4, CARD],
  [16, 'Transfer to Savings', 'Savings', -800, CHECKING],
  [27, 'Streamline TV', 'Subscriptions', -17.99, CARD],
];

const dated = (month: string, day: number): string => `${month}-${String(day).padStart(2, '0')}`;

function rows(): Transaction[] {
  const monthly = MONTHS.flatMap((month, index) =>
    MONTHLY.map(([day, merchant, category, dollars, accountId]) => ({
      date: isoDate(dated(month, day)),
      merchant,
      category,
      // The water of September cost the most.
      dollars: merchant === 'County Water Utility' && index === 4 ? -61.2 : dollars,
      accountId,
    })),
  );
  const pay = Array.from({ length: 14 }, (_, at) => ({
    date: addDays(isoDate('2026-05-15'), 14 * at),
    merchant: 'Northwind Traders',
    category: 'Salary' as const,
    dollars: 1900,
    accountId: CHECKING,
  }));
  return [...monthly, ...pay]
    .filter(({ date }) => date <= TODAY)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
    .map(({ dollars, ...row }, at) =>
      transaction({
        id: `supplement-${at}`,
        name: row.merchant.toUpperCase(),
        amount: cents(Math.round(dollars * 100)),
        ...row,
      }),
    );
}

/** The household has a card that is also a payee, a car loan, and a card with an unknown rate. */
export const supplementHousehold = (): FinancialData => ({
  ...financialData(),
  today: TODAY,
  accounts: [
    account({ id: CHECKING, name: 'Everyday Checking', balance: cents(412_000) }),
    account({ id: 'savings', name: 'Online Savings', type: 'savings', balance: cents(900_000) }),
  ],
  liabilities: [
    liability({
      id: CARD,
      name: 'Everyday Card',
      balance: cents(61_000),
      aprPercent: 21.49,
      minimumPayment: cents(3_500),
    }),
    liability({
      id: 'store',
      name: 'Linen House Store Card',
      balance: cents(18_000),
      aprPercent: null,
      minimumPayment: cents(2_500),
    }),
    liability({
      id: 'car',
      name: 'Auto Loan 4417',
      type: 'auto_loan',
      balance: cents(1_290_000),
      limit: null,
      aprPercent: 4.9,
      monthlyPayment: cents(38_900),
    }),
  ],
  transactions: rows(),
});
