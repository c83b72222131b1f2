import type { HealthInsight } from '@halyard/shared-contracts/finance';
import { Badge, Card, EmptyState } from '@halyard/shared-contracts/ui';
import { insightWords } from './insight-words';
import styles from './wealth-plan.module.css';

export function InsightsCard({ insights }: { readonly insights: readonly HealthInsight[] }) {
  return (
    <Card title="Financial Health Insights">
      {insights.length === 0 && (
        <EmptyState
          title="Nothing to tell yet"
          hint="Insights come with your first transactions and your income."
        />
      )}
      <ul role="list" className={styles.entries}>
        {insights.map((insight) => {
          const { title, text, badge, tone } = insightWords(insight);
          return (
            <li key={insight.kind}>
              <div className={styles.entryTitle}>
                <h3>{title}</h3>
                <Badge tone={tone}>{badge}</Badge>
              </div>
              <p className={styles.entryText}>{text}</p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
