import {
  budgetAnswerSchema,
  budgetInputSchema,
  budgetMovedSchema,
  budgetMoveInputSchema,
  financeAnswer,
  PATHS,
} from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import type { Routes } from '../../platform/valibot';
import { change } from '../change';
import { attemptOf } from '../once/attempt';
import { changeOnce } from '../once/change-once';
import { moveMoney, writeBudget } from './write-budget';

export const budgetWrites: Routes = (app, { db, clock }) => {
  app.put(
    PATHS.finance.budget,
    { schema: { body: budgetInputSchema, response: { 200: budgetAnswerSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const { month } = request.body;
      const data = await app.financialDataOf(userId);
      await change(db, userId, (trx) =>
        writeBudget({ trx, userId, now: clock(), data }, request.body),
      );
      const answer = financeAnswer(
        'budget',
        await app.financialDataOf(userId),
        month === null ? {} : { month },
      );
      return v.parse(budgetAnswerSchema, answer);
    },
  );

  app.post(
    PATHS.finance.budgetMoves,
    { schema: { body: budgetMoveInputSchema, response: { 201: budgetMovedSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const data = await app.financialDataOf(userId);
      const changeId = await changeOnce(db, userId, attemptOf(request, clock()), (trx) =>
        moveMoney({ trx, userId, now: clock(), data }, request.body),
      );
      reply.code(201);
      return { changeId };
    },
  );
};
