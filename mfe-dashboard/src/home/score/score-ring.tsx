import { clsx } from 'clsx';
import { filledSegments, scoreBand } from '@halyard/shared-contracts/finance';
import styles from './score-card.module.css';

// P1-9-8.
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

export function ScoreRing({ score }: { score: number }) {
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
