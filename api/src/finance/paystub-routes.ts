import {
  doneSchema,
  encodePaystub,
  PATHS,
  paystubAnswerSchema,
  paystubInputSchema,
} from '@halyard/shared-contracts/wire';
import type { Routes } from '../platform/valibot';
import { byId } from './by-id';
import { addPaystub, removePaystub } from './paystubs';

/** Paystubs, entered and removed. */
export const paystubWrites: Routes = (app, { db, clock }) => {
  app.post(
    PATHS.finance.paystubs,
    { schema: { body: paystubInputSchema, response: { 201: paystubAnswerSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const paystub = await addPaystub(db, userId, request.body);
      reply.code(201);
      return { paystub: encodePaystub(paystub) };
    },
  );

  app.delete(
    `${PATHS.finance.paystubs}/:id`,
    { schema: { params: byId, response: { 200: doneSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      await removePaystub(db, userId, request.params.id, clock());
      return { success: true as const };
    },
  );
};
