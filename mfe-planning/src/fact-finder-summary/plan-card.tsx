import { PROJECTION_SOURCES } from '@halyard/shared-contracts/long-run';
import { failureMessage, useToday } from '@halyard/shared-contracts/store';
import { Card, QueryView } from '@halyard/shared-contracts/ui';
import { SourceNotes } from '@halyard/shared-contracts/ui/parts';
import type { PlanAnswer } from '@halyard/shared-contracts/wire';
import { Link } from 'react-router-dom';
import { usePlanningPlanQuery } from '../data/plan-endpoints';
import styles from './summary.module.css';

/** A link opens each figure on its own screen. */
export function PlanCard() {
  return (
    <Card
      title="Your plan"
      footer="Information from your own figures to talk about with an advisor, no advice and no promise."
    >
      <QueryView
        query={usePlanningPlanQuery()}
        loading="Loading your plan..."
        errorMessage={failureMessage}
      >
        {(plan) => <Plan plan={plan} />}
      </QueryView>
    </Card>
  );
}

function Plan({ plan: { results, gaps, steps } }: { readonly plan: PlanAnswer }) {
  const today = useToday();
  return (
    <div className={styles.plan}>
      <dl className={styles.results}>
        {results.map(({ label, value, from, screen }) => (
          <div key={label}>
            <dt>
              <Link to={screen} className={styles.opens}>
                {label}
              </Link>
              <span className={styles.when}>{from}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PlanLines title="The next three steps" lines={steps} />
      <PlanLines title="Gaps" lines={gaps} />
      <SourceNotes sources={PROJECTION_SOURCES} today={today} />
    </div>
  );
}

interface PlanLinesProps {
  readonly title: string;
  readonly lines: PlanAnswer['gaps'];
}

function PlanLines({ title, lines }: PlanLinesProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.subtitle}>{title}</h3>
      <ul role="list" className={styles.lines}>
        {lines.map(({ text, screen }) => (
          <li key={text}>
            <Link to={screen} className={styles.opens}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
