import type { YearlySeries } from '../sourced/wage-index';

export const lastYear = ({ from, values }: YearlySeries): number => from + values.length - 1;

/** Returns the value of a year, or of the nearest year outside of the series. */
export const inYear = ({ from, values }: YearlySeries, year: number): number =>
  values[Math.min(values.length - 1, Math.max(0, year - from))]!;
