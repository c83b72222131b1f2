import { useState } from 'react';
import { chartColor } from '../chart-view/chart-color';
import type { BarGroup, BarsChartProps } from '../chart-view/chart-data';
import { ChartFrame, NothingToShow } from './chart-frame';
import { Legend, LEGEND_PX } from './legend';
import { BarsDrawing } from './bars-drawing';
import { barsGeometry } from './bars-geometry';
import { Inspector } from './inspector';
import { Tooltip } from './tooltip';
import { dollarText, type NamedValue, namedValues, TooltipValues } from './tooltip-values';

export function BarsChart(props: BarsChartProps) {
  const [first] = props.groups;
  if (!first) return <NothingToShow height={props.height} />;
  const height = props.height - LEGEND_PX;
  const names = first.values.map(({ name }) => name);
  return (
    <>
      <Legend names={names} />
      <ChartFrame height={height}>
        {(width, textScale) => (
          <BarsPlot {...props} names={names} width={width} height={height} textScale={textScale} />
        )}
      </ChartFrame>
    </>
  );
}

interface BarsPlotProps extends BarsChartProps {
  readonly names: readonly string[];
  readonly width: number;
  readonly textScale: number;
}

function BarsPlot(props: BarsPlotProps) {
  const { groups, names, width, height, textScale, ariaLabel, onOpen } = props;
  const [active, setActive] = useState<number | null>(null);
  const geometry = barsGeometry({ groups, width, height, textScale });
  const shown = active === null ? undefined : groups[active];
  return (
    <>
      <svg role="img" aria-label={ariaLabel} width={width} height={height}>
        <BarsDrawing geometry={geometry} groups={groups} names={names} active={active} />
      </svg>
      <Inspector
        label={`${ariaLabel}, group by group`}
        count={groups.length}
        active={active}
        onActive={setActive}
        onOpen={onOpen}
        valueText={groupText(shown ?? groups.at(-1))}
        indexAt={geometry.indexAt}
        style={geometry.box}
      />
      {shown && active !== null && (
        <Tooltip
          x={geometry.x(active)}
          y={Math.min(...shown.values.map(({ value }) => geometry.y(value)))}
          width={width}
          title={shown.label}
        >
          <TooltipValues values={valuesOf(shown)} />
        </Tooltip>
      )}
    </>
  );
}

function valuesOf(group: BarGroup): NamedValue[] {
  return group.values.map(({ name, value }, index) => ({
    name,
    text: dollarText(value),
    color: chartColor(index),
  }));
}

function groupText(group: BarGroup | undefined): string {
  return group ? namedValues(group.label, valuesOf(group)) : '';
}
