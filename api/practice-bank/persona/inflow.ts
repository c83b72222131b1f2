import { addDays, monthsBetween, monthDay } from '../civil-day';
import type { CustomAccount } from './schema';

type Rows = NonNullable<CustomAccount['transactions']>;
type InflowModel = NonNullable<CustomAccount['inflow_model']>;

/** Plaid has at most two years of transactions. */
const LONGEST_HISTORY_DAYS = 730;

/** Adds the rows of an account's `inflow_model`: one a month, from the persona's first day until today. */
export function withInflow(
  accounts: readonly CustomAccount[],
  today: string,
): readonly CustomAccount[] {
  const from = firstDay(accounts) ?? addDays(today, -LONGEST_HISTORY_DAYS);
  return accounts.map((account) => ({
    ...account,
    transactions: [...(account.transactions ?? []), ...inflowRows(account, from, today)],
  }));
}

function firstDay(accounts: readonly CustomAccount[]): string | undefined {
  return accounts
    .flatMap((account) => account.transactions ?? [])
    .flatMap((row) => row.date_posted ?? row.date_transacted ?? [])
    .sort()[0];
}

function inflowRows(account: CustomAccount, from: string, today: string): Rows {
  const model = account.inflow_model;
  const paymentDay = model?.payment_day_of_month;
  if (!model || !paymentDay) return [];
  return monthsBetween(from, today)
    .map((month) => monthDay(month, paymentDay))
    .filter((day) => day >= from && day <= today)
    .flatMap((day) => {
      const amount = inflowAmount(account, model, day);
      return amount > 0 ? [inflowRow(model, day, amount)] : [];
    });
}

/** Incoming money is negative, as in Plaid's API. */
const inflowRow = (model: InflowModel, day: string, amount: number): Rows[number] => ({
  date_transacted: day,
  date_posted: day,
  amount: -amount,
  description: model.transaction_name,
  currency: null,
});

function inflowAmount(account: CustomAccount, model: InflowModel, day: string): number {
  switch (model.type) {
    case 'monthly-income':
      return model.income_amount ?? 0;
    case 'monthly-balance-payment':
      return statementCharges(account, model, day);
    case 'monthly-interest-only-payment':
      return monthOfInterest(account, statementBefore(model, day));
    default:
      return 0;
  }
}

/** Each payment settles its statement, so the next statement holds only what was charged after it. */
function statementCharges(account: CustomAccount, model: InflowModel, day: string): number {
  const end = statementBefore(model, day);
  const start = statementBefore(model, end);
  return sumOfRows(account, (posted) => posted > start && posted <= end);
}

/** A statement of the payment's own day counts for the next payment. */
function statementBefore(model: InflowModel, day: string): string {
  const months = monthsBetween(addDays(day, -31), day);
  const days = months.map((month) => monthDay(month, model.statement_day_of_month ?? 'last'));
  return days.findLast((statement) => statement < day) ?? day;
}

const toCents = (dollars: number) => Math.round(dollars * 100);

function sumOfRows(account: CustomAccount, isCounted: (posted: string) => boolean): number {
  const counted = (account.transactions ?? []).filter((row) =>
    isCounted(row.date_posted ?? row.date_transacted ?? ''),
  );
  return counted.reduce((sum, row) => sum + toCents(row.amount ?? 0), 0) / 100;
}

/** The rate is a yearly percent with up to four decimals, which become whole units. */
const RATE_UNITS = 10_000;
const UNITS_OF_A_MONTH = 12 * 100 * RATE_UNITS;

/** An interest payment leaves the balance as it was, so only the other rows change it. */
function monthOfInterest(account: CustomAccount, statement: string): number {
  const { liability } = account;
  const rate = liability?.nominal_apr ?? liability?.purchase_apr ?? 0;
  const balance = account.starting_balance ?? liability?.principal ?? 0;
  const later = sumOfRows(account, (posted) => posted > statement);
  const owed = toCents(balance) - toCents(later);
  return Math.round((owed * Math.round(rate * RATE_UNITS)) / UNITS_OF_A_MONTH) / 100;
}
