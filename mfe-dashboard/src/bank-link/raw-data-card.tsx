import { Card } from '@halyard/shared-contracts/ui';
import styles from './raw-data.module.css';

const INDENT = 2;

export function RawDataCard({ data }: { data: unknown }) {
  return (
    <Card title="Raw debug data">
      <pre className={styles.raw} tabIndex={0} aria-label="Raw debug data">
        {JSON.stringify(data, null, INDENT)}
      </pre>
    </Card>
  );
}
