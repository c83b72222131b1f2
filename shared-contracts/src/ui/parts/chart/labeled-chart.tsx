import {
  type ChartBand,
  type ChartMark,
  type ChartSeries,
  chartColor,
  LazySeriesChart,
} from '@halyard/shared-contracts/ui';
import { type ReactNode, useState } from 'react';
import { useNarrow } from '../layer/use-narrow';
import { ChartLegend } from './chart-legend';
import styles from './labeled-chart.module.css';

export interface LabeledChartProps {
  /** It is also the caption of the table and the title of the picture. */
  readonly label: string;
  readonly labels: readonly string[];
  /** These are shorter names for the axis. */
  readonly ticks?: readonly string[] | undefined;
  readonly series: readonly ChartSeries[];
  readonly bands?: readonly ChartBand[] | undefined;
  readonly marks?: readonly ChartMark[] | undefined;
  readonly stacked?: boolean | undefined;
  /** It is in px. The default is 300, and 250 on phones. */
  readonly height?: number | undefined;
  /** It is beside the legend, or below the chart on a phone. */
  readonly control?: ReactNode;
  /** A click, a second tap, or the Enter key opens a point. */
  readonly onOpen?: ((index: number) => void) | undefined;
}

// P1-2.6-27.
const HEIGHT = { wide: 300, narrow: 250 };

export function LabeledChart({ label, control, height, ...data }: LabeledChartProps) {
  const narrow = useNarrow();
  const [hidden, toggle] = useHidden();
  const { bands = [] } = data;
  // Hiding a series does not change the colors of the others.
  const series = data.series.map((each, at) => ({ ...each, color: each.color ?? chartColor(at) }));
  const isShown = ({ name }: { readonly name: string }): boolean => !hidden.has(name);
  const several = series.length + bands.length > 1;
  const above = narrow ? null : control;
  return (
    <div className={styles.chart}>
      {(several || above) && (
        <div className={styles.controls}>
          {several && (
            <ChartLegend
              entries={[...series, ...bands.map((band) => ({ ...band, look: 'band' as const }))]}
              hidden={hidden}
              onToggle={toggle}
            />
          )}
          {above}
        </div>
      )}
      <LazySeriesChart
        {...data}
        series={series.filter(isShown)}
        bands={bands.filter(isShown)}
        height={height ?? (narrow ? HEIGHT.narrow : HEIGHT.wide)}
        mobile={narrow}
        ariaLabel={label}
        beside={narrow && control}
      />
    </div>
  );
}

function useHidden(): [hidden: ReadonlySet<string>, toggle: (name: string) => void] {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const toggle = (name: string) =>
    setHidden((before) => {
      const after = new Set(before);
      if (!after.delete(name)) after.add(name);
      return after;
    });
  return [hidden, toggle];
}
