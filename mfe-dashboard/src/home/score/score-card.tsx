import { scoreBand, type ScoreBand, type ScoreFactorKey } from '@halyard/shared-contracts/finance';
import { Card, Disclosure, EmptyState, ProgressBar, type Tone } from '@halyard/shared-contracts/ui';
import type { ScoreAnswer } from '@halyard/shared-contracts/wire';
import styles from './score-card.module.css';
import { ScoreRing } from './score-ring';

const PERCENT = 100;

// P1-4-12.
const SCORE_MESSAGES: Readonly<Record<ScoreBand, string>> = {
  excellent: 'Excellent! Keep up the great work!',
  good: "Good job! You're on the right track.",
  fair: 'Room for improvement.',
  poor: "Let's work on improving your score.",
};

const FACTOR_TONES: Readonly<Record<ScoreBand, Tone>> = {
  excellent: 'positive',
  good: 'info',
  fair: 'warning',
  poor: 'negative',
};

const FACTOR_NAMES: Readonly<Record<ScoreFactorKey, string>> = {
  debt_to_income: 'Debt to income',
  savings_rate: 'Savings rate',
  payment_history: 'Payment history',
  credit_utilization: 'Credit utilization',
  emergency_fund: 'Emergency fund',
  investment_diversity: 'Investment diversity',
};

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

function ScoreFactors({ factors }: Pick<ScoreAnswer, 'factors'>) {
  return (
    <ul className={styles.factors} role="list">
      {factors.map(({ key, score, weight, description }) => (
        <li key={key}>
          <ProgressBar
            label={FACTOR_NAMES[key]}
            value={score}
            valueText={`${Math.round(score)} of 100`}
            tone={FACTOR_TONES[scoreBand(score)]}
          />
          <p className={styles.description}>
            {description} · counts {Math.round(weight * PERCENT)}%
          </p>
        </li>
      ))}
    </ul>
  );
}
