import {
  bulkEditedSchema,
  bulkEditSchema,
  encodeTransaction,
  PATHS,
  transactionAnswerSchema,
  transactionEditedSchema,
  transactionInputSchema,
  transactionPatchSchema,
  transactionRemovedSchema,
  transferAnswerSchema,
  transferInputSchema,
  wholeId,
} from '@halyard/shared-contracts/wire';
import type { Routes } from '../../platform/valibot';
import { byId } from '../by-id';
import { attemptOf } from '../once/attempt';
import { bulkEdit } from './bulk-edit';
import { changesFigures, editTransaction } from './edit-transaction';
import { whenOf } from '../today';
import { addTransaction, addTransfer, removeTransaction } from './transactions';

export const transactionWrites: Routes = (app, deps) => {
  const { db } = deps;

  app.post(
    PATHS.finance.transactions,
    { schema: { body: transactionInputSchema, response: { 201: transactionAnswerSchema } } },
    async (request, reply) => {
      const { person, body } = request;
      const when = whenOf(deps, person);
      const attempt = attemptOf(request, when.now);
      const transaction = await addTransaction(db, person.userId, body, when, attempt);
      reply.code(201);
      return { transaction: encodeTransaction(transaction) };
    },
  );

  app.patch(
    `${PATHS.finance.transactions}/:id`,
    {
      schema: {
        params: byId,
        body: transactionPatchSchema,
        response: { 200: transactionEditedSchema },
      },
    },
    async (request, reply) => {
      const person = await request.ensurePerson(reply);
      const { userId } = person;
      const id = wholeId(request.params.id);
      const done = await editTransaction(db, userId, id, request.body, whenOf(deps, person));
      const { transactions } = await app.listOf(userId);
      const listed = transactions.find((each) => each.id === id);
      return {
        transaction: encodeTransaction(listed ?? done.transaction),
        ...(!changesFigures(request.body) && { changeId: done.changeId }),
      };
    },
  );

  app.post(
    `${PATHS.finance.transactions}/bulk`,
    { schema: { body: bulkEditSchema, response: { 200: bulkEditedSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const ids = [...new Set(request.body.ids.map(wholeId))];
      return bulkEdit(db, userId, { ...request.body, ids }, deps.clock());
    },
  );

  app.delete(
    `${PATHS.finance.transactions}/:id`,
    { schema: { params: byId, response: { 200: transactionRemovedSchema } } },
    async ({ person, params }) => {
      const id = wholeId(params.id);
      const changeId = await removeTransaction(db, person.userId, id, whenOf(deps, person));
      return { success: true as const, changeId };
    },
  );

  app.post(
    PATHS.finance.transfers,
    { schema: { body: transferInputSchema, response: { 201: transferAnswerSchema } } },
    async (request, reply) => {
      const { person, body } = request;
      const when = whenOf(deps, person);
      const attempt = attemptOf(request, when.now);
      const transactions = await addTransfer(db, person.userId, body, when, attempt);
      reply.code(201);
      return { transactions: transactions.map(encodeTransaction) };
    },
  );
};
