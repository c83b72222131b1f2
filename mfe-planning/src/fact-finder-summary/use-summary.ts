import type {
  IsoDate,
  Profile,
  ProtectionPolicy,
  Transaction,
} from '@halyard/shared-contracts/finance';
import {
  useNetWorthQuery,
  useProfileQuery,
  useSpendingQuery,
  useToday,
  useTransactionsQuery,
} from '@halyard/shared-contracts/store';
import { joinQueries } from '@halyard/shared-contracts/ui';
import type { FactFinder, NetWorthAnswer, SpendingAnswer } from '@halyard/shared-contracts/wire';
import { usePlanningFactFinderQuery } from '../data/fact-finder-endpoints';
import { usePlanningPlanQuery } from '../data/plan-endpoints';
import { usePlanningPoliciesQuery } from '../data/policy-endpoints';
import { useAllSettled } from '../data/use-all-settled';

export interface Summary {
  readonly profile: Profile;
  readonly netWorth: NetWorthAnswer;
  readonly spending: SpendingAnswer;
  readonly policies: readonly ProtectionPolicy[];
  readonly transactions: readonly Transaction[];
  readonly today: IsoDate;
  /** The summary can be shown without the facts. */
  readonly facts: FactFinder | null;
}

export function useSummary() {
  const profile = useProfileQuery();
  const netWorth = useNetWorthQuery();
  const spending = useSpendingQuery();
  const policies = usePlanningPoliciesQuery();
  const transactions = useTransactionsQuery();
  const factFinder = usePlanningFactFinderQuery();
  const isPlanSettled = useAllSettled(usePlanningPlanQuery());
  const today = useToday();
  const facts = factFinder.data ?? (factFinder.isError ? null : undefined);
  const summary: Summary | undefined =
    profile.data &&
    netWorth.data &&
    spending.data &&
    policies.data &&
    transactions.data &&
    // The plan's card is above others, which would move if the plan came later.
    isPlanSettled &&
    facts !== undefined
      ? {
          profile: profile.data.profile,
          netWorth: netWorth.data,
          spending: spending.data,
          policies: policies.data.policies,
          transactions: transactions.data.transactions,
          today,
          facts,
        }
      : undefined;
  return {
    query: joinQueries([profile, netWorth, spending, policies, transactions], summary),
    retryFacts: () => void factFinder.refetch(),
  };
}
