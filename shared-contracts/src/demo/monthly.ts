import { fromDollars, type Cents } from '../money';
import type { Category } from '../finance';

export const CHECKING = 'acc-checking';
export const SAVINGS = 'acc-savings';
export const RETIREMENT = 'acc-retirement';
export const VISA = 'liab-visa';

interface MonthlyEntry {
  readonly day: number;
  readonly accountId: string;
  readonly merchant: string;
  readonly category: Category;
  readonly dollars: number | readonly number[];
}

const entry = (
  day: number,
  accountId: string,
  merchant: string,
  category: Category,
  dollars: MonthlyEntry['dollars'],
): MonthlyEntry => ({ day, accountId, merchant, category, dollars });

const CARD_PAYMENTS = [1150, 1250, 1500, 1400, 1550, 1450];
const CARD_INTEREST = [73.19, 71.4, 69.08, 68.36, 68.46, 66.25];
const SAVINGS_INTEREST = [21.6, 22.51, 23.41, 24.33, 25.24, 26.16];

export const MONTHLY: readonly MonthlyEntry[] = [
  entry(1, CHECKING, 'Barton Creek Apartments', 'Rent', -1895),
  entry(3, CHECKING, 'Capitol City Savings', 'Savings', -250),
  entry(3, SAVINGS, 'Capitol City Checking', 'Transfer', 250),
  entry(5, CHECKING, 'EdFirst Servicing', 'Student Loan', -320),
  entry(7, VISA, 'Spotify', 'Subscriptions', -11.99),
  entry(8, CHECKING, 'Hill Country Insurance', 'Auto Insurance', -128.4),
  entry(10, VISA, 'Netflix', 'Subscriptions', [-15.49, -15.49, -15.49, -15.49, -15.49, -17.99]),
  entry(12, CHECKING, 'Longhorn Credit Union', 'Auto Loan', -412),
  entry(15, VISA, 'T-Mobile', 'Phone', -55),
  entry(16, CHECKING, 'Bluebonnet Investments', 'Investments', -200),
  entry(16, RETIREMENT, 'Capitol City Checking', 'Transfer', 200),
  entry(18, VISA, 'Google Fiber', 'Internet', -70),
  entry(
    20,
    CHECKING,
    'Austin Energy',
    'Utilities',
    [-62.11, -58.47, -54.9, -61.35, -83.72, -118.64],
  ),
  entry(24, VISA, 'Castle Hill Fitness', 'Subscriptions', -39),
  entry(
    25,
    CHECKING,
    'Capitol City Visa payment',
    'Transfer',
    CARD_PAYMENTS.map((paid) => -paid),
  ),
  entry(25, VISA, 'Payment received', 'Transfer', CARD_PAYMENTS),
  entry(28, SAVINGS, 'Capitol City Interest', 'Income', SAVINGS_INTEREST),
  entry(
    28,
    VISA,
    'Capitol City Visa interest',
    'Other',
    CARD_INTEREST.map((paid) => -paid),
  ),
];

/** January is month 0. */
export function amountIn(dollars: MonthlyEntry['dollars'], month: number): Cents {
  return fromDollars(typeof dollars === 'number' ? dollars : (dollars[month] ?? 0));
}
