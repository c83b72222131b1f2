import {
  doneSchema,
  PATHS,
  type Receipt,
  receiptAnswerSchema,
  receiptInputSchema,
  receiptsAnswerSchema,
  wholeId,
} from '@halyard/shared-contracts/wire';
import type { Routes } from '../../platform/valibot';
import { byId } from '../by-id';
import { attemptOf } from '../once/attempt';
import { savedName } from './saved-name';
import { addReceipt, readReceipt, receiptsOf, removeReceipt } from './receipts';

/** This is five megabytes in base64. */
const bodyLimit = 7_100_000;

const OF_ROW = `${PATHS.finance.transactions}/:id/receipts`;
const ONE = `${PATHS.finance.receipts}/:id`;

/** The browser saves the file. A policy of all API answers forbids it to run anything. */
const fileHeaders = (receipt: Pick<Receipt, 'name' | 'type'>) => ({
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(savedName(receipt)).replaceAll("'", '%27')}`,
  'cache-control': 'private, no-store',
});

export const receiptRoutes: Routes = (app, { db, clock }) => {
  app.get(
    OF_ROW,
    { schema: { params: byId, response: { 200: receiptsAnswerSchema } } },
    async ({ person, params }) => ({
      receipts: await receiptsOf(db, person.userId, wholeId(params.id)),
    }),
  );

  app.post(
    OF_ROW,
    {
      bodyLimit,
      schema: { params: byId, body: receiptInputSchema, response: { 201: receiptAnswerSchema } },
    },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const id = wholeId(request.params.id);
      const now = clock();
      const attempt = attemptOf(request, now);
      const receipt = await addReceipt(db, userId, id, request.body, now, attempt);
      reply.code(201);
      return { receipt };
    },
  );

  app.get(ONE, { schema: { params: byId } }, async ({ person, params }, reply) => {
    const { name, type, content } = await readReceipt(db, person.userId, params.id);
    return reply.headers(fileHeaders({ name, type })).type(type).send(content);
  });

  app.delete(
    ONE,
    { schema: { params: byId, response: { 200: doneSchema } } },
    async ({ person, params }) => {
      await removeReceipt(db, person.userId, params.id, clock());
      return { success: true as const };
    },
  );
};
