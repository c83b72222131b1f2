import { countedAccounts } from '../account/counted';
import { balanceThat } from '../account/totals';
import { EMERGENCY_FUND_TARGET } from '../plan/thresholds';
import { ramp, type Scored } from './factor';

/** Savings against the emergency fund's target of $24,000, 0–100; null without any account. */
export function emergencyFundScore({ accounts }: Scored): number | null {
  if (countedAccounts(accounts).length === 0) return null;
  return ramp(balanceThat(accounts, 'isEmergencyFund'), { worst: 0, best: EMERGENCY_FUND_TARGET });
}
