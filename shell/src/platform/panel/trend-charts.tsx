import { ChartBox, chartColor, ChartTable, SelectField } from '@halyard/shared-contracts/ui';
import { lazy, useState } from 'react';
import styles from './platform-screen.module.css';
import type { RemoteTrends, Trend } from './trends';

const LinesChart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ '@halyard/shared-contracts/ui/charts'))
    .LinesChart,
}));

const HEIGHT_PX = 200;
const SIGNS = ['●', '■', '▲', '◆'];

const NARROW = '(max-width: 40rem)';

function Legend({ versions }: { readonly versions: readonly string[] }) {
  return (
    <ul className={styles.legend} aria-label="Versions in the trends">
      {versions.map((version, place) => (
        <li key={version}>
          <span aria-hidden="true" style={{ color: chartColor(place) }}>
            {SIGNS[place]}
          </span>{' '}
          {version}
        </li>
      ))}
    </ul>
  );
}

const dayWords = (day: string): string => day.slice('2026-'.length);

interface TrendChartProps {
  readonly trend: Trend;
  readonly days: readonly string[];
  readonly remote: string;
}

function TrendChart({ trend: { title, lines, textOf }, days, remote }: TrendChartProps) {
  const name = `${title}, ${remote}`;
  return (
    <section aria-label={name}>
      <h4 className={styles.trendTitle}>{title}</h4>
      <ChartBox
        small
        name={name}
        height={HEIGHT_PX}
        chart={
          <LinesChart
            labels={days.map(dayWords)}
            lines={lines}
            textOf={textOf}
            height={HEIGHT_PX}
            mobile={window.matchMedia?.(NARROW).matches ?? false}
            ariaLabel={name}
          />
        }
        table={
          <ChartTable
            caption={name}
            headers={['Day', ...lines.map((line) => line.name)]}
            rows={days.map((day, index) => [
              day,
              ...lines.map(({ values }) => {
                const value = values[index] ?? null;
                return value === null ? '–' : textOf(value);
              }),
            ])}
          />
        }
      />
    </section>
  );
}

export function TrendCharts({ remotes }: { readonly remotes: readonly RemoteTrends[] }) {
  const [chosen, setChosen] = useState('');
  const shown = remotes.find(({ remote }) => remote === chosen) ?? remotes[0];
  if (!shown) return null;
  const { remote, versions, days, trends } = shown;
  return (
    <>
      <SelectField
        label="Remote in the trends"
        className={styles.select}
        options={remotes.map((each) => ({ value: each.remote, label: each.remote }))}
        value={remote}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Legend versions={versions} />
      <div className={styles.trends}>
        {trends.map((trend) => (
          <TrendChart key={`${remote} ${trend.title}`} {...{ trend, days, remote }} />
        ))}
      </div>
    </>
  );
}
