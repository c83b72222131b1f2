import { clsx } from 'clsx';
import { Badge, Button, ButtonLink, type Tone } from '@halyard/shared-contracts/ui';
import type { AiInsight } from '@halyard/shared-contracts/wire';
import { CircleAlert, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react';
import { FiguredText } from './figured-text';
import styles from './insights.module.css';

interface PriorityLook {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly action: string;
}

/** Implements P1-4-13. */
const looks: Readonly<Record<AiInsight['priority'], PriorityLook>> = {
  high: { tone: 'negative', icon: CircleAlert, label: 'High', action: 'Act now' },
  medium: { tone: 'warning', icon: TriangleAlert, label: 'Medium', action: 'Review' },
  low: { tone: 'positive', icon: CircleCheck, label: 'Low', action: 'Take a look' },
};

interface InsightItemProps {
  readonly insight: AiInsight;
  readonly onPutAway: (id: string, how: 'dismiss' | 'snooze') => void;
}

export function InsightItem({ insight, onPutAway }: InsightItemProps) {
  const { id, title, message, figures, action, priority, href } = insight;
  const { tone, icon: Icon, label, action: verb } = looks[priority];
  return (
    <li className={styles.item}>
      <Icon size={20} aria-hidden="true" className={clsx(styles.icon, styles[tone])} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h3>{title}</h3>
          <Badge tone={tone}>
            {label}
            <span className="sr-only"> priority</span>
          </Badge>
        </div>
        <p className={styles.message}>
          <FiguredText text={message} figures={figures} />
        </p>
        <p className={styles.recommended}>Recommended Action</p>
        <p className={styles.message}>{action}</p>
        <div className={styles.buttons}>
          <ButtonLink to={href} size="small">
            {verb}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
          {id !== undefined && (
            <>
              <Button size="small" variant="quiet" onClick={() => onPutAway(id, 'snooze')}>
                Snooze for a week<span className="sr-only">: {title}</span>
              </Button>
              <Button size="small" variant="quiet" onClick={() => onPutAway(id, 'dismiss')}>
                Dismiss<span className="sr-only">: {title}</span>
              </Button>
            </>
          )}
        </div>
      </div>
    </li>
  );
}
