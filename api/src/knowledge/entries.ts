import type { KnowledgeEntry } from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import type { Db } from '../db/database';
import { KNOWLEDGE_CATEGORIES } from './categories';

/** The built-in categories and those of the entries. */
export async function knownCategories(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('knowledge').select('category').distinct().execute();
  const used = rows.map(({ category }) => category).sort();
  return [...new Set([...KNOWLEDGE_CATEGORIES, ...used])];
}

/** Keeps entries, all or none, and gives their ids. */
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
