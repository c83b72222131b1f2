import type { CSSProperties, PointerEvent } from 'react';
import styles from './inspector.module.css';

interface InspectorProps {
  readonly label: string;
  readonly count: number;
  readonly active: number | null;
  readonly onActive: (index: number | null) => void;
  /** The slider starts at this point, the last one by default. */
  readonly resting?: number | undefined;
  readonly valueText: string;
  /** `share` is 0 at the left edge and 1 at the right. */
  readonly indexAt?: ((share: number) => number) | undefined;
  /** Without the position of the plot, only the keyboard moves the slider. */
  readonly style?: CSSProperties | undefined;
}

/** A native slider covers the plot, so that keys, mouse, and touch all select a point. */
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
