import { formatUsd } from '@halyard/shared-contracts/money';
import { accountTypeLabel, Card, ProgressBar } from '@halyard/shared-contracts/ui';
import styles from './assets.module.css';
import type { AssetShare } from './assets-view';

export function SharesCard({ shares }: { readonly shares: readonly AssetShare[] }) {
  if (shares.length < 2) return null;
  return (
    <Card title="By type">
      <div className={styles.shares}>
        {shares.map(({ type, amount, percent }) => (
          <ProgressBar
            key={type}
            label={accountTypeLabel(type)}
            value={percent}
            tone="info"
            valueText={`${formatUsd(amount)} · ${percent.toFixed(1)}%`}
          />
        ))}
      </div>
    </Card>
  );
}
