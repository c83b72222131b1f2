import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './tooltip.module.css';

interface TooltipProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

const HALF_PX = 76;

const ROOM_ABOVE_PX = 56;

/** The slider has the same text for assistive technology. */
export function Tooltip({ x, y, width, title, children }: TooltipProps) {
  const left = Math.min(Math.max(x, HALF_PX), Math.max(HALF_PX, width - HALF_PX));
  return (
    <div
      aria-hidden="true"
      className={clsx(styles.tooltip, y < ROOM_ABOVE_PX && styles.below)}
      style={{ left, top: y }}
    >
      <div className={styles.title}>{title}</div>
      {children}
    </div>
  );
}
