import { cents, type Cents } from '../../money';
import type { Liability } from '../entities';

export type AccountHealth = 'critical' | 'warning' | 'growing' | 'stable';

export const LOW_BALANCE = cents(500_00);

/** `activity` is the signed 30-day sum (P1-4-14). */
export function accountHealth(balance: Cents, activity: Cents): AccountHealth {
  if (balance < 0) return 'critical';
  if (balance < LOW_BALANCE && activity < 0) return 'warning';
  return activity > 0 ? 'growing' : 'stable';
}

const NEARLY_USED_PERCENT = 90;

/** Returns the health by the used part of the credit limit. */
export function debtHealth({
  balance,
  limit,
}: Pick<Liability, 'balance' | 'limit'>): AccountHealth {
  if (balance === null || limit === null) return 'stable';
  if (balance > limit) return 'critical';
  return balance > 0 && balance * 100 >= limit * NEARLY_USED_PERCENT ? 'warning' : 'stable';
}
