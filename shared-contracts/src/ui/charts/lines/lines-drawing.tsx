import { VictoryChart, VictoryLine, VictoryScatter } from 'victory';
import { chartColor } from '../../chart-view/chart-color';
import { axes, ends } from '../axis/axes';
import type { LinesChartProps } from './lines-chart-props';
import type { LinesGeometry } from './lines-geometry';

const LINE_PX = 2;
const DOT_PX = 4;

/** The shape distinguishes the lines in addition to the color. */
const SHAPES = ['circle', 'square', 'triangleUp', 'diamond'] as const;

interface LinesDrawingProps {
  readonly geometry: LinesGeometry;
  readonly props: Pick<LinesChartProps, 'labels' | 'lines' | 'textOf'>;
}

/** The axes are function calls, because Victory reads only the direct children of a chart. */
export function LinesDrawing({ geometry, props }: LinesDrawingProps) {
  const { plot, valueTicks } = geometry;
  const { labels, lines, textOf } = props;
  return (
    <VictoryChart
      standalone={false}
      width={plot.width}
      height={plot.height}
      padding={plot.padding}
      domain={{ x: [0, Math.max(1, labels.length - 1)], y: ends(valueTicks) }}
    >
      {axes(geometry, (index) => labels[index], textOf)}
      {lines.flatMap(({ name, values }, place) => {
        const color = chartColor(place);
        const data = values.map((y, x) => ({ x, y }));
        return [
          <VictoryLine
            key={name}
            data={data}
            style={{ data: { stroke: color, strokeWidth: LINE_PX } }}
          />,
          <VictoryScatter
            key={`${name}, points`}
            data={data.filter(({ y }) => y !== null)}
            size={DOT_PX}
            symbol={SHAPES[place % SHAPES.length] ?? 'circle'}
            style={{ data: { fill: color, stroke: 'var(--surface)', strokeWidth: 1 } }}
          />,
        ];
      })}
    </VictoryChart>
  );
}
