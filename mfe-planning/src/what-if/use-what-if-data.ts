import type { WhatIfContext, WhatIfData } from '@halyard/shared-contracts/long-run';
import {
  useAccountsQuery,
  useHoldingsQuery,
  useLiabilitiesQuery,
  useProfileQuery,
  useToday,
  useTransactionsQuery,
} from '@halyard/shared-contracts/store';
import { joinQueries } from '@halyard/shared-contracts/ui';
import { decodeAssumptions, plainGoals, type Scenario } from '@halyard/shared-contracts/wire';
import { useMemo } from 'react';
import { usePlanningAssumptionsQuery } from '../data/assumption-endpoints';
import { usePlanningFactFinderQuery } from '../data/fact-finder-endpoints';
import { usePlanningGoalsQuery } from '../data/goal-endpoints';
import { usePlanningPoliciesQuery } from '../data/policy-endpoints';
import { usePlanningScenariosQuery } from '../data/scenario-endpoints';

export interface WhatIfQuestion {
  readonly data: WhatIfData;
  readonly context: WhatIfContext;
  readonly scenarios: readonly Scenario[];
}

function useOwned() {
  const accounts = useAccountsQuery();
  const liabilities = useLiabilitiesQuery();
  const transactions = useTransactionsQuery();
  const holdings = useHoldingsQuery();
  const [a, l, t, h] = [accounts.data, liabilities.data, transactions.data, holdings.data];
  const owned = useMemo(
    () =>
      a && l && t && h
        ? {
            source: a.source,
            accounts: a.accounts,
            liabilities: l.liabilities,
            transactions: t.transactions,
            holdings: h.holdings,
          }
        : undefined,
    [a, l, t, h],
  );
  return { queries: [accounts, liabilities, transactions, holdings], owned };
}

function usePlans() {
  const profile = useProfileQuery();
  const goals = usePlanningGoalsQuery();
  const policies = usePlanningPoliciesQuery();
  const [p, g, c] = [profile.data, goals.data, policies.data];
  const plans = useMemo(
    () =>
      p && g && c
        ? { profile: p.profile, goals: plainGoals(g.goals), policies: c.policies }
        : undefined,
    [p, g, c],
  );
  return { queries: [profile, goals, policies], plans };
}

function useContext() {
  const assumptions = usePlanningAssumptionsQuery();
  const facts = usePlanningFactFinderQuery();
  const [a, f] = [assumptions.data, facts.data];
  const context = useMemo(
    () => (a && f ? { choices: decodeAssumptions(a), family: f.family ?? null } : undefined),
    [a, f],
  );
  return { queries: [assumptions, facts], context };
}

/** Each part stays the same object until its answers change, because a new object restarts the projection. */
export function useWhatIfData() {
  const { queries: ofOwned, owned } = useOwned();
  const { queries: ofPlans, plans } = usePlans();
  const { queries: ofContext, context } = useContext();
  const scenarios = usePlanningScenariosQuery();
  const today = useToday();
  const data = useMemo(
    () => (owned && plans ? { ...owned, ...plans, today } : undefined),
    [owned, plans, today],
  );
  const question: WhatIfQuestion | undefined =
    data && context && scenarios.data ? { data, context, scenarios: scenarios.data } : undefined;
  return joinQueries([...ofOwned, ...ofPlans, ...ofContext, scenarios], question);
}
