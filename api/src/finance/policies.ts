import type { ProtectionPolicy } from '@halyard/shared-contracts/finance';
import { fromDollars } from '@halyard/shared-contracts/money';
import type { PolicyInput, PolicyPatch } from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import type { Db } from '../db/database';
import { change } from './change';
import { toPolicy } from './financial-data/paper-rows';
import { findShown } from './financial-data/shown';
import { withPatch } from './financial-data/sample';
import { hideFromSample, writeSampleChanges } from './sample-changes';

const columns = (policy: ProtectionPolicy) => ({
  type: policy.type,
  provider: policy.provider,
  policy_number: policy.policyNumber,
  premium_cents: policy.premium,
  coverage_cents: policy.coverage,
  status: policy.status,
});

const ownPolicy = async (db: Db, userId: string, id: string): Promise<ProtectionPolicy | null> => {
  const row = await db
    .selectFrom('policies')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toPolicy(row) : null;
};

export function addPolicy(db: Db, userId: string, input: PolicyInput): Promise<ProtectionPolicy> {
  const policy: ProtectionPolicy = {
    id: `pol-${uuid()}`,
    type: input.type,
    provider: input.provider,
    policyNumber: input.policy_number,
    premium: fromDollars(input.premium),
    coverage: fromDollars(input.coverage),
    status: input.status,
  };
  return change(db, userId, async (trx) => {
    await trx
      .insertInto('policies')
      .values({ user_id: userId, id: policy.id, ...columns(policy) })
      .execute();
    return policy;
  });
}

/** Changes a policy of the person's own, or for them alone one of the sample's that they look at. */
export function changePolicy(
  db: Db,
  userId: string,
  id: string,
  patch: PolicyPatch,
  now: Date,
): Promise<ProtectionPolicy> {
  return change(db, userId, async (trx) => {
    const own = await ownPolicy(trx, userId, id);
    if (own) {
      const policy = withPatch(own, patch);
      await trx
        .updateTable('policies')
        .set(columns(policy))
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
      return policy;
    }
    const shown = await findShown(trx, userId, ({ policies }) => policies, id);
    await writeSampleChanges(
      trx,
      userId,
      (before) => ({
        ...before,
        policies: { ...before.policies, [id]: { ...before.policies[id], ...patch } },
      }),
      now,
    );
    return withPatch(shown, patch);
  });
}

/** Removes a policy of the person's own, or takes one of the sample's out of their sight. */
export function removePolicy(db: Db, userId: string, id: string, now: Date): Promise<void> {
  return change(db, userId, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('policies')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows > 0n) return;
    await findShown(trx, userId, ({ policies }) => policies, id);
    await hideFromSample(trx, userId, id, now);
  });
}
