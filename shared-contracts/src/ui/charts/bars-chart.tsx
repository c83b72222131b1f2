import { useState } from 'react';
import { chartColor } from '../chart-view/chart-color';
import type { BarGroup, BarsChartProps } from '../chart-view/chart-data';
import { formatUsd } from '../../money';
import styles from './bars-chart.module.css';
import { BarsDrawing } from './bars-drawing';
import { barsGeometry } from './bars-geometry';
import { ChartFrame } from './chart-frame';
import { Inspector } from './inspector';
import { Tooltip } from './tooltip';

/** Room of the legend above the bars, in px; `height` covers both. */
const LEGEND_PX = 32;

/** Groups of bars side by side, such as income against spending by month. */
export function BarsChart({ groups, height, ariaLabel }: BarsChartProps) {
  const [active, setActive] = useState<number | null>(null);
  const names = groups[0]?.values.map(({ name }) => name) ?? [];
  const drawn = height - LEGEND_PX;
  const shown = active === null ? undefined : groups[active];
  const said = groups[active ?? groups.length - 1];
  return (
    <>
      <Legend names={names} />
      <ChartFrame
        ariaLabel={ariaLabel}
        height={drawn}
        isEmpty={groups.length === 0}
        drawing={(width) => (
          <BarsDrawing
            geometry={barsGeometry({ groups, width, height: drawn })}
            groups={groups}
            names={names}
            active={active}
          />
        )}
        overlay={(width) => {
          const { x, y, indexAt, box } = barsGeometry({ groups, width, height: drawn });
          return (
            <>
              <Inspector
                label={`${ariaLabel}, group by group`}
                count={groups.length}
                active={active}
                onActive={setActive}
                valueText={said ? groupText(said) : ''}
                indexAt={indexAt}
                style={box}
              />
              {shown && active !== null && (
                <Tooltip
                  x={x(active)}
                  y={Math.min(...shown.values.map(({ value }) => y(value)))}
                  width={width}
                  title={shown.label}
                >
                  <Values group={shown} />
                </Tooltip>
              )}
            </>
          );
        }}
      />
    </>
  );
}

function groupText({ label, values }: BarGroup): string {
  const amounts = values.map(({ name, value }) => `${name} ${formatUsd(value, { decimals: 0 })}`);
  return `${label}: ${amounts.join(', ')}`;
}

function Legend({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={styles.legend} style={{ height: LEGEND_PX }}>
      {names.map((name, index) => (
        <li key={name} className={styles.entry}>
          <Swatch index={index} />
          {name}
        </li>
      ))}
    </ul>
  );
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

function Swatch({ index }: { readonly index: number }) {
  return <span className={styles.swatch} style={{ background: chartColor(index) }} />;
}
