import { cents } from '../money';
import type { Category } from '../finance/category';
import { isoDate } from '../finance/civil-date';
import type { Transaction } from '../finance/entities';
import type { Cadence } from '../finance/recurring/cadence';
import { transaction } from './builders';

/** A person labeled the rows of one payee: with the rhythm of its live payments, or the reason why there is none. */
export interface LabeledPayee {
  readonly label: Cadence | 'habit' | 'ended' | 'one-time';
  readonly category: Category;
  readonly rows: readonly Transaction[];
}

export const LABELED_TODAY = isoDate('2025-06-30');

/**
 * Each line has label | category | name | payments as `day amount`. A `name:` inside a list changes the name from
 * there on.
 */
const LABELED = `
monthly|Subscriptions|NETFLIX.COM 866-579-7172|2025-01-11 15.49, 2025-02-11 15.49, 2025-03-11 15.49, 2025-04-11 17.99, 2025-05-11 17.99, 2025-06-11 17.99
monthly|Subscriptions|Spotify P1A2B3C4|2025-02-03 11.99, Spotify P5D6E7F8: 2025-03-03 11.99, Spotify P9A0B1C2: 2025-04-03 11.99, Spotify P3F4E5D6: 2025-05-05 11.99, Spotify P7B8A9C0: 2025-06-03 11.99
monthly|Rent|Maple Court Apts WEB PMT|2025-01-01 1650, 2025-02-03 1650, 2025-02-28 1650, 2025-04-01 1725, 2025-05-01 1725, 2025-06-02 1725
monthly|Utilities|CON ED OF NY INTELL CK 88121|2025-01-22 141.12, CON ED OF NY INTELL CK 90233: 2025-02-21 156.80, 2025-03-24 120.02, 2025-04-22 88.41, 2025-05-22 71.90, 2025-06-23 94.77
monthly|Utilities|NATIONAL GRID GAS|2025-01-09 182.30, 2025-02-10 196.11, 2025-03-10 150.75, 2025-05-09 81.20, 2025-06-09 70.08
monthly|Phone|VZWRLSS*APOCC VISB|2025-02-17 84.16, 2025-03-17 84.16, 2025-03-18 84.16, 2025-04-17 84.16, 2025-05-17 84.16, 2025-06-17 86.02
monthly|Internet|COMCAST CABLE COMM|2025-03-06 60, 2025-04-07 60, XFINITY INTERNET: 2025-05-06 60, 2025-06-06 60
monthly|Auto Insurance|PROGRESSIVE *INSURANCE|2024-12-28 118.44, 2025-01-28 118.44, 2025-02-28 118.44, 2025-03-28 118.44, 2025-04-28 131.02, 2025-05-28 131.02, 2025-06-28 131.02
monthly|Auto Loan|FORD MOTOR CR FORDCREDIT 4477|2025-03-15 389.55, 2025-04-15 389.55, 2025-05-15 389.55, 2025-06-16 389.55
monthly|Student Loan|DEPT EDUCATION STUDENT LN|2025-01-20 212.07, 2025-02-20 212.07, 2025-03-20 212.07, 2025-04-21 212.07, 2025-05-20 212.07, 2025-06-20 212.07
monthly|Entertainment|PLANET FIT CLUB FEES|2025-01-17 10, 2025-02-18 10, 2025-03-17 10, 2025-04-17 10, 2025-05-19 10, 2025-06-17 10
monthly|Savings|TRANSFER TO SAV ...2211|2025-02-01 250, 2025-03-01 250, 2025-04-01 250, 2025-05-01 250, 2025-06-01 250
quarterly|Utilities|TOWN WATER & SEWER|2024-07-30 96.40, 2024-10-30 88.15, 2025-01-30 71.66, 2025-04-30 79.03
yearly|Subscriptions|AMAZON PRIME*RT4|2024-06-19 139, AMAZON PRIME*ZK9: 2025-06-19 139
yearly|Auto Insurance|AAA MEMBERSHIP RENEWAL|2024-05-30 72, 2025-05-30 76
biweekly|Salary|NORTHWIND TRADERS DIR DEP 0092|2025-04-04 +1884.12, 2025-04-18 +1884.12, 2025-05-02 +1902.55, 2025-05-16 +1884.12, 2025-05-30 +1884.12, 2025-06-13 +1884.12, 2025-06-27 +1884.12
semimonthly|Salary|CONTOSO LTD PAYROLL|2025-03-14 +2410, 2025-03-31 +2410, 2025-04-15 +2410, 2025-04-30 +2410, 2025-05-15 +2410, 2025-05-30 +2410, 2025-06-13 +2410, 2025-06-30 +2410
monthly|Income|SSA TREAS 310 XXSOC SEC|2025-02-26 +1911, 2025-03-26 +1911, 2025-04-23 +1911, 2025-05-28 +1911, 2025-06-25 +1911
monthly|Income|CALPERS BENEFIT PAYMENT|2025-03-31 +2204.18, 2025-04-30 +2204.18, 2025-05-30 +2204.18, 2025-06-30 +2204.18
weekly|Groceries|FARM BOX CSA|2025-05-15 32, 2025-05-22 32, 2025-05-29 32, 2025-06-05 32, 2025-06-12 32, 2025-06-20 32, 2025-06-26 32
monthly|Other|PAYPAL *PATREON MEMBER|2025-02-01 5, 2025-03-01 5, 2025-04-01 5, 2025-05-01 5, 2025-06-01 5
ended|Subscriptions|HULU 877-8244858|2024-11-04 17.99, 2024-12-04 17.99, 2025-01-04 17.99, 2025-02-04 17.99, 2025-03-04 17.99
ended|Rent|OAKWOOD PROPERTIES RENT|2024-08-01 1400, 2024-09-01 1400, 2024-10-01 1400, 2024-11-01 1400, 2024-12-01 1400
habit|Groceries|TRADER JOE S #552|2025-05-03 61.20, 2025-05-10 48.91, 2025-05-17 73.05, 2025-05-24 52.64, 2025-05-31 66.18, 2025-06-07 58.77, 2025-06-14 49.30, 2025-06-21 71.15, 2025-06-28 62.08
habit|Dining Out|STARBUCKS STORE 08812|2025-05-01 5.45, 2025-05-02 5.45, 2025-05-06 5.45, 2025-05-09 5.45, 2025-05-13 6.10, 2025-05-20 5.45, 2025-05-29 5.45, 2025-06-04 5.45, 2025-06-18 5.45
habit|Dining Out|CHIPOTLE 2210|2025-03-07 12.85, 2025-03-21 14.10, 2025-04-04 11.95, 2025-04-18 23.40, 2025-05-02 12.85, 2025-05-16 19.75, 2025-06-13 13.20
habit|Gas|EXXONMOBIL 4471|2025-04-05 41.02, 2025-04-14 38.77, 2025-04-24 44.90, 2025-05-02 40.15, 2025-05-13 37.26, 2025-05-21 43.84, 2025-06-02 39.40, 2025-06-11 45.03
habit|Shopping|AMZN MKTP US*2K4|2025-02-02 24.99, 2025-02-19 13.49, 2025-03-04 24.99, 2025-03-29 58.20, 2025-04-08 9.99, 2025-04-30 24.99, 2025-05-17 31.18, 2025-06-03 24.99, 2025-06-20 12.75
habit|Transportation|UBER *TRIP|2025-05-30 18.20, 2025-06-03 14.44, 2025-06-06 22.71, 2025-06-10 18.20, 2025-06-13 9.95, 2025-06-21 31.50
habit|Entertainment|AMC THEATRES 0119|2025-01-18 28.50, 2025-02-15 28.50, 2025-04-26 43.00, 2025-05-31 28.50
habit|Other|VENMO PAYMENT|2025-03-01 40, 2025-03-09 15.50, 2025-03-28 40, 2025-04-12 122, 2025-05-04 40, 2025-06-19 8
one-time|Travel|DELTA AIR 0062381|2024-11-20 412.30, 2025-05-21 388.15
one-time|Other|CITY CLERK PERMITS|2025-03-12 45, 2025-04-10 120
`;

function rowsOf(name: string, category: Category, list: string): Transaction[] {
  let merchant = name;
  return list.split(', ').map((entry) => {
    const colon = entry.lastIndexOf(': ');
    if (colon > 0) merchant = entry.slice(0, colon);
    const [date, amount] = entry.slice(colon > 0 ? colon + 2 : 0).split(' ');
    const dollars = Number(amount);
    const isDeposit = amount!.startsWith('+');
    return transaction({
      id: `${name} ${date} ${amount}`,
      merchant,
      category,
      date: isoDate(date!),
      amount: cents(Math.round(dollars * 100) * (isDeposit ? 1 : -1)),
    });
  });
}

/** The rows have the texts of banks. */
export const LABELED_PAYEES: readonly LabeledPayee[] = LABELED.trim()
  .split('\n')
  .map((line) => {
    const [label, category, name, list] = line.split('|') as [
      LabeledPayee['label'],
      Category,
      string,
      string,
    ];
    return { label, category, rows: rowsOf(name, category, list) };
  });
