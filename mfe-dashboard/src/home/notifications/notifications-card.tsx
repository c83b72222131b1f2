import type { Notification } from '@halyard/shared-contracts/finance';
import { Badge, Button, Card, EmptyState } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { NotificationItem } from './notification-item';
import styles from './notifications-card.module.css';

/** P1-9-2 */
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
          <ul className={styles.list} role="list">
            {shown.map((notification) => (
              <NotificationItem key={notification.id} notification={notification} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
