import { clsx } from 'clsx';
import { type CSSProperties, type SyntheticEvent, useState } from 'react';
import { VictoryPie } from 'victory';
import { PIE_SIZE_PX, type PieChartProps, type PieSlice } from '../chart-view/chart-data';
import { formatPercent } from '../figure/percent';
import { formatUsd, sum, toDollars } from '../../money';
import { NothingToShow } from './chart-frame';
import { Inspector } from './inspector';
import styles from './pie-chart.module.css';
import { useOpening } from './use-opening';
import { chartColor } from '../chart-view/chart-color';

const square = (size: number): CSSProperties => ({ width: size, height: size });

export function PieChart({ slices, size = PIE_SIZE_PX, ariaLabel, onOpen }: PieChartProps) {
  const [active, setActive] = useState<number | null>(null);
  const { press, release } = useOpening({ active, current: active ?? 0, onOpen });
  if (slices.length === 0) return <NothingToShow height={size} />;
  const current = slices[active ?? 0];
  return (
    <div
      className={styles.pie}
      style={square(size)}
      // The slice stays selected after the finger is lifted.
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setActive(null)}
    >
      <svg role="img" aria-label={ariaLabel} width={size} height={size}>
        <PieDrawing
          slices={slices}
          size={size}
          active={active}
          onActive={setActive}
          onPress={press}
          onRelease={release}
        />
      </svg>
      <Middle slices={slices} small={size < PIE_SIZE_PX} active={active} />
      <Inspector
        label={`${ariaLabel}, slice by slice`}
        count={slices.length}
        active={active}
        resting={0}
        onActive={setActive}
        onOpen={onOpen}
        valueText={current ? sliceText(current) : ''}
      />
    </div>
  );
}

function sliceText({ name, amount, percentage }: PieSlice): string {
  return `${name}: ${formatUsd(amount, { decimals: 0 })}, ${formatPercent(percentage)} of total`;
}

interface MiddleProps extends Pick<PieChartProps, 'slices'> {
  readonly small: boolean;
  readonly active: number | null;
}

function Middle({ slices, small, active }: MiddleProps) {
  const slice = active === null ? undefined : slices[active];
  const amount = slice?.amount ?? sum(slices.map((each) => each.amount));
  return (
    <div className={clsx(styles.middle, small && styles.small)} aria-hidden="true">
      <span className={styles.name}>{slice?.name ?? 'Total'}</span>
      <span className={styles.amount}>{formatUsd(amount, { decimals: 0 })}</span>
      {slice && <span className={styles.share}>{formatPercent(slice.percentage)} of total</span>}
    </div>
  );
}

interface PieDrawingProps {
  readonly slices: readonly PieSlice[];
  readonly size: number;
  readonly active: number | null;
  readonly onActive: (index: number) => void;
  readonly onPress: (index: number, pointerType: string) => void;
  readonly onRelease: (index: number) => void;
}

const EDGE_PX = 6;
const HOLE_SHARE = 2 / 3;
const GROWTH_PX = 5;
const GAP_PX = 2;

function PieDrawing({ slices, size, active, ...pointing }: PieDrawingProps) {
  const radius = size / 2 - EDGE_PX;
  return (
    <VictoryPie
      standalone={false}
      width={size}
      height={size}
      padding={0}
      data={slices.map(({ name, amount }) => ({ x: name, y: Math.max(0, toDollars(amount)) }))}
      labels={() => null}
      innerRadius={radius * HOLE_SHARE}
      radius={({ index }) => radius + (index === active ? GROWTH_PX : 0)}
      style={{
        data: {
          fill: ({ index }) => slices[Number(index)]?.color ?? chartColor(Number(index)),
          stroke: 'var(--surface)',
          strokeWidth: GAP_PX,
        },
      }}
      events={[{ target: 'data', eventHandlers: handlersOf(pointing) }]}
    />
  );
}

type Pointing = Pick<PieDrawingProps, 'onActive' | 'onPress' | 'onRelease'>;
type Slice = { readonly index: number };

const pointerOf = ({ nativeEvent }: SyntheticEvent): string =>
  'pointerType' in nativeEvent ? String(nativeEvent.pointerType) : 'mouse';

/** Victory expects a list of changes, which is empty. */
function handlersOf({ onActive, onPress, onRelease }: Pointing) {
  return {
    onPointerEnter: (event: SyntheticEvent, { index }: Slice) => {
      if (pointerOf(event) !== 'touch') onActive(index);
      return [];
    },
    onPointerDown: (event: SyntheticEvent, { index }: Slice) => {
      onPress(index, pointerOf(event));
      onActive(index);
      return [];
    },
    onClick: (_event: unknown, { index }: Slice) => {
      onRelease(index);
      return [];
    },
  };
}
