import { add, negate, sum, type Cents } from '../../../money';
import { countedLiabilities } from '../../account/counted';
import { addDays, compareDates } from '../../civil-date';
import type { FinancialData, Liability, Transaction } from '../../entities';
import { isTransfer } from '../../movement/kind';
import { debtTypeFacts } from '../debt-types';

type Holder = Pick<FinancialData, 'liabilities' | 'transactions' | 'today'>;

/** The last quarter shows how the user pays the card now. */
const RECENT_DAYS = 92;

const FEWEST_PAYMENTS = 2;

/** Purchases within this many days before a payment may be on the next statement. */
const STATEMENT_DAYS = 31;

/** A bank charges interest on purchases only while a part of a statement stays unpaid. */
const isInterest = ({ amount, category }: Transaction): boolean =>
  amount < 0 && category === 'Loan Interest';

/** A refund from a merchant is not a payment. */
const isPayment = (row: Transaction): boolean => row.amount > 0 && isTransfer(row);

function owedAfter(payment: Transaction, balance: Cents, rows: readonly Transaction[]): Cents {
  const later = rows.filter(({ date }) => date > payment.date).map(({ amount }) => amount);
  return add(balance, sum(later));
}

/** After the payment, only purchases of the next statement may be owed. */
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
  const recent = rows.filter(({ date }) => date >= since && date <= today);
  const payments = recent.filter(isPayment);
  return (
    payments.length >= FEWEST_PAYMENTS &&
    !recent.some(isInterest) &&
    payments.every((payment) => clearsStatement(payment, balance, rows))
  );
}

/** Returns the cards whose whole statement the user paid each time in the last quarter. */
export function paidInFull(holder: Holder): ReadonlySet<Liability['id']> {
  const cards = countedLiabilities(holder.liabilities).filter(
    ({ type }) => debtTypeFacts(type).isCard,
  );
  return new Set(cards.filter((card) => isPaidInFull(card, holder)).map(({ id }) => id));
}

export function debtsToPayOff(holder: Holder): Liability[] {
  const inFull = paidInFull(holder);
  return holder.liabilities.filter(({ id }) => !inFull.has(id));
}
