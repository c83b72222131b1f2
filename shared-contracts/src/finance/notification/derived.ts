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

/** A company may sell two plans that are due on one day: the second and further ones are counted. */
function withOwnIds(notifications: readonly Notification[]): Notification[] {
  const times = new Map<string, number>();
  return notifications.map((notification) => {
    const { id } = notification;
    const time = (times.get(id) ?? 0) + 1;
    times.set(id, time);
    return time === 1 ? notification : { ...notification, id: `${id}:${time}` };
  });
}

/**
 * Notifications from a user's own data, newest first and all unread (P1-3-14). The same data on
 * the same day give the same ids, so a read mark kept beside them stays.
 */
export function derivedNotifications(
  { accounts, transactions }: Noticed,
  today: IsoDate,
): Notification[] {
  const streams = recurringStreams(transactions, today);
  const notices = [
    ...billIncreases(streams, today),
    ...duePayments(streams, today),
    ...receivedDeposits(transactions, today),
    ...investmentAlerts(accounts, today),
  ];
  return withOwnIds(notices.map(toNotification)).sort((a, b) => compareDates(b.date, a.date));
}
