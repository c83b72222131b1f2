import {
  filledSegments,
  scoreBand,
  type ScoreBand,
  type ScoreFactorKey,
} from '@halyard/shared-contracts/finance';
import {
  ButtonLink,
  Card,
  Disclosure,
  EmptyState,
  ProgressBar,
  type Tone,
} from '@halyard/shared-contracts/ui';
import type { ScoreAnswer } from '@halyard/shared-contracts/wire';
import { clsx } from 'clsx';
import styles from './score-card.module.css';

const PERCENT = 100;

// Implements P1-4-12.
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
          <div className={styles.top}>
            <ScoreRing score={score.current} />
            <div className={styles.words}>
              <p className={styles.message}>{SCORE_MESSAGES[scoreBand(score.current)]}</p>
              <WeakestFactors factors={score.factors} />
            </div>
          </div>
          <Disclosure summary="What makes up your score">
            <ScoreFactors factors={score.factors} />
            <ButtonLink to="/score">Try it out</ButtonLink>
          </Disclosure>
        </>
      )}
    </Card>
  );
}

const WEAKEST_SHOWN = 2;

function WeakestFactors({ factors }: Pick<ScoreAnswer, 'factors'>) {
  const weak = factors
    .filter((factor) => scoreBand(factor.score) !== 'excellent')
    .sort((a, b) => a.score - b.score)
    .slice(0, WEAKEST_SHOWN);
  if (weak.length === 0) return null;
  return (
    <p className={styles.weakest}>
      Most to gain: {weak.map(({ key }) => FACTOR_NAMES[key].toLowerCase()).join(' and ')}.
    </p>
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

// Implements P1-9-8.
const SEGMENTS = 20;

const CENTER = 60;
const RADIUS = 52;
const STEP_DEGREES = 360 / SEGMENTS;

const DRAWN_DEGREES = STEP_DEGREES * 0.8;

const SEGMENT_PATH = (() => {
  const angle = (DRAWN_DEGREES * Math.PI) / 180;
  const x = CENTER + RADIUS * Math.sin(angle);
  const y = CENTER - RADIUS * Math.cos(angle);
  return `M ${CENTER} ${CENTER - RADIUS} A ${RADIUS} ${RADIUS} 0 0 1 ${x.toFixed(3)} ${y.toFixed(3)}`;
})();

function ScoreRing({ score }: { score: number }) {
  const filled = filledSegments(score, SEGMENTS);
  const color = styles[scoreBand(score)];
  return (
    <div className={styles.ring}>
      <svg
        viewBox={`0 0 ${2 * CENTER} ${2 * CENTER}`}
        role="img"
        aria-label={`Score ${score} of 100`}
      >
        {Array.from({ length: SEGMENTS }, (_, index) => (
          <path
            key={index}
            d={SEGMENT_PATH}
            transform={`rotate(${index * STEP_DEGREES} ${CENTER} ${CENTER})`}
            data-filled={index < filled}
            className={clsx(styles.segment, index < filled && color)}
          />
        ))}
      </svg>
      <span className={styles.number} aria-hidden="true">
        {score}
      </span>
    </div>
  );
}
