import {
  doneSchema,
  encodePolicy,
  PATHS,
  policyAnswerSchema,
  policyInputSchema,
  policyPatchSchema,
} from '@halyard/shared-contracts/wire';
import type { Routes } from '../platform/valibot';
import { byId } from './by-id';
import { addPolicy, changePolicy, removePolicy } from './policies';

/** Insurance policies, entered and changed. */
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
      await removePolicy(db, userId, request.params.id, clock());
      return { success: true as const };
    },
  );
};
