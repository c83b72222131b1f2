import type { Notification } from '@halyard/shared-contracts/finance';

interface Read {
  readonly notification_id: string;
  readonly read: number;
}

/** Notifications with the person's own read marks. */
export function withReads(
  notifications: readonly Notification[],
  reads: readonly Read[],
): Notification[] {
  const marks = new Map(reads.map(({ notification_id, read }) => [notification_id, read === 1]));
  return notifications.map((notification) => ({
    ...notification,
    read: marks.get(notification.id) ?? notification.read,
  }));
}
