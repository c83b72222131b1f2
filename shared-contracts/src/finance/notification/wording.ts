import { formatUsd, percentOf, subtract } from '../../money';
import { spokenDay } from '../date-words';
import type { Notification } from '../entities';
import type { Notice } from './notice';

type Wording = Pick<Notification, 'title' | 'message' | 'priority' | 'category' | 'accountId'> & {
  readonly about: string;
};

const billIncrease = (notice: Notice & { type: 'bill_increase' }): Wording => ({
  about: notice.merchant,
  title: `${notice.merchant} costs more`,
  message: `${notice.merchant} charged ${formatUsd(notice.rise.to)}, ${formatUsd(subtract(notice.rise.to, notice.rise.from))} more than before.`,
  priority: 'medium',
  category: notice.category,
  accountId: notice.accountId,
});

const due = ({
  type,
  payment: { stream, date, amount },
}: Notice & { type: 'payment_due' | 'subscription_renewal' }): Wording => ({
  about: stream.merchant,
  title: `${stream.merchant} ${type === 'payment_due' ? 'is due' : 'renews'} on ${spokenDay(date)}`,
  message: `About ${formatUsd(amount)} is expected on ${spokenDay(date)}, judging by earlier payments.`,
  priority: type === 'payment_due' ? 'high' : 'low',
  category: stream.category,
  accountId: stream.accountId,
});

const depositReceived = ({ deposit }: Notice & { type: 'deposit_received' }): Wording => ({
  about: deposit.id,
  title: `Deposit from ${deposit.merchant}`,
  message: `${formatUsd(deposit.amount)} arrived on ${spokenDay(deposit.date)}.`,
  priority: 'low',
  category: deposit.category,
  accountId: deposit.accountId,
});

const investmentAlert = (notice: Notice & { type: 'investment_alert' }): Wording => ({
  about: notice.accountId,
  title: 'Most of your investments sit in one account',
  message: `${notice.account} holds ${Math.round(percentOf(notice.balance, notice.invested))}% of the ${formatUsd(notice.invested)} you have invested.`,
  priority: 'medium',
  category: 'Investments',
  accountId: notice.accountId,
});

/** Finance has no other sentences. Notifications need them because they are sent as text (P1-3-14). */
export function wordingOf(notice: Notice): Wording {
  switch (notice.type) {
    case 'bill_increase':
      return billIncrease(notice);
    case 'payment_due':
    case 'subscription_renewal':
      return due(notice);
    case 'deposit_received':
      return depositReceived(notice);
    case 'investment_alert':
      return investmentAlert(notice);
  }
}
