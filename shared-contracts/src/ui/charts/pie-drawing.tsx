import { VictoryPie } from 'victory';
import { chartColor } from '../chart-view/chart-color';
import { PIE_SIZE_PX, type PieSlice } from '../chart-view/chart-data';
import { toDollars } from '../../money';

interface PieDrawingProps {
  readonly slices: readonly PieSlice[];
  readonly active: number | null;
  readonly onActive: (index: number) => void;
}

const RADIUS_PX = PIE_SIZE_PX / 2 - 6;
const HOLE_PX = 76;
const GROWTH_PX = 5;
const GAP_PX = 2;

export function PieDrawing({ slices, active, onActive }: PieDrawingProps) {
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
