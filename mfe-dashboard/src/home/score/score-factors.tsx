import { scoreBand } from '@halyard/shared-contracts/finance';
import { ProgressBar } from '@halyard/shared-contracts/ui';
import type { ScoreAnswer } from '@halyard/shared-contracts/wire';
import { FACTOR_NAMES, FACTOR_TONES } from './score-view';
import styles from './score-card.module.css';

const PERCENT = 100;

export function ScoreFactors({ factors }: Pick<ScoreAnswer, 'factors'>) {
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
