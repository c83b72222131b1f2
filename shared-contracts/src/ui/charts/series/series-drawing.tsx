import { memo } from 'react';
import { VictoryArea, VictoryChart, VictoryLine, VictoryScatter } from 'victory';
import type { SeriesChartProps } from '../../chart-view/chart-data';
import { axes, ends } from '../axis/axes';
import { plotWidth } from '../axis/plot';
import type { BandLayer, Layer, LayerPoint } from './layers';
import type { SeriesGeometry } from './series-geometry';
import { thinOut } from './thin-out';

const LINE_PX = 2;
const DOT_PX = 5;
const MARK_PX = 4;
const DASHES = '6 4';
const AREA_OPACITY = 0.18;

/** With more points, straight lines look the same. */
const MOST_CURVES = 60;

const PIXELS_A_PART = 4;

interface SeriesDrawingProps {
  readonly geometry: SeriesGeometry;
  readonly props: Pick<SeriesChartProps, 'labels' | 'ticks' | 'marks'>;
}

/** The axes are function calls, because Victory reads only the direct children of a chart. */
export const SeriesDrawing = memo(function SeriesDrawing({ geometry, props }: SeriesDrawingProps) {
  const { plot, valueTicks, layers, bands } = geometry;
  const { labels, ticks = labels } = props;
  const last = labels.length - 1;
  const parts = Math.ceil(plotWidth(plot) / PIXELS_A_PART);
  return (
    <VictoryChart
      standalone={false}
      width={plot.width}
      height={plot.height}
      padding={plot.padding}
      domain={{ x: last === 0 ? [-1, 1] : [0, last], y: ends(valueTicks) }}
    >
      {axes(geometry, (index) => ticks[index])}
      {bands.map((band) => area(band, parts))}
      {layers.flatMap((layer) => [
        layer.look === 'area' && area(layer, parts),
        last === 0 ? dots(layer, layer.points, DOT_PX) : line(layer, parts),
      ])}
      {marked(layers[0], props.marks)}
    </VictoryChart>
  );
});

function line({ name, look, color, points }: Layer, parts: number) {
  const style = {
    stroke: color,
    strokeWidth: LINE_PX,
    strokeLinecap: 'round',
    ...(look === 'dashed' && { strokeDasharray: DASHES }),
  } as const;
  return (
    <VictoryLine
      key={name}
      data={[...thinOut(points, parts)]}
      interpolation={curve(points)}
      style={{ data: style }}
    />
  );
}

function area({ name, color, points }: BandLayer, parts: number) {
  return (
    <VictoryArea
      key={`${name}, area`}
      data={[...thinOut(points, parts)]}
      y0={({ base }: LayerPoint) => base}
      interpolation={curve(points)}
      style={{ data: { fill: color, fillOpacity: AREA_OPACITY, stroke: 'none' } }}
    />
  );
}

function dots({ name, color }: Layer, points: readonly LayerPoint[], size: number) {
  const style = { fill: color, stroke: 'var(--surface)', strokeWidth: LINE_PX };
  return (
    <VictoryScatter key={`${name}, dots`} data={[...points]} size={size} style={{ data: style }} />
  );
}

function marked(layer: Layer | undefined, marks: SeriesChartProps['marks'] = []) {
  const at = new Set(marks.map(({ index }) => index));
  const points = layer?.points.filter(({ x }) => at.has(x)) ?? [];
  return layer && points.length > 0 && dots({ ...layer, name: 'marks' }, points, MARK_PX);
}

const curve = (points: readonly LayerPoint[]) =>
  points.length > MOST_CURVES ? 'linear' : 'monotoneX';
