import { add, negate, sum, type Cents } from '../../money';
import { countedLiabilities } from '../account/counted';
import { addDays, compareDates } from '../civil-date';
import type { FinancialData, Liability, Transaction } from '../entities';
import { isTransfer } from '../movement/kind';
import { debtTypeFacts } from './debt-types';

type Holder = Pick<FinancialData, 'liabilities' | 'transactions' | 'today'>;

/** Payments of the last quarter show how the user pays a card today. */
const RECENT_DAYS = 92;

const FEWEST_PAYMENTS = 2;

/** Purchases of these days before a payment may be on the next statement. */
const STATEMENT_DAYS = 31;

/** A refund of a merchant is no payment. */
const isPayment = (row: Transaction): boolean => row.amount > 0 && isTransfer(row);

/** Walks back from the balance of today to what was owed right after a payment. */
function owedAfter(payment: Transaction, balance: Cents, rows: readonly Transaction[]): Cents {
  const later = rows.filter(({ date }) => date > payment.date).map(({ amount }) => amount);
  return add(balance, sum(later));
}

/** After a payment of the whole statement, only purchases of the next statement are owed. */
function clearsStatement(
  payment: Transaction,
  balance: Cents,
  rows: readonly Transaction[],
): boolean {
  const from = addDays(payment.date, -STATEMENT_DAYS);
  const bought = rows.filter(
    ({ date, amount }) => amount < 0 && date > from && date <= payment.date,
  );
  return owedAfter(payment, balance, rows) <= negate(sum(bought.map(({ amount }) => amount)));
}

function isPaidInFull(
  { id, balance }: Liability & { readonly balance: Cents },
  { transactions, today }: Holder,
): boolean {
  const rows = transactions
    .filter(({ accountId, pending }) => accountId === id && !pending)
    .sort((a, b) => compareDates(a.date, b.date));
  const since = addDays(today, -RECENT_DAYS);
  const payments = rows.filter((row) => isPayment(row) && row.date >= since && row.date <= today);
  return (
    payments.length >= FEWEST_PAYMENTS &&
    payments.every((payment) => clearsStatement(payment, balance, rows))
  );
}

/** The cards whose whole statement the user paid each time lately, as their rows show. */
export function paidInFull(holder: Holder): ReadonlySet<Liability['id']> {
  const cards = countedLiabilities(holder.liabilities).filter(
    ({ type }) => debtTypeFacts(type).isCard,
  );
  return new Set(cards.filter((card) => isPaidInFull(card, holder)).map(({ id }) => id));
}

/** The debts that advice on paying off is about. */
export function debtsToPayOff(holder: Holder): Liability[] {
  const inFull = paidInFull(holder);
  return holder.liabilities.filter(({ id }) => !inFull.has(id));
}
