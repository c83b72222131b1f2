import { add, type Cents, negate, subtract, sum } from '../../money';
import { accountTypeFacts } from '../account/account-types';
import { countedAccounts } from '../account/counted';
import type { IsoDate } from '../civil-date';
import type { FinancialData } from '../entities';
import type { RecurringStream } from '../recurring/stream';
import { upcoming } from '../recurring/upcoming';

/** Whether a purchase fits into the cash of the next 30 days; null without a checking or savings account. */
export interface Affordability {
  readonly verdict: 'more_than_cash' | 'runs_short' | 'fits';
  /** Cash today, before the purchase. */
  readonly cash: Cents;
  /** The least cash of the next 30 days after the purchase, counting recurring payments and deposits; may be below zero. */
  readonly lowest: Cents;
  /** The day of `lowest`. */
  readonly on: IsoDate;
}

/** Judges a purchase today by cash and by the recurring payments and deposits of the next 30 days. */
export function affordability(
  { accounts, today }: Pick<FinancialData, 'accounts' | 'today'>,
  streams: readonly RecurringStream[],
  price: Cents,
): Affordability | null {
  const held = countedAccounts(accounts).filter(({ type }) => accountTypeFacts(type).isCash);
  if (held.length === 0) return null;
  const cash = sum(held.map(({ balance }) => balance));
  let left = subtract(cash, price);
  let lowest = { left, on: today };
  for (const { stream, date, amount } of upcoming(streams, today)) {
    left = add(left, stream.direction === 'in' ? amount : negate(amount));
    if (left < lowest.left) lowest = { left, on: date };
  }
  const verdict = cash < price ? 'more_than_cash' : lowest.left < 0 ? 'runs_short' : 'fits';
  return { verdict, cash, lowest: lowest.left, on: lowest.on };
}
