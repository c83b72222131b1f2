import { useState } from 'react';
import { chartColor } from '../../chart-view/chart-color';
import { ChartFrame, NothingToShow } from '../chart-frame';
import { Inspector } from '../inspector';
import { Tooltip } from '../tooltip';
import { type NamedValue, namedValues, TooltipValues } from '../tooltip-values';
import type { LinesChartProps } from './lines-chart-props';
import { LinesDrawing } from './lines-drawing';
import { linesGeometry } from './lines-geometry';

/** Draws lines of plain numbers, such as times. `SeriesChart` is for amounts of money. */
export function LinesChart(props: LinesChartProps) {
  const { height, lines } = props;
  const isKnown = lines.some(({ values }) => values.some((value) => value !== null));
  if (!isKnown) return <NothingToShow height={height} />;
  return (
    <ChartFrame height={height}>
      {(width, textScale) => <LinesPlot {...props} width={width} textScale={textScale} />}
    </ChartFrame>
  );
}

interface LinesPlotProps extends LinesChartProps {
  readonly width: number;
  readonly textScale: number;
}

function LinesPlot(props: LinesPlotProps) {
  const { labels, width, height, ariaLabel } = props;
  const [active, setActive] = useState<number | null>(null);
  const geometry = linesGeometry(props);
  const current = active ?? labels.length - 1;
  const values = valuesAt(props, current);
  return (
    <>
      <svg role="img" aria-label={ariaLabel} width={width} height={height}>
        <LinesDrawing geometry={geometry} props={props} />
      </svg>
      <Inspector
        label={`${ariaLabel}, point by point`}
        count={labels.length}
        active={active}
        onActive={setActive}
        valueText={namedValues(labels[current] ?? '', values)}
        indexAt={geometry.indexAt}
        style={geometry.box}
      />
      {active !== null && values.length > 0 && (
        <Tooltip x={geometry.x(current)} y={geometry.box.top} width={width} title={labels[current]}>
          <TooltipValues values={values} />
        </Tooltip>
      )}
    </>
  );
}

const valuesAt = ({ lines, textOf }: LinesChartProps, index: number): NamedValue[] =>
  lines.flatMap(({ name, values }, place) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ name, text: textOf(value), color: chartColor(place) }];
  });
