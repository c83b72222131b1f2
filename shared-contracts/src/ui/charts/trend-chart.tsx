import { useState } from 'react';
import { VictoryChart, VictoryLine, VictoryScatter } from 'victory';
import type { TrendChartProps, TrendPoint } from '../chart-view/chart-data';
import { ChartFrame, NothingToShow } from './chart-frame';
import { formatUsd, toDollars } from '../../money';
import { Inspector } from './inspector';
import { Tooltip } from './tooltip';
import { trendGeometry, type TrendGeometry } from './trend-geometry';
import { axes, ends } from './axis/axes';

/** The chart is that of the specification (P1-2.6-36). */
export function TrendChart(props: TrendChartProps) {
  if (props.points.length === 0) return <NothingToShow height={props.height} />;
  return (
    <ChartFrame height={props.height}>
      {(width) => <TrendPlot {...props} width={width} />}
    </ChartFrame>
  );
}

function TrendPlot(props: TrendChartProps & { readonly width: number }) {
  const { points, width, height, color = '--trend', ariaLabel } = props;
  const [active, setActive] = useState<number | null>(null);
  const geometry = trendGeometry(props);
  const shown = active === null ? undefined : points[active];
  return (
    <>
      <svg role="img" aria-label={ariaLabel} width={width} height={height}>
        <TrendDrawing geometry={geometry} points={points} active={active} color={color} />
      </svg>
      <Inspector
        label={`${ariaLabel}, point by point`}
        count={points.length}
        active={active}
        onActive={setActive}
        valueText={pointText(shown ?? points.at(-1))}
        indexAt={geometry.indexAt}
        style={geometry.box}
      />
      {shown && active !== null && (
        <Tooltip
          x={geometry.x(active)}
          y={geometry.y(shown.value)}
          width={width}
          title={shown.label}
        >
          {formatUsd(shown.value, { decimals: 0 })}
        </Tooltip>
      )}
    </>
  );
}

function pointText(point: TrendPoint | undefined): string {
  return point ? `${point.label}: ${formatUsd(point.value, { decimals: 0 })}` : '';
}

interface TrendDrawingProps {
  readonly geometry: TrendGeometry;
  readonly points: readonly TrendPoint[];
  readonly active: number | null;
  readonly color: string;
}

const LINE_PX = 2;
const ACTIVE_DOT_PX = 5;

function TrendDrawing({ geometry, points, active, color }: TrendDrawingProps) {
  const { plot, valueTicks } = geometry;
  const stroke = `var(${color})`;
  const data = points.map(({ value }, x) => ({ x, y: toDollars(value) }));
  const last = points.length - 1;
  const dots = data.filter(({ x }) => x === active || last === 0);
  return (
    <VictoryChart
      standalone={false}
      width={plot.width}
      height={plot.height}
      padding={plot.padding}
      domain={{ x: last === 0 ? [-1, 1] : [0, last], y: ends(valueTicks) }}
    >
      {axes(geometry, (index) => points[index]?.label)}
      <VictoryLine
        data={data}
        interpolation="monotoneX"
        style={{ data: { stroke, strokeWidth: LINE_PX, strokeLinecap: 'round' } }}
      />
      <VictoryScatter
        data={dots}
        size={ACTIVE_DOT_PX}
        style={{ data: { fill: stroke, stroke: 'var(--surface)', strokeWidth: LINE_PX } }}
      />
    </VictoryChart>
  );
}
