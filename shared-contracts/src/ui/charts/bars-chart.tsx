import { useState } from 'react';
import type { BarGroup, BarsChartProps } from '../chart-view/chart-data';
import { ChartFrame, NothingToShow } from './chart-frame';
import { Legend, LEGEND_PX, Swatch } from './legend';
import { formatUsd } from '../../money';
import { BarsDrawing } from './bars-drawing';
import { barsGeometry } from './bars-geometry';
import styles from './bars-chart.module.css';
import { Inspector } from './inspector';
import { Tooltip } from './tooltip';

export function BarsChart(props: BarsChartProps) {
  const [first] = props.groups;
  if (!first) return <NothingToShow height={props.height} />;
  const height = props.height - LEGEND_PX;
  const names = first.values.map(({ name }) => name);
  return (
    <>
      <Legend names={names} />
      <ChartFrame height={height}>
        {(width) => <BarsPlot {...props} names={names} width={width} height={height} />}
      </ChartFrame>
    </>
  );
}

interface BarsPlotProps extends BarsChartProps {
  readonly names: readonly string[];
  readonly width: number;
}

function BarsPlot({ groups, names, width, height, ariaLabel }: BarsPlotProps) {
  const [active, setActive] = useState<number | null>(null);
  const geometry = barsGeometry({ groups, width, height });
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
          <Values group={shown} />
        </Tooltip>
      )}
    </>
  );
}

function groupText(group: BarGroup | undefined): string {
  if (!group) return '';
  const amounts = group.values.map(
    ({ name, value }) => `${name} ${formatUsd(value, { decimals: 0 })}`,
  );
  return `${group.label}: ${amounts.join(', ')}`;
}

function Values({ group }: { readonly group: BarGroup }) {
  return group.values.map(({ name, value }, index) => (
    <div key={name} className={styles.value}>
      <Swatch index={index} />
      <span className={styles.name}>{name}</span>
      {formatUsd(value, { decimals: 0 })}
    </div>
  ));
}
