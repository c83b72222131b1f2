import { cents } from '../../money';
import type { Account, Liability } from '../entities';
import { LOW_BALANCE } from './health';
import { totalAssets, totalDebt } from './totals';

export type AccountTip =
  | 'diversify'
  | 'emergency_fund'
  | 'pay_highest_rate_first'
  | 'debt_free'
  | 'check_low_balances'
  | 'review_statements';

const DIVERSIFY_ABOVE = cents(50_000_00);

export function accountTips(
  accounts: readonly Account[],
  liabilities: readonly Liability[],
): readonly [AccountTip, AccountTip, AccountTip] {
  const runsLow = accounts.some(
    ({ type, balance, closed }) =>
      !closed && type === 'checking' && balance !== null && balance < LOW_BALANCE,
  );
  return [
    totalAssets(accounts) > DIVERSIFY_ABOVE ? 'diversify' : 'emergency_fund',
    totalDebt(liabilities) > 0 ? 'pay_highest_rate_first' : 'debt_free',
    runsLow ? 'check_low_balances' : 'review_statements',
  ];
}
