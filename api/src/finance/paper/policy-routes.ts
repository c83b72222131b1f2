import type { ProtectionPolicy } from '@halyard/shared-contracts/finance';
import { fromDollars } from '@halyard/shared-contracts/money';
import {
  doneSchema,
  encodePolicy,
  PATHS,
  policyAnswerSchema,
  type PolicyInput,
  policyInputSchema,
  type PolicyPatch,
  policyPatchSchema,
} from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/database';
import type { Routes } from '../../platform/valibot';
import { byId } from '../by-id';
import { change } from '../change';
import { toPolicy } from '../financial-data/paper-rows';
import { findInSample, withPatch } from '../financial-data/sample';
import { removePaper } from './remove-paper';
import { changeSamplePolicy } from './sample-changes';

const columns = (policy: ProtectionPolicy) => ({
  type: policy.type,
  provider: policy.provider,
  policy_number: policy.policyNumber,
  premium_cents: policy.premium,
  coverage_cents: policy.coverage,
  status: policy.status,
});

function addPolicy(db: Db, userId: string, input: PolicyInput): Promise<ProtectionPolicy> {
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

async function changeOwnPolicy(
  db: Db,
  userId: string,
  id: string,
  patch: PolicyPatch,
): Promise<ProtectionPolicy | null> {
  const row = await db
    .selectFrom('policies')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const policy = withPatch(toPolicy(row), patch);
  await db
    .updateTable('policies')
    .set(columns(policy))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
  return policy;
}

function changePolicy(
  db: Db,
  userId: string,
  id: string,
  patch: PolicyPatch,
  now: Date,
): Promise<ProtectionPolicy> {
  return change(db, userId, async (trx) => {
    const own = await changeOwnPolicy(trx, userId, id, patch);
    if (own) return own;
    const inSample = await findInSample(trx, userId, ({ policies }) => policies, id);
    await changeSamplePolicy(trx, userId, id, patch, now);
    return withPatch(inSample, patch);
  });
}

export const policyWrites: Routes = (app, { db, clock }) => {
  app.post(
    PATHS.finance.protection,
    { schema: { body: policyInputSchema, response: { 201: policyAnswerSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const policy = await addPolicy(db, userId, request.body);
      reply.code(201);
      return { policy: encodePolicy(policy) };
    },
  );

  app.patch(
    `${PATHS.finance.protection}/:id`,
    { schema: { params: byId, body: policyPatchSchema, response: { 200: policyAnswerSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const policy = await changePolicy(db, userId, request.params.id, request.body, clock());
      return { policy: encodePolicy(policy) };
    },
  );

  app.delete(
    `${PATHS.finance.protection}/:id`,
    { schema: { params: byId, response: { 200: doneSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      await removePaper(db, userId, 'policies', request.params.id, clock());
      return { success: true as const };
    },
  );
};
