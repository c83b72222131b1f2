import {
  annualIncome,
  type FinancialData,
  incomeBasis,
  type IncomeBasis,
} from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import { answeredProfile, type FactFinder } from '@halyard/shared-contracts/wire';

export interface SummaryUser {
  readonly name: string | null;
  readonly age: number | null;
  readonly job: string | null;
  readonly location: string | null;
  readonly income: Cents | null;
  readonly incomeBasis: IncomeBasis | null;
}

export function summaryUser(
  facts: FactFinder | null,
  financialData: Pick<FinancialData, 'profile' | 'transactions' | 'today'>,
): SummaryUser {
  const profile = answeredProfile(financialData.profile, facts, financialData.today);
  const answered = { ...financialData, profile };
  return {
    name: profile.name,
    age: profile.age,
    job: profile.occupation,
    location: profile.location,
    income: annualIncome(answered),
    incomeBasis: incomeBasis(answered),
  };
}
