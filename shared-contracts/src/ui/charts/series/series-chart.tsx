import { useMemo, useState } from 'react';
import { Point } from 'victory';
import type { SeriesChartProps } from '../../chart-view/chart-data';
import { ChartFrame, NothingToShow } from '../chart-frame';
import { Inspector } from '../inspector';
import { Tooltip } from '../tooltip';
import { namedValues, TooltipValues } from '../tooltip-values';
import { SeriesDrawing } from './series-drawing';
import { seriesGeometry, type SeriesGeometry } from './series-geometry';
import { valuesAt } from './values-at';

export function SeriesChart(props: SeriesChartProps) {
  const { height, labels, series } = props;
  const isEmpty = labels.length === 0 || series.length === 0;
  if (isEmpty) return <NothingToShow height={height} />;
  return (
    <ChartFrame height={height}>
      {(width, textScale) => <SeriesPlot {...props} width={width} textScale={textScale} />}
    </ChartFrame>
  );
}

interface SeriesPlotProps extends SeriesChartProps {
  readonly width: number;
  readonly textScale: number;
}

function SeriesPlot(props: SeriesPlotProps) {
  const { labels, width, height, ariaLabel, onOpen } = props;
  const [active, setActive] = useState<number | null>(null);
  // Moving the pointer does not draw the lines again.
  const geometry = useMemo(() => seriesGeometry(props), [props]);
  const current = active === null || active >= labels.length ? labels.length - 1 : active;
  const values = valuesAt(props, current);
  return (
    <>
      <svg role="img" aria-label={ariaLabel} width={width} height={height}>
        <SeriesDrawing geometry={geometry} props={props} />
        {active !== null && <Selected geometry={geometry} index={current} />}
      </svg>
      <Inspector
        label={`${ariaLabel}, point by point`}
        count={labels.length}
        active={active}
        onActive={setActive}
        onOpen={onOpen}
        valueText={namedValues(labels[current] ?? '', values)}
        indexAt={geometry.indexAt}
        style={geometry.box}
      />
      {active !== null && (
        <Tooltip
          x={geometry.x(current)}
          y={top(geometry, current)}
          width={width}
          title={labels[current]}
        >
          <TooltipValues values={values} />
        </Tooltip>
      )}
    </>
  );
}

const DOT_PX = 5;
const RIM_PX = 2;

interface SelectedProps {
  readonly geometry: SeriesGeometry;
  readonly index: number;
}

function Selected({ geometry, index }: SelectedProps) {
  return geometry.layers.flatMap(({ name, color, points }) =>
    points
      .filter(({ x }) => x === index)
      .map(({ x, y }) => (
        <Point
          key={name}
          x={geometry.x(x)}
          y={geometry.y(y)}
          size={DOT_PX}
          style={{ fill: color, stroke: 'var(--surface)', strokeWidth: RIM_PX }}
        />
      )),
  );
}

function top({ layers, y, box }: SeriesGeometry, index: number): number {
  const tops = layers.flatMap(({ points }) =>
    points.flatMap((point) => (point.x === index ? [y(point.y)] : [])),
  );
  return tops.length === 0 ? box.top : Math.min(...tops);
}
