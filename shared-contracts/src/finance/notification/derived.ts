import { compareDates, type IsoDate } from '../civil-date';
import type { Notification } from '../entities';
import type { Notice, NoticeSource } from './notice';
import { noticesOf } from './notices';
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

/** A company may have two plans that are due on one day, so repeated ids get a number. */
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
 * Returns the newest first (P1-3-14). The same data on the same day gives the same ids, so that read marks stay
 * valid.
 */
export function derivedNotifications(data: NoticeSource, today: IsoDate): Notification[] {
  return withOwnIds(noticesOf(data, today).map(toNotification)).sort((a, b) =>
    compareDates(b.date, a.date),
  );
}
