import { divide, sum, type Cents } from '../../money';
import type { Paystub } from '../entities';

export interface AveragePaystub {
  readonly gross: Cents;
  readonly net: Cents;
}

/** Per paycheck, rounded to the cent; null without paystubs (P2-2.income-3). */
export function averagePaystub(paystubs: readonly Paystub[]): AveragePaystub | null {
  if (paystubs.length === 0) return null;
  const average = (amounts: Cents[]): Cents => divide(sum(amounts), paystubs.length);
  return {
    gross: average(paystubs.map(({ gross }) => gross)),
    net: average(paystubs.map(({ net }) => net)),
  };
}
