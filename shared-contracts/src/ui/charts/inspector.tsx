import type { CSSProperties, PointerEvent } from 'react';
import styles from './inspector.module.css';

interface InspectorProps {
  readonly label: string;
  readonly count: number;
  /** The point being read; null when none is. */
  readonly active: number | null;
  readonly onActive: (index: number | null) => void;
  /** The point that the slider is on before the user moves it; the last one by default. */
  readonly resting?: number | undefined;
  /** What the active point says, for assistive technology. */
  readonly valueText: string;
  /** The point under `share` of the way across, 0 at the left edge and 1 at the right. */
  readonly indexAt?: ((share: number) => number) | undefined;
  /** Where the plot lies; without it the slider is for the keyboard only. */
  readonly style?: CSSProperties | undefined;
}

/**
 * Reads a chart point by point. A native slider laid over the plot: arrow keys, Home and End come with it,
 * a mouse reads by hovering and a finger by sliding.
 */
export function Inspector(props: InspectorProps) {
  const { label, count, active, onActive, valueText, indexAt, style } = props;
  const last = count - 1;
  const current = active ?? props.resting ?? last;
  const point = (event: PointerEvent<HTMLInputElement>) => {
    if (!indexAt) return;
    const box = event.currentTarget.getBoundingClientRect();
    const index = indexAt((event.clientX - box.left) / (box.width || 1));
    onActive(Math.min(last, Math.max(0, index)));
  };
  return (
    <input
      type="range"
      min={0}
      max={last}
      step={1}
      value={current}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={(event) => onActive(event.target.valueAsNumber)}
      onFocus={() => onActive(current)}
      onBlur={() => onActive(null)}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onActive(null)}
      className={indexAt ? styles.inspector : styles.keysOnly}
      style={style}
    />
  );
}
