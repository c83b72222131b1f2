import { useState } from 'react';
import type { TrendChartProps, TrendPoint } from '../chart-view/chart-data';
import { formatUsd } from '../../money';
import { Inspector } from './inspector';
import { Tooltip } from './tooltip';
import { TrendDrawing } from './trend-drawing';
import { trendGeometry } from './trend-geometry';

export function TrendPlot(props: TrendChartProps & { readonly width: number }) {
  const { points, width, height, color = '--trend', ariaLabel } = props;
  const [active, setActive] = useState<number | null>(null);
  const geometry = trendGeometry(props);
  const shown = active === null ? undefined : points[active];
  return (
    <>
      <svg role="img" aria-label={ariaLabel} width={width} height={height}>
        <TrendDrawing geometry={geometry} points={points} active={active} color={color} />
      </svg>
      <Inspector
        label={`${ariaLabel}, point by point`}
        count={points.length}
        active={active}
        onActive={setActive}
        valueText={pointText(shown ?? points.at(-1))}
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
}

function pointText(point: TrendPoint | undefined): string {
  return point ? `${point.label}: ${formatUsd(point.value, { decimals: 0 })}` : '';
}
