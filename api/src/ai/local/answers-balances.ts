import {
  type Account,
  type Household,
  type Liability,
  netWorth,
  netWorthChange,
  totalAssets,
  totalDebt,
} from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';

const balance = ({ balance: amount, currency }: Account | Liability): string => {
  if (amount === null) return 'unknown';
  return currency === 'USD' ? formatUsd(amount) : `${(amount / 100).toFixed(2)} ${currency}`;
};

const line = (held: Account | Liability): string => `${held.name} ${balance(held)}`;
const isOpen = ({ closed }: Account | Liability): boolean => !closed;

/** Every open account and debt with its balance, and what they come to. */
export function accountSummary(household: Household): string {
  const accounts = household.accounts.filter(isOpen);
  const debts = household.liabilities.filter(isOpen);
  if (accounts.length + debts.length === 0) return 'You have no accounts yet.';
  return [
    accounts.length === 0 ? 'No accounts.' : `Accounts: ${accounts.map(line).join(', ')}.`,
    debts.length === 0 ? 'No debts.' : `Debts: ${debts.map(line).join(', ')}.`,
    netWorthNow(household),
  ].join(' ');
}

/** What is in one account, or owed on one debt. */
export function balanceOf(held: Account | Liability): string {
  const verb = 'aprPercent' in held ? 'You owe' : 'There is';
  const where = 'aprPercent' in held ? 'on' : 'in';
  return `${verb} ${balance(held)} ${where} ${held.name}.`;
}

/** Net worth and how it moved. */
export function netWorthNow({ accounts, liabilities, netWorthHistory }: Household): string {
  const value = netWorth(accounts, liabilities);
  const { amount, percent } = netWorthChange(value, netWorthHistory);
  const change =
    netWorthHistory.length < 2
      ? ''
      : ` That is ${formatUsd(amount, { plus: true })} (${percent}%) since the month before.`;
  return `Your net worth is ${formatUsd(value)}: ${formatUsd(totalAssets(accounts))} in assets minus ${formatUsd(totalDebt(liabilities))} of debt.${change}`;
}
