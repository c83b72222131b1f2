import { type Account, accountTypeFacts, type FinancialData } from '../../finance';
import { add, cents, type Cents, scale, ZERO } from '../../money';
import { planAccounts } from '../household/plan-accounts';
import type { PlanChoices } from '../household/choices';
import type { WhatIfChanges } from './changes';
import { homeAccount, homeMortgage, newHome } from './home';
import { takeMoney } from './take-money';
import type { UsualFlow } from './usual-flow';

type Owner = Pick<FinancialData, 'accounts' | 'liabilities' | 'holdings'>;

export interface DataAfter extends Pick<FinancialData, 'accounts' | 'liabilities'> {
  readonly missing: Cents;
}

const PERCENT = 100;

function afterFall(owner: Owner, accounts: readonly Account[], fall: number, choices: PlanChoices) {
  const mixes = planAccounts(owner, choices);
  return accounts.map((account) => {
    const mix = mixes.find(({ id }) => id === account.id)?.mix;
    const { isInvested } = accountTypeFacts(account.type);
    if (!mix || !isInvested || account.balance === null || account.balance <= 0) return account;
    const share = 1 - (fall / PERCENT) * (mix.stocks / PERCENT);
    return { ...account, balance: cents(Math.round(account.balance * share)) };
  });
}

/**
 * Returns accounts and debts right after the changes: the down payment is paid, the pay is lost, and stocks have
 * fallen.
 */
export function dataAfter(
  owner: Owner,
  changes: WhatIfChanges,
  { flow, choices }: { readonly flow: UsualFlow | null; readonly choices: PlanChoices },
): DataAfter {
  const home = newHome(changes);
  const paid = takeMoney(owner.accounts, home?.down ?? ZERO, 'other');
  const lost = scale(flow?.work ?? ZERO, changes.monthsWithoutIncome ?? 0);
  const saved = scale(cents(Math.max(0, flow?.saved ?? 0)), changes.monthsWithoutIncome ?? 0);
  const without = takeMoney(paid.accounts, cents(Math.max(0, lost - saved)), 'emergency');
  const accounts = afterFall(owner, without.accounts, changes.marketFall ?? 0, choices);
  return {
    accounts: home ? [...accounts, homeAccount(home)] : accounts,
    liabilities:
      home && home.owed > 0 ? [...owner.liabilities, homeMortgage(home)] : owner.liabilities,
    missing: add(paid.missing, without.missing),
  };
}
