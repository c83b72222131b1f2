import { isoDate, type Notification } from '../finance';
import { CHECKING, VISA } from './monthly';

type Row = readonly [
  day: string,
  type: Notification['type'],
  priority: Notification['priority'],
  category: string,
  accountId: string | null,
  title: string,
  message: string,
];

const ROWS: readonly Row[] = [
  [
    '06-30',
    'payment_due',
    'high',
    'Rent',
    CHECKING,
    'Rent is due tomorrow',
    'Barton Creek Apartments takes $1,895.00 from Everyday Checking on July 1.',
  ],
  [
    '06-28',
    'investment_alert',
    'medium',
    'Investments',
    'acc-brokerage',
    'Your brokerage account grew in June',
    'Individual Brokerage gained $534.23 this month and stands at $14,236.51.',
  ],
  [
    '06-27',
    'deposit_received',
    'low',
    'Salary',
    CHECKING,
    'Paycheck received',
    'Juniper Design Studio deposited $2,206.84 into Everyday Checking.',
  ],
  [
    '06-25',
    'payment_due',
    'medium',
    'Auto Loan',
    CHECKING,
    'Car payment coming up',
    'Longhorn Credit Union takes $412.00 from Everyday Checking on July 12.',
  ],
  [
    '06-20',
    'bill_increase',
    'high',
    'Utilities',
    CHECKING,
    'Your electricity bill went up',
    'Austin Energy charged $118.64, $34.92 more than in May.',
  ],
  [
    '06-13',
    'deposit_received',
    'low',
    'Salary',
    CHECKING,
    'Paycheck received',
    'Juniper Design Studio deposited $2,206.84 into Everyday Checking.',
  ],
  [
    '06-10',
    'bill_increase',
    'medium',
    'Subscriptions',
    VISA,
    'Netflix raised its price',
    'Netflix charged $17.99 instead of $15.49.',
  ],
  [
    '06-07',
    'subscription_renewal',
    'low',
    'Subscriptions',
    VISA,
    'Spotify renewed',
    'Spotify charged $11.99 to Capitol City Visa. The next renewal is on July 7.',
  ],
];

export const NOTIFICATIONS: readonly Notification[] = ROWS.map(
  ([day, type, priority, category, accountId, title, message], index) => ({
    id: `note-${ROWS.length - index}`,
    type,
    title,
    message,
    date: isoDate(`2025-${day}`),
    read: index > 4,
    priority,
    category,
    accountId,
  }),
);
