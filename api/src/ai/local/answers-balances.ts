import type { Account, FinancialData, Liability } from '@halyard/shared-contracts/finance';
import { balanceFact, worthFacts } from '../fact/balance-facts';
import { joined, type Said, say } from '../fact/said';

function balance(held: Account | Liability): Said {
  const fact = balanceFact(held);
  if (fact) return say`${fact}`;
  return held.balance === null
    ? say`unknown`
    : say`${`${(held.balance / 100).toFixed(2)} ${held.currency}`}`;
}

const line = (held: Account | Liability): Said => say`${held.name} ${balance(held)}`;
const isOpen = ({ closed }: Account | Liability): boolean => !closed;

/** Every open account and debt with its balance, and what they come to. */
export function accountSummary(financialData: FinancialData): Said {
  const accounts = financialData.accounts.filter(isOpen);
  const debts = financialData.liabilities.filter(isOpen);
  if (accounts.length + debts.length === 0) return say`You have no accounts yet.`;
  return joined(
    [
      accounts.length === 0 ? 'No accounts.' : say`Accounts: ${joined(accounts.map(line), ', ')}.`,
      debts.length === 0 ? 'No debts.' : say`Debts: ${joined(debts.map(line), ', ')}.`,
      netWorthNow(financialData),
    ],
    ' ',
  );
}

/** What is in one account, or owed on one debt. */
export function balanceOf(held: Account | Liability): Said {
  const isDebt = 'aprPercent' in held;
  return say`${isDebt ? 'You owe' : 'There is'} ${balance(held)} ${isDebt ? 'on' : 'in'} ${held.name}.`;
}

/** Net worth and how it moved. */
export function netWorthNow(financialData: FinancialData): Said {
  const { assets, debt, worth, move } = worthFacts(financialData);
  const sign = move && move.amount.value >= 0 ? '+' : '';
  const change = move
    ? say` That is ${sign}${move.amount} (${move.percent}) since the month before.`
    : '';
  return say`Your net worth is ${worth}: ${assets} in assets minus ${debt} of debt.${change}`;
}
