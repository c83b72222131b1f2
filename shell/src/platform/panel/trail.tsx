import { Card } from '@halyard/shared-contracts/ui';
import type { RemoteOverview } from './overview';
import styles from './platform-screen.module.css';
import { attemptWords } from './words';

export function Trail({ rows }: { readonly rows: readonly RemoteOverview[] }) {
  const tried = rows.filter(({ trail }) => trail.length > 0);
  return (
    <Card title="Attempts on this page">
      {tried.length === 0 && <p>No remote has been loaded on this page yet.</p>}
      {tried.map(({ remote, trail }) => (
        <section key={remote} aria-label={`Attempts for ${remote}`}>
          <h3>{remote}</h3>
          <ol className={styles.trail}>
            {trail.map((attempt, index) => (
              <li key={trail.length - index}>{attemptWords(attempt)}</li>
            ))}
          </ol>
        </section>
      ))}
    </Card>
  );
}
