import { fromDollars, negate, type Cents } from '../money';
import { compareDates, isoDate, type Category, type IsoDate, type Transaction } from '../finance';
import { amountIn, CHECKING, MONTHLY, VISA } from './monthly';
import { PAYSTUBS } from './pay';
import { PURCHASES, SHOPS } from './purchases';

interface Entry {
  readonly date: IsoDate;
  readonly accountId: string;
  readonly merchant: string;
  readonly category: Category;
  readonly amount: Cents;
}

const dayOf = (month: number, day: number): IsoDate =>
  isoDate(`2025-0${month + 1}-${String(day).padStart(2, '0')}`);

const monthly: Entry[] = PURCHASES.flatMap((_, month) =>
  MONTHLY.map(({ day, accountId, merchant, category, dollars }) => ({
    date: dayOf(month, day),
    accountId,
    merchant,
    category,
    amount: amountIn(dollars, month),
  })),
);

const purchase = (line: string, month: number): Entry => {
  const [day = '', shop = '', dollars = ''] = line.trim().split(' ');
  const [merchant, category] = SHOPS[shop] ?? [shop, 'Other'];
  const amount = negate(fromDollars(Number(dollars)));
  return { date: dayOf(month, Number(day)), accountId: VISA, merchant, category, amount };
};

const purchases: Entry[] = PURCHASES.flatMap((table, month) =>
  table.split('\n').map((line) => purchase(line, month)),
);

const salaries: Entry[] = PAYSTUBS.map(({ date, employer, net }) => ({
  date,
  accountId: CHECKING,
  merchant: employer,
  category: 'Salary',
  amount: net,
}));

/** The newest comes first. A month has about 34 transactions. */
export const TRANSACTIONS: readonly Transaction[] = [...monthly, ...purchases, ...salaries]
  .sort((a, b) => compareDates(a.date, b.date))
  .map((entry, index): Transaction => ({
    ...entry,
    id: `txn-${String(index + 1).padStart(3, '0')}`,
    name: entry.merchant.toUpperCase(),
    type: entry.amount < 0 ? 'debit' : 'credit',
    pending: false,
    currency: 'USD',
    note: null,
    source: 'sample',
  }))
  .reverse();
