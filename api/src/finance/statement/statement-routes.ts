import {
  PATHS,
  statementImportAnswerSchema,
  statementImportSchema,
  statementImportsSchema,
  type StatementInput,
  statementInputSchema,
  statementPreviewSchema,
} from '@halyard/shared-contracts/wire';
import type { Routes } from '../../platform/valibot';
import { byId } from '../by-id';
import { whenOf } from '../today';
import { importStatement } from './import-statement';
import { listImports, undoImport } from './imports';
import { compare, previewOf } from './preview';

/** A file of four megabytes in base64, and what is said beside it. */
const bodyLimit = 6_000_000;
const rateLimit = { max: 60, timeWindow: '1 minute' };

const chosenOf = (body: StatementInput) => ({
  bytes: Buffer.from(body.content, 'base64'),
  mapping: body.mapping,
  order: body.date_order,
  decimal: body.decimal,
  inverted: body.inverted ?? false,
});

/** Statements of manual accounts: looked at, imported, listed, undone. */
export const statementRoutes: Routes = (app, deps) => {
  const { db } = deps;

  app.post(
    `${PATHS.finance.statements}/preview`,
    {
      schema: { body: statementInputSchema, response: { 200: statementPreviewSchema } },
      config: { rateLimit },
      bodyLimit,
    },
    async ({ person, body }) =>
      previewOf(
        await compare(db, person.userId, body.account_id, chosenOf(body), whenOf(deps).today),
      ),
  );

  app.post(
    PATHS.finance.statements,
    {
      schema: { body: statementImportSchema, response: { 201: statementImportAnswerSchema } },
      config: { rateLimit },
      bodyLimit,
    },
    async ({ person, body }, reply) => {
      const decided = {
        accountId: body.account_id,
        fileName: body.file_name,
        chosen: chosenOf(body),
        turned: new Set(body.turned),
        balance: body.balance,
      };
      reply.code(201);
      return { import: await importStatement(db, person.userId, decided, whenOf(deps)) };
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
      import: await undoImport(db, person.userId, params.id, whenOf(deps)),
    }),
  );
};
