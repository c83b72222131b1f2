import type { CSSProperties, MouseEvent, PointerEvent } from 'react';
import type { ChartOpening } from '../chart-view/chart-data';
import styles from './inspector.module.css';
import { useOpening } from './use-opening';

interface InspectorProps extends ChartOpening {
  readonly label: string;
  readonly count: number;
  readonly active: number | null;
  readonly onActive: (index: number | null) => void;
  readonly resting?: number | undefined;
  readonly valueText: string;
  /** `share` is 0 at the left and 1 at the right. */
  readonly indexAt?: ((share: number) => number) | undefined;
  /** Without it, only the keyboard moves the slider. */
  readonly style?: CSSProperties | undefined;
}

/** A native slider covers the plot, for keys, mouse, and touch. */
export function Inspector(props: InspectorProps) {
  const { label, count, active, onActive, onOpen, valueText, indexAt, style } = props;
  const last = count - 1;
  const current = active ?? props.resting ?? last;
  const { press, release, onKeyDown } = useOpening({ active, current, onOpen });
  const under = ({ currentTarget, clientX }: MouseEvent<HTMLInputElement>): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = indexAt?.((clientX - left) / (width || 1)) ?? current;
    return Math.min(last, Math.max(0, index));
  };
  const point = (event: PointerEvent<HTMLInputElement>) => indexAt && onActive(under(event));
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
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        press(under(event), event.pointerType);
        point(event);
      }}
      onPointerMove={point}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onActive(null)}
      onClick={(event) => release(under(event))}
      className={indexAt ? styles.inspector : styles.keysOnly}
      data-opens={onOpen ? '' : undefined}
      style={style}
    />
  );
}
