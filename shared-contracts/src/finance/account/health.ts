import { cents, type Cents } from '../../money';

/** The badges of the accounts screen (spec part 1, section 4). */
export type AccountHealth = 'critical' | 'warning' | 'growing' | 'stable';

/** Below this an account runs low (spec part 1, section 4). */
export const LOW_BALANCE = cents(500_00);

/**
 * Badge of one account (spec part 1, section 4). `activity` is the signed 30-day sum in cents.
 * Exactly $0 is not critical, exactly $500 is not a warning, no activity is stable.
 */
export function accountHealth(balance: Cents, activity: Cents): AccountHealth {
  if (balance < 0) return 'critical';
  if (balance < LOW_BALANCE && activity < 0) return 'warning';
  return activity > 0 ? 'growing' : 'stable';
}
