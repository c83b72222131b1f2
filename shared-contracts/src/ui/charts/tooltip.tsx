import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** Where its tip points, in px from the left and the top of the chart. */
  readonly x: number;
  readonly y: number;
  /** Width of the chart in px: the tooltip stays inside. */
  readonly width: number;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Half of the widest tooltip, which must not leave the chart. */
const HALF_PX = 76;

/** A point nearer to the top than this has its tooltip below it. */
const ROOM_ABOVE_PX = 56;

/** What one point says. Decoration for the eye: the inspector's value text says the same aloud. */
export function Tooltip({ x, y, width, title, children }: TooltipProps) {
  const left = Math.min(Math.max(x, HALF_PX), Math.max(HALF_PX, width - HALF_PX));
  return (
    <div
      aria-hidden="true"
      className={classNames(styles.tooltip, y < ROOM_ABOVE_PX && styles.below)}
      style={{ left, top: y }}
    >
      <div className={styles.title}>{title}</div>
      {children}
    </div>
  );
}
