import {
  type CountedAccount,
  countedAccounts,
  type FinancialData,
  threeMonthAverage,
  addMonths,
  monthOf,
} from '@halyard/shared-contracts/finance';
import { abs, cents, scale, subtract, sum } from '@halyard/shared-contracts/money';
import { balanceFact } from '../fact/balance-facts';
import { say } from '../fact/figured-text';
import { type Draft, draft } from './draft';

/** Money beyond this many months of spending is idle in a checking account. */
const IDLE_MONTHS = 3;
const LEAST_IDLE = cents(1_000_00);

function overdrawn(account: CountedAccount): Draft[] {
  const balance = balanceFact(account);
  if (!balance || account.balance >= 0) return [];
  return [
    draft({
      rule: 'overdrawn',
      subject: account.id,
      title: `${account.name} is overdrawn`,
      message: say`It stands at ${balance}. Banks charge for every day below zero.`,
      action: 'Move money in',
      priority: 'high',
      href: '/accounts',
      worth: abs(account.balance),
    }),
  ];
}

function idleCash(
  { transactions, today }: FinancialData,
  accounts: readonly CountedAccount[],
): Draft[] {
  const average = threeMonthAverage(transactions, addMonths(monthOf(today), 1));
  const perMonth = sum(Object.values(average));
  const [fullest] = accounts
    .filter(({ type }) => type === 'checking')
    .toSorted((a, b) => b.balance - a.balance);
  if (!fullest || perMonth === 0) return [];
  const idle = subtract(fullest.balance, scale(perMonth, IDLE_MONTHS));
  const balance = balanceFact(fullest);
  if (!balance || idle < LEAST_IDLE) return [];
  return [
    draft({
      rule: 'idle_cash',
      subject: fullest.id,
      title: `${fullest.name} holds more than it needs`,
      message: say`${balance} is there, ${{ ...balance, id: `idle:${fullest.id}`, label: 'Beyond three months of spending', value: idle }} beyond three months of spending. A savings account would pay interest on it.`,
      action: 'Move what you do not need soon',
      priority: 'low',
      href: '/accounts',
      worth: idle,
    }),
  ];
}

export function accountDrafts(financialData: FinancialData): Draft[] {
  const accounts = countedAccounts(financialData.accounts);
  return [...accounts.flatMap(overdrawn), ...idleCash(financialData, accounts)];
}
