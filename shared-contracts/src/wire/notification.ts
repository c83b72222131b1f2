import * as v from 'valibot';
import { isoDate, NOTIFICATION_TYPES, type Notification } from '../finance';
import { civilDate, provenance } from './common';
import { decodeProvenance, type Provenance } from './provenance';

const notificationWireSchema = v.object({
  id: v.string(),
  type: v.picklist(NOTIFICATION_TYPES),
  title: v.string(),
  message: v.string(),
  date: civilDate,
  read: v.boolean(),
  priority: v.picklist(['low', 'medium', 'high']),
  category: v.string(),
  account_id: v.nullable(v.string()),
});

type NotificationWire = v.InferOutput<typeof notificationWireSchema>;

export const notificationsAnswerSchema = v.object({
  ...provenance,
  notifications: v.array(notificationWireSchema),
});

interface NotificationsAnswer extends Provenance {
  readonly notifications: readonly Notification[];
}

export function encodeNotification(notification: Notification): NotificationWire {
  const { accountId, ...rest } = notification;
  return { ...rest, account_id: accountId };
}

export function decodeNotifications(raw: unknown): NotificationsAnswer {
  const wire = v.parse(notificationsAnswerSchema, raw);
  return {
    ...decodeProvenance(wire),
    notifications: wire.notifications.map(({ account_id, date, ...rest }) => ({
      ...rest,
      date: isoDate(date),
      accountId: account_id,
    })),
  };
}

export const notificationPatchSchema = v.object({ read: v.boolean() });

export const notificationAnswerSchema = v.object({ notification: notificationWireSchema });
