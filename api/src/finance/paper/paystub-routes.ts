import { isoDate, type Paystub } from '@halyard/shared-contracts/finance';
import { fromDollars } from '@halyard/shared-contracts/money';
import {
  doneSchema,
  encodePaystub,
  PATHS,
  paystubAnswerSchema,
  type PaystubInput,
  paystubInputSchema,
} from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/database';
import type { Routes } from '../../platform/valibot';
import { byId } from '../by-id';
import { change } from '../change';
import { removePaper } from './remove-paper';

function addPaystub(db: Db, userId: string, input: PaystubInput): Promise<Paystub> {
  const paystub: Paystub = {
    id: `pay-${uuid()}`,
    date: isoDate(input.date),
    employer: input.employer,
    gross: fromDollars(input.gross),
    deductions: fromDollars(input.deductions),
    net: fromDollars(input.net),
  };
  return change(db, userId, async (trx) => {
    await trx
      .insertInto('paystubs')
      .values({
        user_id: userId,
        id: paystub.id,
        date: paystub.date,
        employer: paystub.employer,
        gross_cents: paystub.gross,
        deductions_cents: paystub.deductions,
        net_cents: paystub.net,
      })
      .execute();
    return paystub;
  });
}

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
      await removePaper(db, userId, 'paystubs', request.params.id, clock());
      return { success: true as const };
    },
  );
};
