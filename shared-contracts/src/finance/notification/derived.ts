import { compareDates, type IsoDate } from '../civil-date';
import type { Notification } from '../entities';
import { recurringStreams } from '../recurring/streams';
import { billIncreases, duePayments } from './bill-notices';
import { receivedDeposits } from './deposit-notices';
import { investmentAlerts } from './investment-notices';
import type { Notice, Noticed } from './notice';
import { wordingOf } from './wording';

const toNotification = (notice: Notice): Notification => {
  const { about, ...wording } = wordingOf(notice);
  return {
    ...wording,
    id: `${notice.type}:${about}:${notice.date}`,
    type: notice.type,
    date: notice.date,
    read: false,
  };
};

/**
 * Notifications from a person's own data, newest first and all unread (spec part 1, section 3). The same data on
 * the same day give the same ids, so a read mark kept beside them stays.
 */
export function derivedNotifications(
  { accounts, transactions }: Noticed,
  today: IsoDate,
): Notification[] {
  const streams = recurringStreams(transactions, today);
  return [
    ...billIncreases(streams, today),
    ...duePayments(streams, today),
    ...receivedDeposits(transactions, today),
    ...investmentAlerts(accounts, today),
  ]
    .map(toNotification)
    .sort((a, b) => compareDates(b.date, a.date));
}
