import {
  type KnowledgeEntry,
  knowledgeAdviceAnswerSchema,
  knowledgeAdviceSchema,
  knowledgeBulkSchema,
  knowledgeCategoriesSchema,
  knowledgeEntrySchema,
  knowledgeResultsSchema,
  knowledgeSearchSchema,
  knowledgeStoredSchema,
  PATHS,
} from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import type { Db } from '../db/database';
import { searchEntries } from '../db/knowledge-search';
import { AppError } from '../errors';
import type { Routes } from '../platform/valibot';

/** The first category is the default of the entry form (P2-2.knowledge-2). */
const KNOWLEDGE_CATEGORIES = [
  'investment_strategies',
  'budgeting',
  'debt_management',
  'retirement_planning',
  'tax_planning',
  'insurance',
  'estate_planning',
  'general',
] as const;

async function allCategories(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('knowledge').select('category').distinct().execute();
  const used = rows.map(({ category }) => category).sort();
  return [...new Set([...KNOWLEDGE_CATEGORIES, ...used])];
}

/** Stores all entries or none. */
async function storeEntries(
  db: Db,
  entries: readonly KnowledgeEntry[],
  now: Date,
): Promise<string[]> {
  const rows = entries.map(({ category, title, content, advisorName }) => ({
    id: uuid(),
    category,
    title,
    content,
    advisor_name: advisorName ?? null,
    created_at: now.toISOString(),
  }));
  await db.insertInto('knowledge').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Everyone may read the knowledge base. Entries are written only in development (P1-2.10-1). */
export const knowledgeRoutes: Routes = (app, { config, db, clock }) => {
  const development = async () => {
    if (config.production) throw new AppError('KNOWLEDGE_RESTRICTED');
  };

  app.get(
    PATHS.knowledge.categories,
    { schema: { response: { 200: knowledgeCategoriesSchema } } },
    async () => ({ success: true, categories: await allCategories(db) }),
  );

  app.post(
    PATHS.knowledge.store,
    {
      onRequest: development,
      schema: { body: knowledgeEntrySchema, response: { 201: knowledgeStoredSchema } },
    },
    async ({ body }, reply) => {
      reply.code(201);
      return { success: true as const, ids: await storeEntries(db, [body], clock()) };
    },
  );

  app.post(
    PATHS.knowledge.bulkUpload,
    {
      onRequest: development,
      schema: { body: knowledgeBulkSchema, response: { 201: knowledgeStoredSchema } },
    },
    async ({ body }, reply) => {
      reply.code(201);
      return { success: true as const, ids: await storeEntries(db, body.entries, clock()) };
    },
  );

  app.post(
    PATHS.knowledge.search,
    { schema: { body: knowledgeSearchSchema, response: { 200: knowledgeResultsSchema } } },
    async ({ body }) => ({
      success: true as const,
      results: await searchEntries(db, body.query, body.category),
    }),
  );

  app.post(
    PATHS.knowledge.advice,
    { schema: { body: knowledgeAdviceSchema, response: { 200: knowledgeAdviceAnswerSchema } } },
    async ({ body }) => {
      const [best, ...others] = await searchEntries(db, body.question, undefined);
      return {
        success: true as const,
        advice: best?.content ?? null,
        sources: [best, ...others].flatMap((entry) => entry?.title ?? []),
      };
    },
  );
};
