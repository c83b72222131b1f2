import { type Fact, Facts, Figure, Panel } from '@halyard/shared-contracts/ui';
import type { ReactNode } from 'react';
import styles from './details-panel.module.css';

interface DetailsPanelProps {
  readonly title: string;
  /** The one figure the row is about. */
  readonly label: string;
  readonly value: ReactNode;
  readonly badge?: ReactNode;
  readonly facts: readonly Fact[];
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** One row of a list whole: its figure, what is known of it, and what can be done with it. */
export function DetailsPanel(props: DetailsPanelProps) {
  const { title, label, value, badge, facts, footer, children, onClose } = props;
  return (
    <Panel open title={title} onClose={onClose} footer={footer}>
      <div className={styles.details}>
        <div className={styles.figure}>
          <Figure label={label} value={value} size="large" />
          {badge}
        </div>
        <Facts facts={facts} />
        {children}
      </div>
    </Panel>
  );
}
