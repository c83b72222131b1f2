import type { FinancialData, ProtectionPolicy } from '@halyard/shared-contracts/finance';
import { fromDollars } from '@halyard/shared-contracts/money';
import { DEMO_USER_ID, type PolicyPatch } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { readSampleChanges } from '../sample-changes';
import { withBudgetRows } from './budget-rows';
import { withEdits } from '../../db/row/edits';
import { toPaystub, toPolicy } from './paper-rows';
import { withReads } from './reads';
import { budgetRows, editRows, paystubRows, policyRows, readRows } from './stored';

/** It is the same at every call, and to work it out takes longer than most answers. */
let kept: FinancialData | null = null;

/** The sample household itself; its module is loaded when the first reader needs it. */
export async function sample(): Promise<FinancialData> {
  const { demoHousehold } = await import('@halyard/shared-contracts/demo');
  return (kept ??= demoHousehold());
}

/** A policy with what the person changed of it. */
export function withPatch(policy: ProtectionPolicy, patch: PolicyPatch = {}): ProtectionPolicy {
  return {
    ...policy,
    type: patch.type ?? policy.type,
    provider: patch.provider ?? policy.provider,
    policyNumber: patch.policy_number ?? policy.policyNumber,
    premium: patch.premium === undefined ? policy.premium : fromDollars(patch.premium),
    coverage: patch.coverage === undefined ? policy.coverage : fromDollars(patch.coverage),
    status: patch.status ?? policy.status,
  };
}

/** The sample household with what a visitor has changed of it, and their own papers beside its own. */
export async function sampleHousehold(db: Db, userId: string): Promise<FinancialData> {
  const base = await sample();
  if (userId === DEMO_USER_ID) return base;
  const { removed, policies } = await readSampleChanges(db, userId);
  const stays = ({ id }: { readonly id: string }) => !removed.includes(id);
  return {
    ...base,
    transactions: withEdits(base.transactions, await editRows(db, userId)),
    budget: withBudgetRows(base.budget, await budgetRows(db, userId)),
    policies: [
      ...base.policies.filter(stays).map((policy) => withPatch(policy, policies[policy.id])),
      ...(await policyRows(db, userId)).map(toPolicy),
    ],
    paystubs: [...(await paystubRows(db, userId)).map(toPaystub), ...base.paystubs.filter(stays)],
    notifications: withReads(base.notifications, await readRows(db, userId)),
  };
}
