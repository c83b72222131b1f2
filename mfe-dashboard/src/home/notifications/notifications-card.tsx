import type { Notification } from '@halyard/shared-contracts/finance';
import { Badge, Button, Card, CivilDate, EmptyState } from '@halyard/shared-contracts/ui';
import {
  ArrowDownToLine,
  CalendarClock,
  ChartLine,
  Check,
  type LucideIcon,
  Repeat,
  TrendingUp,
} from 'lucide-react';
import { useState } from 'react';
import { useDashboardReadNotificationMutation } from '../home-api';
import styles from './notifications-card.module.css';

// Implements P1-9-2.
const COLLAPSED = 3;

export function NotificationsCard({ notifications }: { notifications: readonly Notification[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? notifications : notifications.slice(0, COLLAPSED);
  const actions = (
    <>
      <Badge tone="neutral">{`${notifications.length} total`}</Badge>
      {notifications.length > COLLAPSED && (
        <Button variant="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  );
  return (
    <Card title="Notifications" actions={actions}>
      {notifications.length === 0 ? (
        <EmptyState title="No notifications" hint="Bills, deposits and payments show up here." />
      ) : (
        <div className={styles.scroll} role="group" aria-label="Notification list" tabIndex={0}>
          <ul className={all ? styles.list : styles.short} role="list">
            {shown.map((notification) => (
              <NotificationItem key={notification.id} notification={notification} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

const icons: Readonly<Record<Notification['type'], LucideIcon>> = {
  bill_increase: TrendingUp,
  payment_due: CalendarClock,
  deposit_received: ArrowDownToLine,
  investment_alert: ChartLine,
  subscription_renewal: Repeat,
};

function NotificationItem({ notification }: { notification: Notification }) {
  const [markRead] = useDashboardReadNotificationMutation();
  const { id, type, title, message, date, read } = notification;
  const Icon = icons[type];
  return (
    <li className={styles.item} tabIndex={-1}>
      <Icon size={18} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <p className={read ? styles.title : styles.unread}>
          {!read && <span className="sr-only">Unread: </span>}
          {title}
        </p>
        <p className={styles.message}>{message}</p>
        <p className={styles.date}>
          <CivilDate date={date} />
        </p>
      </div>
      {!read && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Mark as read: ${title}`}
          title="Mark as read"
          onClick={({ currentTarget }) => {
            // The button disappears, but its row stays.
            currentTarget.closest('li')?.focus();
            void markRead(id);
          }}
        >
          <Check size={18} aria-hidden="true" />
        </Button>
      )}
    </li>
  );
}
