import {
  PATHS,
  statementImportAnswerSchema,
  statementImportSchema,
  statementImportsSchema,
  statementInputSchema,
} from '@halyard/shared-contracts/wire';
import type * as v from 'valibot';
import type { Routes } from '../../platform/valibot';
import { uploadPlace } from '../../work/upload-place';
import { workerPool } from '../../work/worker-pool';
import { byId } from '../by-id';
import { whenOf } from '../today';
import { importStatement } from './import/import-statement';
import { listImports, undoImport } from './import/imports';
import { previewStatement, type SentFile, statementWork } from './match/statement-work';

/** This is enough for a file of 4 MB in base64 and the other fields. */
const bodyLimit = 6_000_000;
const rateLimit = { max: 60, timeWindow: '1 minute' };

const fileOf = (body: v.InferOutput<typeof statementInputSchema>): SentFile => ({
  content: body.content,
  mapping: body.mapping,
  encoding: body.encoding,
  account: body.account,
  order: body.date_order,
  decimal: body.decimal,
  inverted: body.inverted,
});

export const statementRoutes: Routes = (app, deps) => {
  const { db } = deps;

  app.post(
    `${PATHS.finance.statements}/preview`,
    {
      schema: { body: statementInputSchema },
      config: { rateLimit },
      bodyLimit,
      onRequest: uploadPlace,
    },
    async ({ person, body }, reply) => {
      const { userId } = person;
      const request = { file: fileOf(body), today: whenOf(deps, person).today };
      const { work } = await statementWork(db, userId, body.account_id, request);
      const preview = await workerPool.run(userId, previewStatement, work);
      return reply.type('application/json').send(preview);
    },
  );

  app.post(
    PATHS.finance.statements,
    {
      schema: { body: statementImportSchema, response: { 201: statementImportAnswerSchema } },
      config: { rateLimit },
      bodyLimit,
      onRequest: uploadPlace,
    },
    async ({ person, body }, reply) => {
      const request = {
        accountId: body.account_id,
        fileName: body.file_name,
        file: fileOf(body),
        turned: body.turned,
        balance: body.balance,
      };
      reply.code(201);
      return { import: await importStatement(db, person.userId, request, whenOf(deps, person)) };
    },
  );

  app.get(
    PATHS.finance.statements,
    { schema: { response: { 200: statementImportsSchema } } },
    async ({ person }) => ({ imports: await listImports(db, person.userId) }),
  );

  app.delete(
    `${PATHS.finance.statements}/:id`,
    { schema: { params: byId, response: { 200: statementImportAnswerSchema } } },
    async ({ person, params }) => ({
      import: await undoImport(db, person.userId, params.id, whenOf(deps, person)),
    }),
  );
};
