import { sum, type Cents } from '../../money';
import { accountTypeFacts } from '../account/account-types';
import { type CountedAccount, countedAccounts } from '../account/counted';
import type { Account, FinancialData } from '../entities';
import { usualMonthSpending } from './usual-month';

const PURPOSES = [
  /\b(tax(es)?|hsa|health savings|escrow|business)\b/i,
  /\b(tuition|college|education|529|school(?! employees))\b/i,
  /\b(down payment|house|car|vehicle|renovation|remodel)\b/i,
  /\b(vacation|travel|trip|honeymoon|wedding|baby|holidays?|christmas|gifts?)\b/i,
];

const isEarmarked = ({ name, officialName }: Account): boolean =>
  PURPOSES.some((purpose) => purpose.test(name) || purpose.test(officialName ?? ''));

/** Leaves out money set aside for another purpose, such as taxes. */
export function emergencyAccounts(accounts: readonly Account[]): CountedAccount[] {
  return countedAccounts(accounts).filter(
    (account) => accountTypeFacts(account.type).isEmergencyFund && !isEarmarked(account),
  );
}

export function emergencySavings(accounts: readonly Account[]): Cents {
  return sum(emergencyAccounts(accounts).map(({ balance }) => balance));
}

/** Returns how many months of usual spending the savings last, unrounded. It is null while that spending is unknown. */
export function emergencyMonths(
  data: Pick<FinancialData, 'accounts' | 'transactions' | 'today'>,
): number | null {
  const spending = usualMonthSpending(data);
  if (spending === null || spending <= 0) return null;
  return emergencySavings(data.accounts) / spending;
}
