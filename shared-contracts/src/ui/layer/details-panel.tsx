import type { ReactNode } from 'react';
import { type Fact, Facts } from '../figure/facts';
import { Figure } from '../figure/figure';
import styles from './details-panel.module.css';
import { Panel } from './panel';

interface DetailsPanelProps {
  readonly title: string;
  readonly label: string;
  readonly value: ReactNode;
  readonly size?: 'hero' | 'large';
  readonly badge?: ReactNode;
  readonly facts: readonly Fact[];
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

export function DetailsPanel(props: DetailsPanelProps) {
  const { title, label, value, size = 'large', badge, facts, footer, children, onClose } = props;
  return (
    <Panel open title={title} onClose={onClose} footer={footer}>
      <div className={styles.details}>
        <div className={styles.figure}>
          <Figure label={label} value={value} size={size} />
          {badge}
        </div>
        <Facts facts={facts} />
        {children}
      </div>
    </Panel>
  );
}
