import {
  accountTypeFacts,
  type FinancialData,
  isActivePolicy,
  isOfMortgage,
  type Liability,
  totalDebt,
} from '../../finance';
import { cents, type Cents, scale, subtract, sum } from '../../money';

export interface NeedFacts {
  /** It is per year, before tax. */
  readonly income: Cents;
  readonly years: number;
  readonly education: Cents;
  readonly mortgage: Cents;
  readonly otherDebts: Cents;
  /** It is a part of the income. */
  readonly ownSharePercent: number;
  /** It is the yearly growth of money that is paid out today. */
  readonly growthPercent: number;
}

export interface Cover {
  /** It is cash and investments without retirement accounts. */
  readonly liquid: Cents;
  /** It is what active life policies would pay. */
  readonly policies: Cents;
}

export interface NeedTerm {
  readonly label: 'debts' | 'income' | 'mortgage' | 'education';
  readonly amount: Cents;
}

export interface LifeNeed {
  readonly terms: readonly NeedTerm[];
  readonly need: Cents;
  /** It is never below zero. */
  readonly gap: Cents;
}

const PERCENT = 100;

const gapOf = (need: Cents, { liquid, policies }: Cover): Cents =>
  cents(Math.max(0, need - Math.max(0, liquid) - policies));

/** Adds up debts, income for the years, the mortgage, and education (P3-C4-1). */
export function dimeNeed(facts: NeedFacts, cover: Cover): LifeNeed {
  const terms: NeedTerm[] = [
    { label: 'debts', amount: facts.otherDebts },
    { label: 'income', amount: scale(facts.income, facts.years) },
    { label: 'mortgage', amount: facts.mortgage },
    { label: 'education', amount: facts.education },
  ];
  const need = sum(terms.map(({ amount }) => amount));
  return { terms, need, gap: gapOf(need, cover) };
}

/** Returns the present value of each year's income without the user's own share (P3-C4-2). */
export function lifeValueNeed(facts: NeedFacts, cover: Cover): LifeNeed {
  const yearly = facts.income * (1 - facts.ownSharePercent / PERCENT);
  let factor = 1;
  let total = 0;
  for (let year = 1; year <= facts.years; year += 1) {
    factor /= 1 + facts.growthPercent / PERCENT;
    total += yearly * factor;
  }
  const need = cents(Math.round(total));
  return { terms: [{ label: 'income', amount: need }], need, gap: gapOf(need, cover) };
}

const isMortgage = ({ type }: Pick<Liability, 'type'>): boolean => type === 'mortgage';

/** A mortgage policy pays no more than the mortgage. */
export function coverOf({
  accounts,
  policies,
  liabilities,
}: Pick<FinancialData, 'accounts' | 'policies' | 'liabilities'>): Cover {
  const active = policies.filter(isActivePolicy);
  const ofMortgage = sum(active.filter(isOfMortgage).map(({ coverage }) => coverage));
  const mortgage = totalDebt(liabilities.filter(isMortgage));
  const life = sum(active.filter((each) => !isOfMortgage(each)).map(({ coverage }) => coverage));
  const liquid = accounts.flatMap(({ type, balance, closed, currency }) => {
    const { isCash, isInvested } = accountTypeFacts(type);
    const counts = (isCash || isInvested) && type !== 'retirement' && !closed;
    return counts && currency === 'USD' && balance !== null ? [balance] : [];
  });
  return { liquid: sum(liquid), policies: cents(life + Math.min(ofMortgage, mortgage)) };
}

export function debtsOf(liabilities: readonly Liability[]): {
  readonly mortgage: Cents;
  readonly otherDebts: Cents;
} {
  const mortgage = totalDebt(liabilities.filter(isMortgage));
  return { mortgage, otherDebts: subtract(totalDebt(liabilities), mortgage) };
}
