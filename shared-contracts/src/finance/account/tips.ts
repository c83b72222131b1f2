import { cents } from '../../money';
import { debtsToPayOff } from '../debt/paid/paid-in-full';
import type { FinancialData } from '../entities';
import { LOW_BALANCE } from './health';
import { totalAssets, totalDebt } from './totals';

export type AccountTip =
  | 'diversify'
  | 'emergency_fund'
  | 'pay_highest_rate_first'
  | 'keep_paying_in_full'
  | 'debt_free'
  | 'check_low_balances'
  | 'review_statements';

/** Above these assets, a tip advises to diversify (P1-2.7-11). */
export const DIVERSIFY_ABOVE = cents(50_000_00);

type Holder = Pick<FinancialData, 'accounts' | 'liabilities' | 'transactions' | 'today'>;

/** A card that is paid in full each month costs no interest, so it needs no advice to pay it off. */
function debtTip(holder: Holder): AccountTip {
  if (totalDebt(holder.liabilities) <= 0) return 'debt_free';
  return totalDebt(debtsToPayOff(holder)) > 0 ? 'pay_highest_rate_first' : 'keep_paying_in_full';
}

export function accountTips(holder: Holder): readonly [AccountTip, AccountTip, AccountTip] {
  const { accounts } = holder;
  const runsLow = accounts.some(
    ({ type, balance, closed }) =>
      !closed && type === 'checking' && balance !== null && balance < LOW_BALANCE,
  );
  return [
    totalAssets(accounts) > DIVERSIFY_ABOVE ? 'diversify' : 'emergency_fund',
    debtTip(holder),
    runsLow ? 'check_low_balances' : 'review_statements',
  ];
}
