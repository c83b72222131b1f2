import { type CSSProperties, useState } from 'react';
import { VictoryPie } from 'victory';
import { PIE_SIZE_PX, type PieChartProps, type PieSlice } from '../chart-view/chart-data';
import { formatPercent } from '../figure/percent';
import { formatUsd, sum, toDollars } from '../../money';
import { NothingToShow } from './chart-frame';
import { Inspector } from './inspector';
import styles from './pie-chart.module.css';
import { chartColor } from '../chart-view/chart-color';

const square: CSSProperties = { width: PIE_SIZE_PX, height: PIE_SIZE_PX };

export function PieChart({ slices, ariaLabel }: PieChartProps) {
  const [active, setActive] = useState<number | null>(null);
  if (slices.length === 0) return <NothingToShow height={PIE_SIZE_PX} />;
  const said = slices[active ?? 0];
  return (
    <div
      className={styles.pie}
      style={square}
      // A finger leaves as soon as it is lifted, and the touched slice stays.
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setActive(null)}
    >
      <svg role="img" aria-label={ariaLabel} width={PIE_SIZE_PX} height={PIE_SIZE_PX}>
        <PieDrawing slices={slices} active={active} onActive={setActive} />
      </svg>
      <Middle slices={slices} active={active} />
      <Inspector
        label={`${ariaLabel}, slice by slice`}
        count={slices.length}
        active={active}
        resting={0}
        onActive={setActive}
        valueText={said ? sliceText(said) : ''}
      />
    </div>
  );
}

function sliceText({ name, amount, percentage }: PieSlice): string {
  return `${name}: ${formatUsd(amount, { decimals: 0 })}, ${formatPercent(percentage)} of total`;
}

function Middle({
  slices,
  active,
}: Pick<PieChartProps, 'slices'> & { readonly active: number | null }) {
  const slice = active === null ? undefined : slices[active];
  const amount = slice?.amount ?? sum(slices.map((each) => each.amount));
  return (
    <div className={styles.middle} aria-hidden="true">
      <span className={styles.name}>{slice?.name ?? 'Total'}</span>
      <span className={styles.amount}>{formatUsd(amount, { decimals: 0 })}</span>
      {slice && <span className={styles.share}>{formatPercent(slice.percentage)} of total</span>}
    </div>
  );
}

interface PieDrawingProps {
  readonly slices: readonly PieSlice[];
  readonly active: number | null;
  readonly onActive: (index: number) => void;
}

const RADIUS_PX = PIE_SIZE_PX / 2 - 6;
const HOLE_PX = 76;
const GROWTH_PX = 5;
const GAP_PX = 2;

function PieDrawing({ slices, active, onActive }: PieDrawingProps) {
  return (
    <VictoryPie
      standalone={false}
      width={PIE_SIZE_PX}
      height={PIE_SIZE_PX}
      padding={0}
      data={slices.map(({ name, amount }) => ({ x: name, y: Math.max(0, toDollars(amount)) }))}
      labels={() => null}
      innerRadius={HOLE_PX}
      radius={({ index }) => RADIUS_PX + (index === active ? GROWTH_PX : 0)}
      style={{
        data: {
          fill: ({ index }) => chartColor(Number(index)),
          stroke: 'var(--surface)',
          strokeWidth: GAP_PX,
        },
      }}
      events={[{ target: 'data', eventHandlers: pointing(onActive) }]}
    />
  );
}

function pointing(onActive: (index: number) => void) {
  const point = (_event: unknown, { index }: { readonly index: number }) => {
    onActive(index);
    return [];
  };
  return { onPointerEnter: point, onPointerDown: point };
}
