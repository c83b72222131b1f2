import type { YearlySeries } from '../sourced/wage-index';

export const lastYear = ({ from, values }: YearlySeries): number => from + values.length - 1;

/** Outside of the series, its nearest year. */
export const inYear = ({ from, values }: YearlySeries, year: number): number =>
  values[Math.min(values.length - 1, Math.max(0, year - from))]!;
