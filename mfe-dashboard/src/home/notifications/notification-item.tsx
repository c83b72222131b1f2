import type { Notification } from '@halyard/shared-contracts/finance';
import { Button, CivilDate } from '@halyard/shared-contracts/ui';
import {
  ArrowDownToLine,
  CalendarClock,
  ChartLine,
  Check,
  type LucideIcon,
  Repeat,
  TrendingUp,
} from 'lucide-react';
import { useDashboardReadNotificationMutation } from '../home-api';
import styles from './notifications-card.module.css';

const icons: Readonly<Record<Notification['type'], LucideIcon>> = {
  bill_increase: TrendingUp,
  payment_due: CalendarClock,
  deposit_received: ArrowDownToLine,
  investment_alert: ChartLine,
  subscription_renewal: Repeat,
};

export function NotificationItem({ notification }: { notification: Notification }) {
  const [markRead] = useDashboardReadNotificationMutation();
  const { id, type, title, message, date, read } = notification;
  const Icon = icons[type];
  return (
    <li className={styles.item}>
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
          onClick={() => void markRead(id)}
        >
          <Check size={18} aria-hidden="true" />
        </Button>
      )}
    </li>
  );
}
