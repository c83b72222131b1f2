import { BELOW_AXIS_PX, BESIDE_AXIS_PX } from './plot';

/** Looks of the axes and the grid: horizontal dashed lines only (spec part 1, 2.6). */
export function valueAxisStyle(fontSize: number) {
  return {
    axis: { stroke: 'none' },
    ticks: { size: 0 },
    grid: { stroke: 'var(--chart-grid)', strokeDasharray: '3 3' },
    tickLabels: { ...labelStyle(fontSize, BESIDE_AXIS_PX), textAnchor: 'end' },
  } as const;
}

export function labelAxisStyle(fontSize: number) {
  return {
    axis: { stroke: 'none' },
    ticks: { size: 0 },
    grid: { stroke: 'none' },
    tickLabels: { ...labelStyle(fontSize, BELOW_AXIS_PX), textAnchor: 'middle' },
  } as const;
}

function labelStyle(fontSize: number, padding: number) {
  return {
    fill: 'var(--text-muted)',
    fontFamily: 'var(--font)',
    fontSize,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: 'normal',
    padding,
  } as const;
}
