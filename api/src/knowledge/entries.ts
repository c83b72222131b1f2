import type { KnowledgeEntry } from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import type { Db } from '../db/database';

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

export async function allCategories(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('knowledge').select('category').distinct().execute();
  const used = rows.map(({ category }) => category).sort();
  return [...new Set([...KNOWLEDGE_CATEGORIES, ...used])];
}

/** Stores all entries or none, and returns their ids. */
export async function storeEntries(
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
