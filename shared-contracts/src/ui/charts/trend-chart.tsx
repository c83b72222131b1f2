import { useState } from 'react';
import type { TrendChartProps } from '../chart-view/chart-data';
import { formatUsd } from '../../money';
import { ChartFrame } from './chart-frame';
import { Inspector } from './inspector';
import { TrendDrawing } from './trend-drawing';
import { trendGeometry } from './trend-geometry';
import { Tooltip } from './tooltip';

/** A value over time (spec part 1, 2.6, Net Worth Trend). */
export function TrendChart(props: TrendChartProps) {
  const { points, height, mobile, color = '--trend', ariaLabel } = props;
  const [active, setActive] = useState<number | null>(null);
  const shown = active === null ? undefined : points[active];
  const geometryAt = (width: number) => trendGeometry({ points, width, height, mobile });
  const said = points[active ?? points.length - 1];
  return (
    <ChartFrame
      ariaLabel={ariaLabel}
      height={height}
      isEmpty={points.length === 0}
      drawing={(width) => (
        <TrendDrawing geometry={geometryAt(width)} points={points} active={active} color={color} />
      )}
      overlay={(width) => {
        const geometry = geometryAt(width);
        return (
          <>
            <Inspector
              label={`${ariaLabel}, point by point`}
              count={points.length}
              active={active}
              onActive={setActive}
              valueText={said ? `${said.label}: ${formatUsd(said.value, { decimals: 0 })}` : ''}
              indexAt={geometry.indexAt}
              style={geometry.box}
            />
            {shown && active !== null && (
              <Tooltip
                x={geometry.x(active)}
                y={geometry.y(shown.value)}
                width={width}
                title={shown.label}
              >
                {formatUsd(shown.value, { decimals: 0 })}
              </Tooltip>
            )}
          </>
        );
      }}
    />
  );
}
