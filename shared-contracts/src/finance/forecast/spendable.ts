import { accountTypeFacts } from '../account/account-types';
import type { CountedAccount } from '../account/counted';
import type { FinancialData } from '../entities';
import { cashAccounts } from '../trend/daily-balances';

export interface Spendable {
  readonly label: string;
  readonly held: readonly CountedAccount[];
}

/** Returns checking and cash, or savings if the user has neither. */
export function spendableAccounts({ accounts }: Pick<FinancialData, 'accounts'>): Spendable {
  const cash = cashAccounts(accounts);
  const daily = cash.filter(({ type }) => !accountTypeFacts(type).isEmergencyFund);
  if (daily.length === 0) return { label: 'Savings', held: cash };
  return { label: 'Checking and cash', held: daily };
}
