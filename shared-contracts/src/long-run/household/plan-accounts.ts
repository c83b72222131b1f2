import {
  type Account,
  accountTypeFacts,
  type FinancialData,
  holdingsIn,
  type InvestmentHolding,
} from '../../finance';
import type { Cents } from '../../money';
import type { Mix, PlanAccount, Pool } from '../projection/plan';
import { USUAL_MIX } from '../settings';
import type { PlanChoices } from './choices';

export interface NamedPlanAccount extends PlanAccount {
  readonly id: string;
  readonly name: string;
  readonly basis: 'chosen' | 'holdings' | 'usual' | 'cash';
}

const CASH: Mix = { stocks: 0, bonds: 0, bills: 100 };
const BONDS = /\b(?:bonds?|treasur(?:y|ies)|fixed income)\b/i;
const ROTH = /\broth\b/i;

type Part = keyof Mix;

function partOf({ kind, name }: InvestmentHolding): Part {
  if (kind === 'cash') return 'bills';
  return kind === 'bond' || (kind === 'fund' && BONDS.test(name)) ? 'bonds' : 'stocks';
}

function mixOf(holdings: readonly InvestmentHolding[]): Mix | null {
  const total = holdings.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  if (total === 0) return null;
  const share = (part: Part): number =>
    Math.round(
      (holdings.reduce((sum, each) => (partOf(each) === part ? sum + each.value : sum), 0) * 100) /
        total,
    );
  const [stocks, bonds] = [share('stocks'), share('bonds')];
  return { stocks, bonds, bills: 100 - stocks - bonds };
}

function poolOf({ type, name, officialName }: Account): Pool {
  if (type !== 'retirement') return 'open';
  return ROTH.test(`${name} ${officialName ?? ''}`) ? 'roth' : 'preTax';
}

type Owned = Account & { readonly balance: Cents };

const isSpendable = (account: Account): account is Owned => {
  const { isCash, isInvested } = accountTypeFacts(account.type);
  return (
    (isCash || isInvested) &&
    !account.closed &&
    account.currency === 'USD' &&
    account.balance !== null
  );
};

/** Returns the accounts that a plan counts, each with its mix. */
export function planAccounts(
  { accounts, holdings }: Pick<FinancialData, 'accounts' | 'holdings'>,
  { mixes }: Pick<PlanChoices, 'mixes'>,
): NamedPlanAccount[] {
  return accounts.filter(isSpendable).map((account): NamedPlanAccount => {
    const { id, name, balance } = account;
    const own = { id, name, amount: balance, pool: poolOf(account) };
    const chosen = mixes.find(({ accountId }) => accountId === id);
    if (chosen) {
      const { stocks, bonds } = chosen;
      return { ...own, mix: { stocks, bonds, bills: 100 - stocks - bonds }, basis: 'chosen' };
    }
    if (accountTypeFacts(account.type).isCash) return { ...own, mix: CASH, basis: 'cash' };
    const held = mixOf(holdingsIn(holdings, id));
    return held
      ? { ...own, mix: held, basis: 'holdings' }
      : { ...own, mix: USUAL_MIX, basis: 'usual' };
  });
}
