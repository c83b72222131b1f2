import { scoreBand } from '@halyard/shared-contracts/finance';
import { Card, Disclosure, EmptyState } from '@halyard/shared-contracts/ui';
import type { ScoreAnswer } from '@halyard/shared-contracts/wire';
import { ScoreFactors } from './score-factors';
import { ScoreRing } from './score-ring';
import { SCORE_MESSAGES } from './score-view';
import styles from './score-card.module.css';

export function ScoreCard({ score }: { score: ScoreAnswer }) {
  return (
    <Card title="Financial Score">
      {score.current === null ? (
        <EmptyState
          title="No score yet"
          hint="Connect your bank or add an account: the score is made from your own figures."
        />
      ) : (
        <>
          <ScoreRing score={score.current} />
          <p className={styles.message}>{SCORE_MESSAGES[scoreBand(score.current)]}</p>
          <Disclosure summary="What makes up your score">
            <ScoreFactors factors={score.factors} />
          </Disclosure>
        </>
      )}
    </Card>
  );
}
