import { VictoryBar, VictoryChart, VictoryGroup } from 'victory';
import type { BarsChartProps } from '../chart-view/chart-data';

/** Groups of bars side by side, such as income against spending by month. */
export function BarsChart({ groups, height, ariaLabel }: BarsChartProps) {
  const names = groups[0]?.values.map(({ name }) => name) ?? [];
  return (
    <div role="img" aria-label={ariaLabel}>
      <VictoryChart height={height}>
        <VictoryGroup offset={12}>
          {names.map((name, index) => (
            <VictoryBar
              key={name}
              data={groups.map((group) => ({
                x: group.label,
                y: (group.values[index]?.value ?? 0) / 100,
              }))}
            />
          ))}
        </VictoryGroup>
      </VictoryChart>
    </div>
  );
}
