import { cents, type Cents } from '../../money';

export type AccountHealth = 'critical' | 'warning' | 'growing' | 'stable';

export const LOW_BALANCE = cents(500_00);

/** Returns the badge of an account; `activity` is its signed 30-day sum (P1-4-14). */
export function accountHealth(balance: Cents, activity: Cents): AccountHealth {
  if (balance < 0) return 'critical';
  if (balance < LOW_BALANCE && activity < 0) return 'warning';
  return activity > 0 ? 'growing' : 'stable';
}
