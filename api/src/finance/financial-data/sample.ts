import type { FinancialData, ProtectionPolicy } from '@halyard/shared-contracts/finance';
import { fromDollars } from '@halyard/shared-contracts/money';
import { DEMO_USER_ID, type PolicyPatch } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { hasOwnData } from '../../db/own-data';
import { withEdits } from '../../db/row/edits';
import { allEdits } from '../../db/transaction-queries';
import { AppError } from '../../errors';
import { readSampleChanges } from '../paper/sample-changes';
import { toPaystub, toPolicy, withBudgetRows, withReads } from './paper-rows';
import { budgetRows, paystubRows, policyRows, readRows } from './queries';

let cached: FinancialData | null = null;

export async function sample(): Promise<FinancialData> {
  const { demoHousehold } = await import('@halyard/shared-contracts/demo');
  return (cached ??= demoHousehold());
}

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

export async function sampleHousehold(db: Db, userId: string): Promise<FinancialData> {
  const base = await sample();
  if (userId === DEMO_USER_ID) return base;
  const { removed, policies } = await readSampleChanges(db, userId);
  const isShown = ({ id }: { readonly id: string }) => !removed.includes(id);
  return {
    ...base,
    transactions: withEdits(base.transactions, await allEdits(db, userId)),
    budget: withBudgetRows(base.budget, await budgetRows(db, userId)),
    policies: [
      ...base.policies.filter(isShown).map((policy) => withPatch(policy, policies[policy.id])),
      ...(await policyRows(db, userId)).map(toPolicy),
    ],
    paystubs: [...(await paystubRows(db, userId)).map(toPaystub), ...base.paystubs.filter(isShown)],
    notifications: withReads(base.notifications, await readRows(db, userId)),
  };
}

/** Finds something in the sample household that the user sees. Throws NOT_FOUND, also for a user with own data. */
export async function findInSample<Entity extends { readonly id: string }>(
  db: Db,
  userId: string,
  of: (financialData: FinancialData) => readonly Entity[],
  id: string,
): Promise<Entity> {
  const entities = (await hasOwnData(db, userId)) ? [] : of(await sampleHousehold(db, userId));
  const found = entities.find((each) => each.id === id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
