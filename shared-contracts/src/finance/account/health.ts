import { cents, type Cents } from '../../money';

/** The badges of the accounts screen (P1-4-14). */
export type AccountHealth = 'critical' | 'warning' | 'growing' | 'stable';

/** Below this an account runs low (P1-4-14). */
export const LOW_BALANCE = cents(500_00);

/**
 * Badge of one account (P1-4-14). `activity` is the signed 30-day sum in cents.
 * Exactly $0 is not critical, exactly $500 is not a warning, no activity is stable.
 */
export function accountHealth(balance: Cents, activity: Cents): AccountHealth {
  if (balance < 0) return 'critical';
  if (balance < LOW_BALANCE && activity < 0) return 'warning';
  return activity > 0 ? 'growing' : 'stable';
}
