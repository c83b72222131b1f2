import { divide, sum, type Cents } from '../../money';
import type { Paystub } from '../entities';

export interface AveragePaystub {
  readonly gross: Cents;
  readonly net: Cents;
}

/** Averages per paycheck, rounded to the cent. It returns null without paystubs (P2-2.income-3). */
export function averagePaystub(paystubs: readonly Paystub[]): AveragePaystub | null {
  if (paystubs.length === 0) return null;
  const average = (amounts: Cents[]): Cents => divide(sum(amounts), paystubs.length);
  return {
    gross: average(paystubs.map(({ gross }) => gross)),
    net: average(paystubs.map(({ net }) => net)),
  };
}
