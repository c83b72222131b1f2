import { sum } from '../../money';
import { accountTypeFacts } from '../account/account-types';
import { countedAccounts } from '../account/counted';
import { categoryFacts, originOf } from '../categories/user-category';
import { addDays, firstDay, monthOf, type IsoDate } from '../civil-date';
import type { Account, Transaction } from '../entities';
import { isIncome } from '../movement/kind';
import type { RecurringStream } from '../recurring/stream';
import { recurringStreams } from '../recurring/streams';
import { upcoming } from '../recurring/upcoming';
import type { Notice, NoticeSource } from './notice';

const AHEAD_DAYS = 7;

const RISE_DAYS = 31;

function billIncreases(streams: readonly RecurringStream[], today: IsoDate): Notice[] {
  return streams.flatMap(({ merchant, category, accountId, priceRise, lastDate }): Notice[] =>
    priceRise && lastDate >= addDays(today, -RISE_DAYS)
      ? [{ type: 'bill_increase', date: lastDate, merchant, category, accountId, rise: priceRise }]
      : [],
  );
}

function duePayments(streams: readonly RecurringStream[], today: IsoDate): Notice[] {
  const bills = streams.filter(
    (stream) => stream.direction === 'out' && categoryFacts(stream).kind !== 'saving',
  );
  return upcoming(bills, today, AHEAD_DAYS).map((payment) => ({
    type: originOf(payment.stream) === 'Subscriptions' ? 'subscription_renewal' : 'payment_due',
    date: addDays(payment.date, -AHEAD_DAYS),
    payment,
  }));
}

const NEWS_DAYS = 14;

function receivedDeposits(transactions: readonly Transaction[], today: IsoDate): Notice[] {
  const from = addDays(today, -NEWS_DAYS);
  return transactions
    .filter((t) => isIncome(t) && t.amount > 0 && t.date >= from && t.date <= today)
    .map((deposit) => ({ type: 'deposit_received', date: deposit.date, deposit }));
}

const CONCENTRATED_PERCENT = 60;

function investmentAlerts(accounts: readonly Account[], today: IsoDate): Notice[] {
  const held = countedAccounts(accounts).filter(
    ({ type, balance }) => accountTypeFacts(type).isInvested && balance > 0,
  );
  const invested = sum(held.map(({ balance }) => balance));
  if (held.length < 2) return [];
  return held
    .filter(({ balance }) => balance * 100 >= CONCENTRATED_PERCENT * invested)
    .map(({ id, name, balance }) => ({
      type: 'investment_alert',
      date: firstDay(monthOf(today)),
      accountId: id,
      account: name,
      balance,
      invested,
    }));
}

export function noticesOf({ accounts, transactions }: NoticeSource, today: IsoDate): Notice[] {
  const streams = recurringStreams(transactions, today);
  return [
    ...billIncreases(streams, today),
    ...duePayments(streams, today),
    ...receivedDeposits(transactions, today),
    ...investmentAlerts(accounts, today),
  ];
}
