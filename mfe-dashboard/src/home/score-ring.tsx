import { filledSegments, scoreBand } from '@halyard/shared-contracts/finance';
import { classNames } from '../class-names';
import styles from './score-card.module.css';

/** Segments of the ring (spec part 1, section 9). */
const SEGMENTS = 20;

/** The part of a segment that is drawn; the rest parts it from the next. */
const DRAWN = 0.8;

/** A score of 0–100 as a ring that fills clockwise from the top, with the number in its middle. */
export function ScoreRing({ score }: { score: number }) {
  const filled = filledSegments(score, SEGMENTS);
  const color = styles[scoreBand(score)];
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 120 120" role="img" aria-label={`Score ${score} of 100`}>
        {Array.from({ length: SEGMENTS }, (_, index) => (
          <circle
            key={index}
            cx="60"
            cy="60"
            r="52"
            pathLength={SEGMENTS}
            strokeDasharray={`${DRAWN} ${SEGMENTS - DRAWN}`}
            strokeDashoffset={-index}
            data-filled={index < filled}
            className={classNames(styles.segment, index < filled && color)}
          />
        ))}
      </svg>
      <span className={styles.number} aria-hidden="true">
        {score}
      </span>
    </div>
  );
}
